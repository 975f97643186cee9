import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { creditsTooMuch, INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { creditNoteTax } from '#libs/domain/invoice-totals';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { CreditNote } from '../invoices/invoice-paying.entity.js';
import { nextDocumentNumber } from '../invoices/document-numbers.service.js';
import { type InvoiceDetails, InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import type { AddCreditNoteDto } from './add-credit-note.dto.js';
import { idempotencyFields, type IdempotencyFields, isIdempotentRetry } from '../../common/records/idempotency.js';
import { RefusedAmount } from './refused-amount.js';

const RULES = INVOICE_RULES.creditNote;
/** Of the ten connections of a process: they wait for each other's number. */
const MADE_AT_ONCE = 2;

/** What takes from an invoice. A credit note is never changed or removed, and its numbers have no gap. */
@Injectable()
export class CreditNotesService {
  private readonly creations = new ConcurrencyLimit(MADE_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
  ) {}

  /**
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt was recorded before, or at the same moment
   * @throws RefusedAmount when all together would be more than the invoice, ConflictException on a cancelled one
   */
  add(
    invoiceId: number,
    { amount, reason }: AddCreditNoteDto,
    key: string | null,
  ): Promise<{ invoice: InvoiceDetails; isNew: boolean }> {
    const attempt = idempotencyFields(key, [amount, reason]);
    return this.creations.run(() =>
      this.manager.transaction(async (manager) => {
        const { id, status, taxRate, totalAmount } = await this.invoices.lock(manager, invoiceId);
        if (await isIdempotentRetry(manager, CreditNote, ['invoice_id', invoiceId], attempt, RULES.otherBody))
          return { invoice: await this.invoices.read(manager, invoiceId), isNew: false };
        if (status === 'cancelled') throw new ConflictException(RULES.onCancelled);
        const { creditedAmount } = await manager.findOneByOrFail(InvoiceRecord, { id: invoiceId });
        if (creditedAmount + amount > totalAmount)
          throw new RefusedAmount(creditsTooMuch(totalAmount - creditedAmount));
        await insertCreditNote(manager, { id, taxRate }, { amount, reason, ...attempt });
        return { invoice: await this.invoices.settle(manager, invoiceId), isNew: true };
      }),
    );
  }

  /** A credit note and the invoice that it corrects, as both are now. One of a deleted invoice is a 404, as that is. */
  get(id: number): Promise<{ creditNote: CreditNote; invoice: InvoiceRecord }> {
    return this.manager.transaction('REPEATABLE READ', async (manager) => {
      const creditNote = await manager.findOneBy(CreditNote, { id });
      const invoice =
        creditNote &&
        (await manager
          .createQueryBuilder(InvoiceRecord, 'invoice')
          .where('invoice.id = (SELECT invoice_id FROM credit_notes WHERE id = :id)', { id })
          .getOne());
      if (!creditNote || !invoice) throw new NotFoundException('There is no credit note with this id');
      return { creditNote, invoice };
    });
  }
}

/** Of today, with the next number. Under the invoice's lock; whoever calls it settles the invoice. */
export async function insertCreditNote(
  manager: EntityManager,
  { id: invoiceId, taxRate }: Pick<InvoiceRecord, 'id' | 'taxRate'>,
  { amount, ...fields }: AddCreditNoteDto & Partial<IdempotencyFields>,
): Promise<void> {
  const today = schoolToday();
  const before = await manager.findBy(CreditNote, { invoiceId });
  await manager.insert(CreditNote, {
    invoiceId,
    creditNoteNumber: await nextDocumentNumber(manager, 'creditNote', today.year),
    date: isoDate(today),
    amount,
    taxAmount: creditNoteTax(amount, taxRate, before),
    ...fields,
  });
}
