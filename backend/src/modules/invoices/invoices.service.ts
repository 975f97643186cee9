import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { DataSource, EntityManager, IsNull, Not } from 'typeorm';
import { INVOICE_LOGO_RULES } from '#libs/contracts/image';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import type { MatchCondition } from '#libs/domain/record-tag';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { isWholeList, type LargeRules } from '../../common/lists/large-list.js';
import { compactCounts } from '../../common/lists/list-counts.js';
import { listRecords } from '../../common/lists/list-records.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { shownFields } from '../../common/lists/shown-fields.js';
import type { RecordPage } from '../../common/lists/list-rules.js';
import { type StreamedList, streamRecords } from '../../common/lists/stream-records.js';
import {
  type IdempotencyFields,
  creationIdempotencyFields,
  findByIdempotencyKey,
} from '../../common/records/idempotency.js';
import { findRecord, givenFields } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { requireMatch } from '../../common/records/record-match.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { ImagesService } from '../images/images.service.js';
import type { ChangeInvoiceDto } from './change-invoice.dto.js';
import { clientOnInvoice } from '#libs/domain/client-on-invoice';
import { schoolToday } from '#libs/school/school-today';
import type { CreateInvoiceDto } from './create-invoice.dto.js';
import { nextDocumentNumber } from './document-numbers.service.js';
import { Invoice } from './invoice.entity.js';
import { type InvoiceDetails, InvoiceRecord } from './invoice-record.entity.js';
import { NOUN, readDetails, settledStatus, statusAfterChange, writeInvoice } from './invoice-rows.js';
import { InvoiceSettingsService, withDefaults } from './invoice-settings.service.js';
import { refuseChangesOfLocked, refuseDeletion, refuseRewriting } from './locked-invoice.js';
import { sentDiscount } from './sent-discount.js';

const COUNTS_TABLE = 'invoice_counts';
const COUNTED = { status: 'status' } as const;
/** Of the ten connections of a process: who waits for the next number must not keep out who only reads. */
const CREATED_AT_ONCE = 4;

export const INVOICE_LIST: LargeRules<keyof InvoiceRecord> = {
  name: 'invoices',
  sortable: [
    'id',
    'invoiceNumber',
    'clientName',
    'issueDate',
    'dueDate',
    'totalAmount',
    'status',
    'createdAt',
    'updatedAt',
  ],
  filters: shownFields(InvoiceRecord),
  searched: ['searchText'],
  defaultOrder: [],
  large: {
    defaultSort: { field: 'createdAt', direction: 'DESC' },
    countsTable: COUNTS_TABLE,
    counted: COUNTED,
    countedDay: 'createdAt',
    indexedTexts: ['invoiceNumber', 'clientName', 'clientEmail'],
  },
};

/**
 * Invoices for corporate clients (spec 3 sections 2 to 9, CONTRACT "Invoices"). Whoever changes one or a part of it
 * holds its lock.
 */
@Injectable()
export class InvoicesService implements OnModuleInit {
  private readonly creations = new ConcurrencyLimit(CREATED_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly dataSource: DataSource,
    private readonly images: ImagesService,
    private readonly settings: InvoiceSettingsService,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('invoices', 'storm_combat_logo');
  }

  /**
   * A part of the list or, where neither a part nor a search is asked for, all of it as a stream. The newest come
   * first.
   */
  async list(query: RawListQuery): Promise<RecordPage<InvoiceRecord> | StreamedList> {
    const asked = parseListQuery(query, INVOICE_LIST);
    if (isWholeList(asked)) return streamRecords(this.dataSource, InvoiceRecord, asked, INVOICE_LIST);
    return listRecords(this.manager, InvoiceRecord, asked, INVOICE_LIST);
  }

  /** One snapshot, so that sums and what they are of agree. */
  get(id: number): Promise<InvoiceDetails> {
    return this.manager.transaction('REPEATABLE READ', (manager) => readDetails(manager, id));
  }

  /** As it stands in this transaction. */
  read(manager: EntityManager, id: number): Promise<InvoiceDetails> {
    return readDetails(manager, id);
  }

  /**
   * Pending, without lines, for the client as it is now.
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt made it before, or at the same moment
   * @throws RefusedFields when there is no such client, for a discount that is none, or for an inline logo that is no
   * image
   */
  async create(dto: CreateInvoiceDto, key: string | null): Promise<{ invoice: InvoiceDetails; isNew: boolean }> {
    const { corporateClientId, stormCombatLogo, ...fields } = dto;
    const attempt = creationIdempotencyFields(key, dto);
    const logo = await this.images.read('stormCombatLogo', stormCombatLogo, INVOICE_LOGO_RULES);
    return this.creations.run(() =>
      this.manager.transaction(async (manager) => {
        const madeId = await findByIdempotencyKey(manager, Invoice, attempt, INVOICE_RULES.otherBody);
        if (madeId !== undefined) return { invoice: await readDetails(manager, madeId), isNew: false };
        const client = await this.lockClient(manager, corporateClientId);
        const kept = { ...fields, stormCombatLogo: await this.images.store(manager, logo) };
        return { invoice: await this.createFor(manager, client, kept, attempt), isNew: true };
      }),
    );
  }

