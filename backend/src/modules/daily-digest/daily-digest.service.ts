import { Inject, Injectable, Logger } from '@nestjs/common';
import { And, EntityManager, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { DIGEST_LINES } from '#libs/domain/daily-digest';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { ContactMessagesService } from '../contact-messages/contact-messages.service.js';
import { queueMail } from '../mail/queue-mail.js';
import { Order } from '../orders/order.entity.js';
import { dailyDigestMail, type Waiting } from './daily-digest.mail.js';
import { NoticeSettings } from './notice-settings.entity.js';

/** What began before this has ended by the tick: an order is in one digest, and in no second one. */
const SETTLED_AFTER_MS = 60_000;

/** Those who get one, and did not yet. */
const DUE = `
  FROM notice_settings settings JOIN users ON users.id = settings.user_id AND users.is_active AND users.role = 'admin'
  WHERE settings.daily_digest AND settings.digested_until < $1`;

interface Due {
  email: string;
  username: string;
  firstName: string | null;
  since: Date;
}

/** One mail in the morning to each member of staff who asked for it, about what waits. */
@Injectable()
export class DailyDigestService {
  private readonly logger = new Logger('Daily digest');

  constructor(
    private readonly manager: EntityManager,
    private readonly messages: ContactMessagesService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * The job. Several may run at once, and again after they were cut short: each user gets one mail for a tick.
   * @param tick the moment it is due
   * @throws when some could not be made, so that the queue tries again; the others are sent
   */
  async sendDue(tick: Date): Promise<void> {
    const until = new Date(tick.getTime() - SETTLED_AFTER_MS);
    const due = await this.manager.query<{ id: number }[]>(`SELECT users.id ${DUE} ORDER BY users.id`, [until]);
    if (due.length === 0) return;
    const messages = {
      count: await this.messages.countUnread(),
      newest: await this.messages.newestUnread(DIGEST_LINES),
    };
    let failed = 0;
    for (const { id } of due) failed += (await this.tryToSend(id, until, messages)) ? 0 : 1;
    if (failed > 0) throw new Error(`${failed} daily digests wait for the next try`);
  }

  private async tryToSend(userId: number, until: Date, messages: Waiting['messages']): Promise<boolean> {
    try {
      await this.manager.transaction((manager) => this.send(manager, userId, until, messages));
      return true;
    } catch (error) {
      this.logger.warn(`The daily digest of user ${userId} waits: ${errorSentence(error)}`);
      return false;
    }
  }

  /** The row's lock lets only one of several write to this user. */
  private async send(
    manager: EntityManager,
    userId: number,
    until: Date,
    messages: Waiting['messages'],
  ): Promise<void> {
    const [user] = await manager.query<Due[]>(
      `SELECT users.email, users.username, users.first_name AS "firstName",
        settings.digested_until AS since ${DUE} AND users.id = $2 FOR UPDATE OF settings`,
      [until, userId],
    );
    if (!user) return;
    const mail = dailyDigestMail(
      user,
      { messages, orders: await newOrders(manager, user.since, until) },
      this.env.publicUrl,
      Date.now(),
    );
    if (mail) await queueMail(manager, mail);
    await manager.update(NoticeSettings, { userId }, { digestedUntil: until });
  }
}

async function newOrders(manager: EntityManager, since: Date, until: Date): Promise<Waiting['orders']> {
  const [newest, count] = await manager.findAndCount(Order, {
    where: { deletedAt: IsNull(), createdAt: And(MoreThanOrEqual(since), LessThan(until)) },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: DIGEST_LINES,
  });
  return { newest, count };
}
