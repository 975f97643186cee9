import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { NO_CLIENT_EMAIL_NOTE, notesForMonth, SKIPPED_NOTE } from '#libs/contracts/recurring-invoice';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { dueDateAfter, dueDates } from '#libs/domain/recurring-invoice';
import { formatMonth } from '#libs/domain/schedule/long-date';
import { type CalendarDate, isoDate } from '#libs/domain/schedule/school-clock';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { InvoiceItemsService } from '../invoices/invoice-items.service.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { SendInvoiceService } from '../invoice-mails/send-invoice.service.js';
import { RecurringInvoice } from './recurring-invoice.entity.js';
import { RecurringInvoiceRun } from './recurring-invoice-run.entity.js';

const BATCH_ROWS = 200;

/** The invoices of recurring invoices whose day has come. */
@Injectable()
export class MakeRecurringInvoicesService {
  private readonly logger = new Logger('RecurringInvoices');

  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly items: InvoiceItemsService,
    private readonly settings: InvoiceSettingsService,
    private readonly sending: SendInvoiceService,
  ) {}

  /**
   * The job. Several may run at once, and again after they were cut short: each day of each has one invoice.
   * @param today the date on the school's wall clock
   * @throws when some could not be made, so that the queue tries again; the others are made
   */
  async makeDue(today: CalendarDate): Promise<void> {
    let failed = 0;
    for (let after = 0, ids = await this.due(after, today); ids.length > 0; ids = await this.due(after, today)) {
      for (const id of ids) failed += (await this.tryToMake(id, today)) ? 0 : 1;
      after = ids.at(-1)!;
    }
    if (failed > 0) throw new Error(`${failed} recurring invoices wait for the next try`);
  }

  private async due(after: number, today: CalendarDate): Promise<number[]> {
    const rows = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM recurring_invoices WHERE next_date <= $1 AND id > $2 ORDER BY id LIMIT ${BATCH_ROWS}`,
      [isoDate(today), after],
    );
    return rows.map(({ id }) => id);
  }

  private async tryToMake(id: number, today: CalendarDate): Promise<boolean> {
    try {
      while (await this.manager.transaction((manager) => this.makeNext(manager, id, today)));
      return true;
    } catch (error) {
      this.logger.warn(`The recurring invoice ${id} waits: ${errorSentence(error)}`);
      return false;
    }
  }

  /**
   * The invoice of the oldest day that is due, with its number, its run and its mail: all of it, or nothing.
   * @returns whether there was one: then there may be more
   */
  private async makeNext(manager: EntityManager, id: number, today: CalendarDate): Promise<boolean> {
    const held = await hold(manager, id);
    if (!held) return false;
    const { recurring, client } = held;
    if (recurring.nextDate === null || recurring.nextDate > isoDate(today)) return false;
    const { skipped, due } = dueDates(recurring, recurring.nextDate, isoDate(today));
    for (const dueOn of skipped) await keepRun(manager, id, { dueOn, outcome: 'skipped', note: SKIPPED_NOTE });
    const [dueOn = recurring.nextDate] = due;
    const invoice = await this.make(manager, recurring, client, dueOn, today);
    await keepRun(manager, id, { dueOn, invoiceId: invoice.id, ...(await this.deliver(manager, recurring, invoice)) });
    await manager.update(RecurringInvoice, id, {
      nextDate: dueDateAfter(recurring, dueOn),
      updatedAt: () => NEXT_UPDATED_AT,
    });
    return true;
  }

  /** Of today, whatever day it is for: its notes say the month. */
  private async make(
    manager: EntityManager,
    { items, taxRate, discountKind, discountValue, notes }: RecurringInvoice,
    client: CorporateClient,
    dueOn: string,
    today: CalendarDate,
  ): Promise<InvoiceDetails> {
    const usual = notes ?? (await this.settings.read(manager)).notes;
    const { id } = await this.invoices.createFor(manager, client, {
      dueDate: paymentDueDate(client.paymentTerms, today),
      taxRate,
      discountKind,
      discountValue,
      notes: notesForMonth(formatMonth(dueOn), usual),
    });
    return this.items.addToNew(manager, id, items);
  }

  private async deliver(
    manager: EntityManager,
    { delivery }: RecurringInvoice,
    invoice: InvoiceDetails,
  ): Promise<Pick<RecurringInvoiceRun, 'outcome' | 'note'>> {
    if (delivery === 'draft') return { outcome: 'draft', note: null };
    if (invoice.clientEmail === null) return { outcome: 'draft', note: NO_CLIENT_EMAIL_NOTE };
    await this.sending.sendNew(manager, invoice, invoice.clientEmail);
    return { outcome: 'sent', note: null };
  }
}

/**
 * Both until the end of the transaction, the client first as whoever deletes it locks it first. What another replica is
 * at, or staff who then see to it themselves, is left to them.
 */
async function hold(
  manager: EntityManager,
  id: number,
): Promise<{ recurring: RecurringInvoice; client: CorporateClient } | undefined> {
  const { corporateClientId } = (await manager.findOneBy(RecurringInvoice, { id })) ?? { corporateClientId: null };
  if (corporateClientId === null) return undefined;
  const client = await manager.findOne(CorporateClient, {
    where: { id: corporateClientId },
    lock: { mode: 'for_key_share' },
  });
  const recurring = await manager.findOne(RecurringInvoice, {
    where: { id, corporateClientId },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  return client && recurring ? { recurring, client } : undefined;
}

async function keepRun(
  manager: EntityManager,
  recurringInvoiceId: number,
  run: Pick<RecurringInvoiceRun, 'dueOn' | 'outcome' | 'note'> & { invoiceId?: number },
): Promise<void> {
  await manager.insert(RecurringInvoiceRun, { recurringInvoiceId, ...run });
}
