import { ConflictException, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { cannotDeleteQuote, QUOTE_RULES as RULES } from '#libs/contracts/quote';
import { invoiceTotals, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';
import { quoteStatus, type QuoteStatus } from '#libs/domain/quote';
import type { MatchCondition } from '#libs/domain/record-tag';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords } from '../../common/lists/list-records.js';
import type { ListRules, RecordPage } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { creationIdempotencyFields, findByIdempotencyKey } from '../../common/records/idempotency.js';
import { findRecord, givenFields } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { ImagesService } from '../images/images.service.js';
import { nextDocumentNumber } from '../invoices/document-numbers.service.js';
import { refuseWrongItems, sentDiscount } from '../invoices/invoice-items.service.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { refuseChangesOfSent } from './locked-quote.js';
import { Quote, QuoteRecord } from './quote.entity.js';
import type { CreateQuoteDto, UpdateQuoteDto } from './write-quote.dto.js';

export const NOUN = 'quote';
const SHOWN = shownFields(QuoteRecord);
/** Of the ten connections of a process: they wait for each other's numbers. */
const CREATED_AT_ONCE = 2;

export const QUOTE_LIST: ListRules<keyof QuoteRecord> = {
  name: 'quotes',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['quoteNumber', 'clientName', 'clientEmail', 'reference'],
  defaultOrder: ['id'],
};

/** Quotes for corporate clients (CONTRACT section 8), as staff write them. */
@Injectable()
export class QuotesService implements OnModuleInit {
  private readonly creations = new ConcurrencyLimit(CREATED_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly images: ImagesService,
    private readonly invoices: InvoicesService,
    private readonly settings: InvoiceSettingsService,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('quotes', 'storm_combat_logo');
  }

  list(query: RawListQuery): Promise<RecordPage<QuoteRecord>> {
    return listRecords(this.manager, QuoteRecord, parseListQuery(query, QUOTE_LIST), QUOTE_LIST);
  }

  get(id: number, manager = this.manager): Promise<QuoteRecord> {
    return findRecord(manager, QuoteRecord, id, NOUN);
  }

  /**
   * A draft.
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt made it before, or at the same moment
   * @throws RefusedFields when there is no such client, or for a line, a discount or a day that is none
   */
  create(dto: CreateQuoteDto, key: string | null): Promise<{ quote: QuoteRecord; isNew: boolean }> {
    const { corporateClientId, taxRate, ...fields } = dto;
    const attempt = creationIdempotencyFields(key, dto);
    const today = schoolToday();
    refuseWrongItems(fields.items);
    refusePast(fields.validUntil);
    return this.creations.run(() =>
      this.manager.transaction(async (manager) => {
        const madeId = await findByIdempotencyKey(manager, Quote, attempt, RULES.otherBody);
        if (madeId !== undefined) return { quote: await this.get(madeId, manager), isNew: false };
        const client = await this.invoices.lockClient(manager, corporateClientId);
        const { defaultTaxRate } = await this.settings.read(manager);
        const discount = sentDiscount(fields, NO_DISCOUNT, INVOICE_DISCOUNT_LIMIT);
        const terms = { ...fields, ...discount, taxRate: taxRate ?? defaultTaxRate };
        const { identifiers } = await manager.insert(Quote, {
          ...terms,
          ...totalsOf(terms),
          ...(await this.parties(manager, client)),
          ...attempt,
          corporateClientId,
          issueDate: isoDate(today),
          quoteNumber: await nextDocumentNumber(manager, 'quote', today.year),
        });
        return { quote: await this.get(identifiers[0]!['id'] as number, manager), isNew: true };
      }),
    );
  }

  /**
   * @throws RefusedFields as for a new one, and for one that was sent and would be valid for less; ConflictException
   * for what a sent one does not let change; StaleRecordException
   */
  update(id: number, changes: UpdateQuoteDto, ifMatch?: MatchCondition): Promise<QuoteRecord> {
    const given = givenFields(changes);
    return this.manager.transaction(async (manager) => {
      // The client first, as when one is deleted: nobody waits in a circle.
      const { corporateClientId } = given;
      const client =
        corporateClientId === undefined ? null : await this.invoices.lockClient(manager, corporateClientId);
      const { status } = await this.lock(manager, id);
      const before = await this.get(id, manager);
      requireMatch(ifMatch, before, NOUN);
      refuseChangesOfSent(changes, given, before);
      refuseChangedReadOnly(changes, before);
      if (given.validUntil !== undefined && given.validUntil !== before.validUntil) refusePast(given.validUntil);
      const written = status === 'draft' ? await this.draftFields(manager, before, given, client) : given;
      await manager.update(Quote, id, { ...written, updatedAt: () => NEXT_UPDATED_AT });
      return this.get(id, manager);
    });
  }

  /** Takes a draft out of the list; its number is kept. @returns what it was */
  remove(id: number): Promise<QuoteRecord> {
    return this.manager.transaction(async (manager) => {
      await this.lock(manager, id);
      const removed = await this.get(id, manager);
      const { quoteNumber, status } = removed;
      if (status !== 'draft') throw new ConflictException(cannotDeleteQuote(quoteNumber, status));
      await manager.update(Quote, id, { deletedAt: () => 'clock_timestamp()' });
      return removed;
    });
  }

  /**
   * Until the end of the transaction: of two who send, answer or change it the second sees what the first did.
   * @throws NotFoundException when there is none, or it is deleted
   */
  async lock(manager: EntityManager, id: number): Promise<Quote> {
    const quote = await manager.findOne(Quote, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!quote) throw new NotFoundException(`There is no ${NOUN} with this id`);
    return quote;
  }

  /** Whom it is from and for, as both are now. @param client null: the quote keeps what it knows of it */
  async parties(manager: EntityManager, client: CorporateClient | null) {
    const { defaultTaxRate: _rate, paymentTerms: _terms, notes: _notes, ...issuer } = await this.settings.read(manager);
    return { ...issuer, ...(client && this.invoices.addressee(client)) };
  }

  private async draftFields(
    manager: EntityManager,
    before: QuoteRecord,
    given: Partial<UpdateQuoteDto>,
    client: CorporateClient | null,
  ) {
    const now = Object.assign(new QuoteRecord(), before, given);
    refuseWrongItems(now.items);
    Object.assign(now, sentDiscount(given, before, INVOICE_DISCOUNT_LIMIT));
    const { discountKind, discountValue } = now;
    return { ...given, discountKind, discountValue, ...totalsOf(now), ...(await this.parties(manager, client)) };
  }
}

export function statusOf(quote: Quote): QuoteStatus {
  return quoteStatus(quote, isoDate(schoolToday()));
}

function totalsOf(terms: Pick<Quote, 'items' | 'taxRate' | 'discountKind' | 'discountValue'>) {
  return invoiceTotals(terms.items.map(pricedLine), terms);
}

/** @throws RefusedFields */
function refusePast(validUntil: string): void {
  if (validUntil < isoDate(schoolToday())) throw new RefusedFields({ validUntil: RULES.validUntil.past });
}
