import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { nearClosures } from '#libs/domain/schedule/near-closures';
import { effectiveFacts, type OwnFacts, ownFacts, takeFacts } from '#libs/school/facts';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { school } from '#libs/school/school';
import { ENV, type Env } from '../../config/env.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { ClassCalendarService, todayAtSchool } from '../class-calendar/class-calendar.service.js';
import { type CardAccount, cardAccount } from './card-account.js';
import { SchoolSetting, WITH_SECRETS } from './school-setting.entity.js';

type Listener = (own: OwnFacts) => void;

/** A change is announced once: what could not be read is asked for again, or the old prices would stay. */
const READ_AGAIN_AFTER_MS = 2_000;

/**
 * Keeps what this process says of the school as the database has it: read at the start, after every change that any
 * process makes, and whenever changes may have been missed.
 */
@Injectable()
export class SchoolFactsService implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(SchoolFactsService.name);
  private readonly listeners: Listener[] = [];
  private own: OwnFacts = {};
  private account: CardAccount | null = null;
  private reading: Promise<void> | undefined;
  private isReadAgain = false;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly manager: EntityManager,
    private readonly feed: ChangeFeed,
    private readonly calendar: ClassCalendarService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const table of ['school_settings', 'closures']) this.feed.onChange(table, () => void this.reload());
    await this.reload();
  }

  onApplicationShutdown(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
  }

  /** What the owner says of the school, as this process has it. */
  get now(): OwnFacts {
    return this.own;
  }

  /** What orders are paid into by card, in use or not; null: it is not known whole. */
  get cardAccount(): CardAccount | null {
    return this.account;
  }

  /** Calls back with the owner's facts, now and whenever they change. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
    listener(this.own);
  }

  /** What is near is another thing every day. */
  @Cron('0 0 0 * * *', { name: 'school-day', timeZone: school.timeZone })
  async newDay(): Promise<void> {
    await this.reload();
  }

  /**
   * Reads them; a change while they are being read is read after it. Without the database they stay as they are, until
   * it answers again.
   */
  async reload(): Promise<void> {
    if (this.reading) {
      this.isReadAgain = true;
      return this.reading;
    }
    this.reading = this.readUntilQuiet().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readUntilQuiet(): Promise<void> {
    do {
      this.isReadAgain = false;
      clearTimeout(this.retry);
      try {
        const rows = await this.manager.find(SchoolSetting, { select: WITH_SECRETS });
        const said = ownFacts(Object.fromEntries(rows.map(({ section, value }) => [section, value])));
        const secrets = rows.find(({ section }) => section === 'cards')?.secrets ?? {};
        const { cards: _account, ...own } = said;
        const closures = nearClosures(await this.calendar.closedDays(), todayAtSchool());
        this.account = cardAccount(effectiveFacts(said).cards, secrets, this.env);
        this.take({
          ...own,
          ...(this.account?.takesCards && { cards: { takesCards: true } }),
          ...(closures.length > 0 && { closures }),
        });
      } catch (error) {
        this.log.warn(`The school's settings could not be read: ${errorSentence(error)}`);
        if (!this.isClosed) this.retry = setTimeout(() => void this.reload(), READ_AGAIN_AFTER_MS).unref();
      }
    } while (this.isReadAgain);
  }

  private take(own: OwnFacts): void {
    const isSame = JSON.stringify(own) === JSON.stringify(this.own);
    this.own = own;
    takeFacts(own);
    if (!isSame) for (const listener of this.listeners) listener(own);
  }
}
