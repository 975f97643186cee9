import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { errorSentence } from '../common/logging/error-for-log.js';
import { ENV } from '../config/env.js';
import { directDatabaseUrl, type RunningEnv } from '../config/running-env.js';

/** The NOTIFY channel of migration AnnouncedChanges; the payload is the table's name. */
const CHANNEL = 'changes';
/** Per process. */
export const FEED_CONNECTIONS = 1;
const RECONNECT_AFTER_MS = 500;
const ANSWER_LIMIT_MS = 2_000;
/** Renewed before the last heartbeat expires. */
const HEARTBEAT_EVERY_MS = 300;
/** Cached data may be one second old at most (issue "fast"); the rest allows for the heartbeat's round trip. */
const HEARTBEAT_VALID_MS = 900;

/**
 * Table changes from PostgreSQL's LISTEN/NOTIFY, for cache invalidation in every process. Notifications can be late or
 * lost with the connection, so the feed counts as current only for a moment after an answered heartbeat query:
 * everything notified before that query has arrived.
 */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(ChangeFeed.name);
  private readonly lastChanges = new Map<string, number>();
  private readonly listeners = new Map<string, (() => void)[]>();
  private changes = 0;
  /** The value of `changes` when everything was last invalidated. */
  private invalidatedAt = 0;
  private client: Client | undefined;
  private lastHeartbeatMs = -Infinity;
  /** A statement is in progress: connecting, or a heartbeat. */
  private isAsking = false;
  private isClosed = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(@Inject(ENV) private readonly env: RunningEnv) {}

  onModuleInit(): void {
    void this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  /** Whether all changes older than a second are known. Reading it keeps the heartbeat going. */
  get isCurrent(): boolean {
    const now = performance.now();
    const age = now - this.lastHeartbeatMs;
    if (age > HEARTBEAT_EVERY_MS) void this.heartbeat(now);
    return age < (this.env.changeProofLifeMs ?? HEARTBEAT_VALID_MS);
  }

  /** Changes with every change of these tables and with every invalidation. */
  versionOf(tables: readonly string[]): number {
    return Math.max(this.invalidatedAt, ...tables.map((table) => this.lastChanges.get(table) ?? 0));
  }

  /** Calls back after a change of the table, and after every connect, because changes may have been missed. */
  onChange(table: string, callback: () => void): void {
    this.listeners.set(table, [...(this.listeners.get(table) ?? []), callback]);
  }

  /** Invalidates everything that was read before, for a write whose notification may still be on its way. */
  invalidateAll(): void {
    this.invalidatedAt = ++this.changes;
  }

  private tell(table: string): void {
    this.lastChanges.set(table, ++this.changes);
    for (const callback of this.listeners.get(table) ?? []) callback();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: directDatabaseUrl(this.env),
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.drop(client, error));
    client.on('end', () => this.drop(client, new Error('The connection ended')));
    client.on('notification', ({ payload = '' }) => this.tell(payload));
    this.client = client;
    this.isAsking = true;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.forget();
      for (const callback of [...this.listeners.values()].flat()) callback();
      this.isAsking = false;
      await this.heartbeat(performance.now());
    } catch (error) {
      this.drop(client, error);
    }
  }

  private async heartbeat(askedMs: number): Promise<void> {
    const { client } = this;
    if (!client || this.isAsking) return;
    this.isAsking = true;
    try {
      await client.query('SELECT 1');
      if (client === this.client) this.lastHeartbeatMs = askedMs;
    } catch (error) {
      this.drop(client, error);
    } finally {
      if (client === this.client) this.isAsking = false;
    }
  }

  private drop(client: Client, error: unknown): void {
    if (client !== this.client) return;
    this.client = undefined;
    this.isAsking = false;
    this.forget();
    void client.end().catch(() => undefined);
    if (this.isClosed) return;
    this.log.warn(`Public answers come from the database until changes are heard again: ${errorSentence(error)}`);
    this.retry = setTimeout(() => void this.connect(), RECONNECT_AFTER_MS).unref();
  }

  private forget(): void {
    this.lastHeartbeatMs = -Infinity;
    this.invalidateAll();
  }
}