  /**
   * The same in the caller's transaction, which holds the client.
   * @param asItIs nothing that the settings say takes the place of what is null there
   */
  async createFor(
    manager: EntityManager,
    client: CorporateClient,
    { dueDate, taxRate, discountKind, discountValue, ...fields }: Omit<CreateInvoiceDto, 'corporateClientId'>,
    asItIs: Partial<Pick<Invoice, 'notes' | 'duplicatesInvoiceId' | keyof IdempotencyFields>> = {},
  ): Promise<InvoiceDetails> {
    const { defaultTaxRate, paymentTerms: _terms, ...issuer } = await this.settings.read(manager);
    const issued = withDefaults(issuer, fields);
    const today = schoolToday();
    const invoiceNumber = await nextDocumentNumber(manager, 'invoice', today.year);
    const { identifiers } = await manager.insert(Invoice, {
      ...issued,
      ...clientOnInvoice(client),
      ...sentDiscount({ discountKind, discountValue }, NO_DISCOUNT, INVOICE_DISCOUNT_LIMIT),
      corporateClientId: client.id,
      invoiceNumber,
      issueDate: isoDate(today),
      dueDate,
      taxRate: taxRate ?? defaultTaxRate,
      ...asItIs,
    });
    return readDetails(manager, identifiers[0]!['id'] as number);
  }

  /**
   * Whom an invoice of this transaction is for: nobody deletes the client before its end.
   * @throws RefusedFields when there is no such client
   */
  async lockClient(manager: EntityManager, id: number): Promise<CorporateClient> {
    const client = await manager.findOne(CorporateClient, { where: { id }, lock: { mode: 'for_key_share' } });
    if (!client) throw new RefusedFields({ corporateClientId: INVOICE_RULES.corporateClientId.unknown });
    return client;
  }

  /**
   * @throws RefusedFields for a discount that is none, or an inline logo that is no image, ConflictException for what a
   * locked one does not let change
   */
  async change(
    id: number,
    { stormCombatLogo, ...fields }: ChangeInvoiceDto,
    ifMatch?: MatchCondition,
  ): Promise<InvoiceDetails> {
    const logo = await this.images.read('stormCombatLogo', stormCombatLogo, INVOICE_LOGO_RULES);
    return this.manager.transaction(async (manager) => {
      await this.lock(manager, id);
      const before = await readDetails(manager, id);
      requireMatch(ifMatch, before, NOUN);
      const given = givenFields({ ...fields, stormCombatLogo: await this.images.store(manager, logo) });
      // An invoice from nobody is none.
      if (given.stormCombatName === null) given.stormCombatName = (await this.settings.read(manager)).stormCombatName;
      refuseChangesOfLocked(fields, given, before);
      refuseChangedReadOnly(fields, before);
      Object.assign(given, sentDiscount(given, before, INVOICE_DISCOUNT_LIMIT));
      return writeInvoice(manager, before, given, (now) => given.status ?? statusAfterChange(before, now));
    });
  }

  /**
   * Out of every list; the row and its number are kept.
   * @returns the invoice as it was
   * @throws ConflictException for a locked one
   */
  remove(id: number): Promise<InvoiceDetails> {
    return this.manager.transaction(async (manager) => {
      await this.lock(manager, id);
      const removed = await readDetails(manager, id);
      refuseDeletion(removed);
      await manager.update(Invoice, id, { deletedAt: () => 'clock_timestamp()' });
      return removed;
    });
  }

  /**
   * Locks the invoice until the end of the transaction: of two who change it or its parts the second sees what the
   * first did.
   * @throws NotFoundException when there is none, or it is deleted
   */
  async lock(manager: EntityManager, id: number): Promise<Invoice> {
    const invoice = await manager.findOne(Invoice, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!invoice) throw new NotFoundException(`There is no ${NOUN} with this id`);
    return invoice;
  }

  /**
   * The same, for who changes what it says.
   * @throws ConflictException when a client holds it, or something was paid or credited
   */
  async lockToRewrite(manager: EntityManager, id: number): Promise<void> {
    await this.lock(manager, id);
    refuseRewriting(await findRecord(manager, InvoiceRecord, id, NOUN));
  }

  /**
   * To be called in the transaction that has added, changed or removed a line, a payment or a credit note, under the
   * invoice's lock: totals, status and updatedAt follow.
   * @param settledBefore cents paid and credited until now, where a payment was removed
   */
  async settle(manager: EntityManager, id: number, settledBefore = 0): Promise<InvoiceDetails> {
    const isCalledPaid = await manager.existsBy(Invoice, { id, settledOn: Not(IsNull()) });
    return writeInvoice(manager, await findRecord(manager, InvoiceRecord, id, NOUN), {}, (now) =>
      settledStatus(now, { settledBefore, isCalledPaid }),
    );
  }

  /** The client as an invoice of today would name it. */
  addressee(client: CorporateClient): ReturnType<typeof clientOnInvoice> {
    return clientOnInvoice(client);
  }

  compactCounts(): Promise<void> {
    return compactCounts(this.manager, COUNTS_TABLE, ['day', ...Object.values(COUNTED)]);
  }
}
