import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CORRECTION_RULES, correctedAlready, correctionReason } from '#libs/contracts/invoice-lock';
import { dueAsBefore } from '#libs/domain/payment-terms';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { nextDocumentNumber } from '../invoices/document-numbers.service.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { insertCreditNote } from './credit-notes.service.js';

/** Of the ten connections of a process: they wait for each other's numbers. */
const MADE_AT_ONCE = 2;

/** The way out of a locked invoice: what the client holds is credited, and a new draft says it anew. */
@Injectable()
export class CorrectInvoiceService {
  private readonly corrections = new ConcurrencyLimit(MADE_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
  ) {}

  /**
   * A credit note for all that is not credited yet, and a draft of the same under the next number.
   * @returns the draft
   * @throws ConflictException when the invoice is not locked, is cancelled, or has been replaced already
   */
  correct(id: number): Promise<InvoiceDetails> {
    return this.corrections.run(() =>
      this.manager.transaction(async (manager) => {
        await this.invoices.lock(manager, id);
        const wrong = await this.invoices.read(manager, id);
        await refuse(manager, wrong);
        const draftId = await insertDraft(manager, wrong);
        const draft = await this.invoices.settle(manager, draftId);
        const rest = wrong.totalAmount - wrong.creditedAmount;
        if (rest > 0) {
          await insertCreditNote(manager, wrong, { amount: rest, reason: correctionReason(draft.invoiceNumber) });
          await this.invoices.settle(manager, id);
        }
        return draft;
      }),
    );
  }
}

async function refuse(manager: EntityManager, { id, lockedBecause, status }: InvoiceDetails): Promise<void> {
  if (lockedBecause === null) throw new ConflictException(CORRECTION_RULES.notLocked);
  if (status === 'cancelled') throw new ConflictException(CORRECTION_RULES.onCancelled);
  const [draft] = await manager.query<{ number: string }[]>(
    'SELECT invoice_number AS number FROM invoices WHERE corrects_invoice_id = $1 AND deleted_at IS NULL',
    [id],
  );
  if (draft) throw new ConflictException(correctedAlready(draft.number));
}

/** Of today, with as long to pay as before. @returns its id */
async function insertDraft(manager: EntityManager, wrong: InvoiceDetails): Promise<number> {
  const today = schoolToday();
  const { identifiers } = await manager.insert(Invoice, {
    ...copied(wrong),
    correctsInvoiceId: wrong.id,
    invoiceNumber: await nextDocumentNumber(manager, 'invoice', today.year),
    issueDate: isoDate(today),
    dueDate: dueAsBefore(wrong, today),
  });
  const invoiceId = identifiers[0]!['id'] as number;
  for (const { id: _id, ...item } of wrong.items) await manager.insert(InvoiceItem, { ...item, invoiceId });
  return invoiceId;
}

/** What it says, whoever it is for; neither when nor what became of it. */
function copied(wrong: InvoiceDetails) {
  const { corporateClientId, clientName, clientEmail, clientPhone, clientAddress, clientVatNumber } = wrong;
  const { taxRate, discountKind, discountValue } = wrong;
  const { stormCombatName, stormCombatAddress, stormCombatPhone, stormCombatEmail, stormCombatVatNumber } = wrong;
  const { stormCombatLogo, bankName, accountName, accountNumber, branchCode, swiftCode, notes } = wrong;
  return {
    corporateClientId,
    clientName,
    clientEmail,
    clientPhone,
    clientAddress,
    clientVatNumber,
    taxRate,
    discountKind,
    discountValue,
    notes,
    stormCombatName,
    stormCombatAddress,
    stormCombatPhone,
    stormCombatEmail,
    stormCombatVatNumber,
    stormCombatLogo,
    bankName,
    accountName,
    accountNumber,
    branchCode,
    swiftCode,
  };
}
