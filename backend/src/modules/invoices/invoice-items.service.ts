import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { lineDiscountLimit } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES, QUICK_ADD_COUNT } from '#libs/contracts/invoice-rules';
import { type Discount, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { rowsById } from '../../common/lists/large-list.js';
import { givenFields } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { InvoiceItem } from './invoice-item.entity.js';
import type { InvoiceDetails } from './invoice-record.entity.js';
import { InvoicesService } from './invoices.service.js';
import { sentDiscount } from './sent-discount.js';
import { InvoiceLines } from './invoice-lines.decorator.js';
import { DiscountKindField, DiscountValueField } from './discount.decorators.js';
import { AddInvoiceItemDto, type ChangeInvoiceItemDto } from './write-invoice-item.dto.js';

/** For other modules that take lines and discounts. */
export { AddInvoiceItemDto, DiscountKindField, DiscountValueField, InvoiceLines, sentDiscount };

/** Nobody misses what was saved before so many lines, and they are read in a moment. */
const LOOKED_THROUGH = 2_000;

type Line = Omit<InvoiceItem, 'id' | 'invoiceId' | 'invoice' | 'savedAt'>;

/**
 * The lines of an invoice. Each change holds the invoice's lock and settles it, so that its totals are those of its
 * lines.
 */
@Injectable()
export class InvoiceItemsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
  ) {}

  /**
   * The last that were saved, each description and price once, the latest first. Without their discounts, which were
   * agreed for those invoices.
   */
  async recent(): Promise<InvoiceItem[]> {
    const found = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM (
         SELECT DISTINCT ON (description, unit_price_cents) id, saved_at
         FROM (
           SELECT id, description, unit_price_cents, saved_at FROM invoice_items
           ORDER BY saved_at DESC, id DESC LIMIT $1
         ) newest
         ORDER BY description, unit_price_cents, saved_at DESC, id DESC
       ) different ORDER BY saved_at DESC, id DESC LIMIT $2`,
      [LOOKED_THROUGH, QUICK_ADD_COUNT],
    );
    const items = await rowsById(
      this.manager,
      InvoiceItem,
      found.map(({ id }) => id),
    );
    return items.map(({ id, invoiceId, description, quantity, unitPrice }) => ({
      id,
      invoiceId,
      ...pricedLine({ description, quantity, unitPrice }),
    }));
  }

  /** @throws ConflictException when the invoice is locked, or has as many as it may */
  add(invoiceId: number, item: AddInvoiceItemDto): Promise<InvoiceItem> {
    return this.manager.transaction(async (manager) => {
      await this.invoices.lockToRewrite(manager, invoiceId);
      const { maxCount, tooMany } = INVOICE_RULES.items;
      if ((await manager.countBy(InvoiceItem, { invoiceId })) >= maxCount) throw new ConflictException(tooMany);
      const id = await insertItem(manager, invoiceId, item);
      await this.invoices.settle(manager, invoiceId);
      return findItem(manager, invoiceId, id);
    });
  }

  /** All the lines of an invoice that the caller's transaction has made. */
  async addToNew(
    manager: EntityManager,
    invoiceId: number,
    lines: readonly AddInvoiceItemDto[],
  ): Promise<InvoiceDetails> {
    for (const line of lines) await insertItem(manager, invoiceId, line);
    return this.invoices.settle(manager, invoiceId);
  }

  change(invoiceId: number, itemId: number, changes: ChangeInvoiceItemDto): Promise<InvoiceItem> {
    return this.manager.transaction(async (manager) => {
      await this.invoices.lockToRewrite(manager, invoiceId);
      const before = await findItem(manager, invoiceId, itemId);
      refuseChangedReadOnly(changes, before);
      const { description, quantity, unitPrice } = before;
      const changed = pricedItem({ description, quantity, unitPrice, ...givenFields(changes) }, before);
      await manager.update(InvoiceItem, itemId, { ...changed, savedAt: () => 'clock_timestamp()' });
      await this.invoices.settle(manager, invoiceId);
      return findItem(manager, invoiceId, itemId);
    });
  }

  /** @returns the line that was removed */
  remove(invoiceId: number, itemId: number): Promise<InvoiceItem> {
    return this.manager.transaction(async (manager) => {
      await this.invoices.lockToRewrite(manager, invoiceId);
      const removed = await findItem(manager, invoiceId, itemId);
      await manager.delete(InvoiceItem, itemId);
      await this.invoices.settle(manager, invoiceId);
      return removed;
    });
  }
}

/** @returns its id */
async function insertItem(manager: EntityManager, invoiceId: number, line: AddInvoiceItemDto): Promise<number> {
  const { identifiers } = await manager.insert(InvoiceItem, { invoiceId, ...pricedItem(line) });
  return identifiers[0]!['id'] as number;
}

/** A line is reachable only through its own invoice. */
async function findItem(manager: EntityManager, invoiceId: number, id: number): Promise<InvoiceItem> {
  const item = await manager.findOneBy(InvoiceItem, { id, invoiceId });
  if (!item) throw new NotFoundException('There is no line item with this id on this invoice');
  return item;
}

/**
 * A line as it is stored, of what was sent.
 * @param before the discount there is, which stays unless another is sent
 * @throws RefusedFields
 */
export function pricedItem(sent: AddInvoiceItemDto, before: Discount = NO_DISCOUNT): Line {
  const { description, quantity, unitPrice } = sent;
  const { max, tooHigh } = INVOICE_RULES.totalPrice;
  const fullPrice = quantity * unitPrice;
  if (fullPrice > max) throw new RefusedFields({ unitPrice: tooHigh });
  const discount = sentDiscount(sent, before, lineDiscountLimit(fullPrice));
  return pricedLine({ description, quantity, unitPrice, ...discount });
}

/**
 * Lines that become those of an invoice later, by the rules of an invoice's line: or it could not be made.
 * @throws RefusedFields that names the line
 */
export function refuseWrongItems(items: readonly AddInvoiceItemDto[]): void {
  for (const [at, item] of items.entries())
    try {
      pricedItem(item);
    } catch (error) {
      if (!(error instanceof RefusedFields)) throw error;
      const errors = Object.entries(error.errors).map(([field, message]) => [`items.${at}.${field}`, message]);
      throw new RefusedFields(Object.fromEntries(errors) as Record<string, string>);
    }
}
