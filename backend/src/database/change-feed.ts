import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { errorSentence } from '../common/logging/error-for-log.js';
import { ENV } from '../config/env.js';
import { directDatabaseUrl, type RunningEnv } from '../config/running-env.js';

/** What the triggers of migration AnnouncedChanges notify, with the table's name. */
const CHANNEL = 'changes';
/** Of each process. */
export const FEED_CONNECTIONS = 1;
const RECONNECT_AFTER_MS = 500;
const ANSWER_LIMIT_MS = 2_000;
/** A proof is asked for again before the last one is too old. */
const PROVE_EVERY_MS = 300;
/** Nobody is given data older than one second (issue "fast"): what is left is for the proof's own way. */
const PROOF_LIFE_MS = 900;

/**
 * Which tables have changed, told by PostgreSQL to every process on the database (LISTEN). Notifications can be late or
 * lost with the connection, so what was read before is believed only while the connection has just proved itself: an
 * answered query shows that everything told before it was asked has arrived.
 */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(ChangeFeed.name);
  private readonly lastChanges = new Map<string, number>();
  private readonly listeners = new Map<string, (() => void)[]>();
  private changes = 0;
  /** When changes may have been missed, on the same scale. */
  private missed = 0;
  private client: Client | undefined;
  private provenMs = -Infinity;
  /** One statement at a time: the connection is being made ready, or a proof is under way. */
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

  /** Whether all changes older than a second are known. Asking keeps it so. */
  get isCurrent(): boolean {
    const now = performance.now();
    const age = now - this.provenMs;
    if (age > PROVE_EVERY_MS) void this.prove(now);
    return age < (this.env.changeProofLifeMs ?? PROOF_LIFE_MS);
  }

  /** A number that is another one after any change of these tables, and after changes may have been missed. */
  versionOf(tables: readonly string[]): number {
    return Math.max(this.missed, ...tables.map((table) => this.lastChanges.get(table) ?? 0));
  }

  /** Calls back after any change of the table, and whenever changes may have been missed. */
  onChange(table: string, callback: () => void): void {
    this.listeners.set(table, [...(this.listeners.get(table) ?? []), callback]);
  }

  /** To be called after a write whose notification may still be on its way: nothing read before is believed. */
  expectUntold(): void {
    this.missed = ++this.changes;
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
      await this.prove(performance.now());
    } catch (error) {
      this.drop(client, error);
    }
  }

  private async prove(askedMs: number): Promise<void> {
    const { client } = this;
    if (!client || this.isAsking) return;
    this.isAsking = true;
    try {
      await client.query('SELECT 1');
      if (client === this.client) this.provenMs = askedMs;
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
    this.provenMs = -Infinity;
    this.expectUntold();
  }
}
