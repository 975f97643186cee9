import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { lastDueDateReminded, reminderDue, type ReminderKind } from '#libs/domain/invoice-reminders';
import { type CalendarDate, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { queueMail } from '../mail/queue-mail.js';
import { invoiceReminderMail } from './invoice.mail.js';
import { OutgoingInvoicesService } from './outgoing-invoices.service.js';
import { keepSending } from './sent-invoices.service.js';

const BATCH_ROWS = 500;

/** Of those that may be reminded of, after this id. The rule itself stands in libs/domain. */
const OWED = `
  SELECT invoice.id, invoice.due_date::text AS "dueDate", invoice.sent_at AS "sentAt",
    ARRAY(SELECT kind FROM invoice_reminders reminder WHERE reminder.invoice_id = invoice.id) AS kinds
  FROM invoices invoice JOIN corporate_clients client ON client.id = invoice.corporate_client_id
  WHERE invoice.status IN ('pending', 'overdue') AND invoice.deleted_at IS NULL AND invoice.sent_at IS NOT NULL
    AND invoice.total_cents > 0
    AND client.invoice_reminders AND invoice.due_date <= $1 AND invoice.id > $2
    AND NOT EXISTS (SELECT FROM invoice_reminders reminder
      WHERE reminder.invoice_id = invoice.id AND reminder.kind = 'after')
  ORDER BY invoice.id LIMIT ${BATCH_ROWS}`;

interface Owed {
  id: number;
  dueDate: string;
  sentAt: Date;
  kinds: ReminderKind[];
}

/** Reminders of invoices that were sent from here and are still owed, to where they were sent. */
@Injectable()
export class RemindersService {
  private readonly logger = new Logger('Reminders');

  constructor(
    private readonly manager: EntityManager,
    private readonly outgoing: OutgoingInvoicesService,
  ) {}

  /**
   * The job: one mail for each invoice whose reminder is due. Several may run at once, and again after they were cut
   * short.
   * @param today the date on the school's wall clock
   * @throws when some could not be made, so that the queue tries again; the others are sent
   */
  async sendDue(today: CalendarDate): Promise<void> {
    let failed = 0;
    for (
      let after = 0, batch = await this.owed(today, after);
      batch.length > 0;
      batch = await this.owed(today, after)
    ) {
      for (const invoice of batch) {
        const kind = kindDue(invoice, today);
        if (kind !== undefined && !invoice.kinds.includes(kind))
          failed += (await this.tryToSend(invoice.id, today)) ? 0 : 1;
      }
      after = batch.at(-1)!.id;
    }
    if (failed > 0) throw new Error(`${failed} reminders of invoices wait for the next try`);
  }

  private owed(today: CalendarDate, after: number): Promise<Owed[]> {
    return this.manager.query<Owed[]>(OWED, [lastDueDateReminded(today), after]);
  }

  private async tryToSend(id: number, today: CalendarDate): Promise<boolean> {
    try {
      await this.outgoing.send(id, (manager, invoice, pdf) => remind(manager, invoice, pdf, today));
      return true;
    } catch (error) {
      this.logger.warn(`The reminder of invoice ${id} waits: ${errorSentence(error)}`);
      return false;
    }
  }
}

/** Looks at everything again, under the invoice's lock. */
async function remind(
  manager: EntityManager,
  invoice: InvoiceDetails,
  pdf: Buffer,
  today: CalendarDate,
): Promise<void> {
  const { id, status, outstandingAmount, sentAt, sentTo, dueDate, corporateClientId } = invoice;
  if (
    !(status === 'pending' || status === 'overdue') ||
    outstandingAmount <= 0 ||
    sentAt === null ||
    sentTo === null ||
    corporateClientId === null
  )
    return;
  const kind = kindDue({ dueDate, sentAt }, today);
  const client = await manager.findOneBy(CorporateClient, { id: corporateClientId });
  if (kind === undefined || client?.invoiceReminders !== true) return;
  const added = await manager.query<unknown[]>(
    `INSERT INTO invoice_reminders (invoice_id, kind, sent_to) VALUES ($1, $2, $3)
      ON CONFLICT (invoice_id, kind) DO NOTHING RETURNING 1`,
    [id, kind, sentTo],
  );
  if (added.length === 0) return;
  await keepSending(manager, id, { kind: 'reminder', sentTo, pdf });
  await queueMail(manager, invoiceReminderMail(invoice, { to: sentTo, pdf, today: isoDate(today) }));
}

function kindDue({ dueDate, sentAt }: Pick<Owed, 'dueDate' | 'sentAt'>, today: CalendarDate): ReminderKind | undefined {
  return reminderDue(dueDate, isoDate(readSchoolClock(sentAt).date), isoDate(today));
}
