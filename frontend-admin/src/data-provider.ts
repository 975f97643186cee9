/**
 * Reads and writes of records: react-admin's simple REST dialect, which the API speaks (CONTRACT section 2, "Lists").
 */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { RestorableResource } from '#libs/contracts/activity';
import type { ContactMessageStatus } from '#libs/contracts/contact-message';
import type {
  CalendarDayView,
  ContactMessage,
  ContactMessageView,
  ExportedContactMessageView,
  ArchivedOldView,
  FaqPreview,
  PlanMessageDto,
  PreviewFaqDto,
  RestoredView,
  SaveResponseDto,
  StockMovement,
  SubstituteNeededView,
  UploadProductImageDto,
  UploadedProductImage,
} from '#libs/contracts/generated/api';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { recordTag } from '#libs/domain/record-tag';
import {
  type AccountCalls,
  createAccountCalls,
  createCallApi,
  createNoticeCalls,
  createPeopleCalls,
  type NoticeCalls,
  type PeopleCalls,
} from './call-api';
import type { FetchFile, FetchJson } from './fetch-json';
import { createImportCalls, type ImportCalls } from './import-calls';
import { createInvoiceCalls, type InvoiceCalls, createPayingCalls, type PayingCalls } from './invoice-calls';
import { createOrderCalls, type OrderCalls } from './order-calls';
import { createReportCalls, type ReportCalls } from './report-calls';
import { ADMIN_API, apiPath } from './resource-paths';
import { createSettingsCalls, type SettingsCalls } from './settings-calls';
import { createSystemCalls, type SystemCalls } from './system-calls';
import { createTaskCalls, type TaskCalls } from './task-calls';
import { createTrialCalls, type TrialCalls } from './trial-calls';

/** One thing that staff do with a message; each but the plan has an address of its own (spec 3 section 7). */
export type MessageChange =
  | { part: 'plan'; body: PlanMessageDto }
  | { part: 'status'; body: { status: ContactMessageStatus } }
  | { part: 'archive'; body: { archive: boolean } }
  | { part: 'spam'; body: { spam: boolean } }
  /**
   * With a tag it is refused (412) when the message is not as the tag says any more. With a key it is stored once,
   * however often it is sent.
   */
  | { part: 'response'; body: SaveResponseDto; ifMatch: string; key?: string | undefined };

export interface SchoolDataProvider
  extends
    DataProvider,
    AccountCalls,
    ImportCalls,
    InvoiceCalls,
    NoticeCalls,
    OrderCalls,
    PayingCalls,
    PeopleCalls,
    ReportCalls,
    SettingsCalls,
    SystemCalls,
    TaskCalls,
    TrialCalls {
  /** How many messages wait for staff. Asking does not keep the session alive. */
  countUnread(): Promise<number>;
  changeMessage(id: number, change: MessageChange): Promise<ContactMessageView>;
  /** The message by which the visitor of a conversation is answered, made at the first call. */
  makeMessage(conversationId: number): Promise<ContactMessage>;
  /** What the assistant would answer otherwise if the FAQ were saved. */
  previewFaq(faq: PreviewFaqDto): Promise<FaqPreview>;
  /** How many messages archiveOldMessages would archive now. */
  countOldMessages(): Promise<number>;
  /** Archives the messages of more than thirty days. */
  archiveOldMessages(): Promise<ArchivedOldView>;
  /** Takes that back. Resolves to how many are restored. */
  undoArchiveOld(batch: string): Promise<number>;
  /** All records that a list's search and filter leave, in its order; of some lists no more than MAX_FOUND. */
  listAll(resource: string, list: Pick<GetListParams, 'filter' | 'sort'>): Promise<RaRecord[]>;
  /** Puts back what staff deleted. */
  restore(resource: RestorableResource, id: number): Promise<RestoredView>;
  /** All messages that a list's search and filter leave, as flat rows. @param query as askExport has it */
  exportMessages(query: Record<string, string>): Promise<ExportedContactMessageView[]>;
  /** What takes place on each day from one date to another, both included. */
  classCalendar(from: string, to: string): Promise<CalendarDayView[]>;
  /** Classes whose instructor is away, and nobody takes their place. */
  substitutesNeeded(from: string, to: string): Promise<SubstituteNeededView[]>;
  /** Stores a product's picture and says where it is. */
  uploadProductImage(image: UploadProductImageDto): Promise<UploadedProductImage>;
  /** What changed a product's stock, the latest first. @param first counted from 0 */
  stockHistory(productId: number, first: number, count: number): Promise<StockMovement[]>;
  /**
   * A file of the API, such as a PDF.
   * @param path below /api/admin: `invoices/7/pdf` @param timeoutMs of a large one
   */
  fetchFile(path: string, timeoutMs?: number): Promise<Blob>;
}

/** What an update can be told besides its data. */
export interface ChangeMeta {
  /** The updatedAt of the record as it was read: if it has changed since, the server refuses with a 412. ISO 8601 */
  readAt?: string | undefined;
}

/** What a creation can be told besides its data. */
export interface CreationMeta {
  /** The same for every try to make one record: however often it is sent, one is made. */
  attemptKey?: string | undefined;
}

export function createDataProvider(fetchJson: FetchJson, fetchFile: FetchFile): SchoolDataProvider {
  const rest = simpleRestProvider(ADMIN_API, fetchJson);
  const callApi = createCallApi(fetchJson);
  return {
    ...createImportCalls(callApi),
    ...createInvoiceCalls(callApi),
    getList: (resource, params) => rest.getList(apiPath(resource), params),
    listAll: async (resource, { filter, sort }) => {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
      });
      return (await fetchJson(`${ADMIN_API}/${apiPath(resource)}?${query}`)).json as RaRecord[];
    },
    getOne: (resource, params) => rest.getOne(apiPath(resource), params),
    getMany: (resource, params) => rest.getMany(apiPath(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiPath(resource), params),
    create: (resource, params) =>
      simpleRestProvider(ADMIN_API, withIdempotencyKey(params.meta as CreationMeta | undefined, fetchJson)).create(
        apiPath(resource),
        params,
      ),
    update: (resource, params) =>
      simpleRestProvider(ADMIN_API, ifStillAt(params.meta as ChangeMeta | undefined, fetchJson)).update(
        apiPath(resource),
        params,
      ),
    updateMany: (resource, params) => rest.updateMany(apiPath(resource), params),
    delete: (resource, params) => rest.delete(apiPath(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(apiPath(resource), params),
    countUnread: async () => (await callApi('get', '/api/admin/contact-messages/unread/count', {})).count,
    changeMessage: (id, { part, body, ...answer }) =>
      callApi(
        'put',
        part === 'plan' ? '/api/admin/contact-messages/{id}' : `/api/admin/contact-messages/{id}/${part}`,
        {
          parameters: { id },
          body,
          headers: {
            ...('ifMatch' in answer && { 'If-Match': answer.ifMatch }),
            ...('key' in answer && answer.key !== undefined && { [IDEMPOTENCY_KEY.header]: answer.key }),
          },
        },
      ),
    makeMessage: (id) => callApi('post', '/api/admin/chat-conversations/{id}/message', { parameters: { id } }),
    previewFaq: (body) => callApi('post', '/api/admin/faqs/preview', { body }),
    countOldMessages: async () => (await callApi('get', '/api/admin/contact-messages/archive-old/count', {})).count,
    archiveOldMessages: () => callApi('post', '/api/admin/contact-messages/archive-old', {}),
    undoArchiveOld: async (batch) =>
      (await callApi('post', '/api/admin/contact-messages/archive-old/undo', { body: { batch } })).count,
    restore: (resource, id) => callApi('post', `/api/admin/${resource}/{id}/restore`, { parameters: { id } }),
    exportMessages: (query) => callApi('get', '/api/admin/contact-messages/export', { query }),
    classCalendar: (from, to) => callApi('get', '/api/class-calendar', { query: { from, to } }),
    substitutesNeeded: (from, to) => callApi('get', '/api/admin/substitutes-needed', { query: { from, to } }),
    uploadProductImage: (body) => callApi('post', '/api/upload/product-image', { body }),
    stockHistory: (id, first, count) =>
      callApi('get', '/api/admin/products/{id}/stock-history', {
        parameters: { id },
        query: { range: JSON.stringify([first, first + count - 1]) },
      }),
    ...createAccountCalls(callApi),
    ...createNoticeCalls(callApi),
    ...createOrderCalls(callApi),
    ...createSettingsCalls(fetchJson),
    ...createSystemCalls(callApi),
    ...createPayingCalls(callApi),
    ...createPeopleCalls(callApi),
    ...createTaskCalls(callApi),
    ...createTrialCalls(callApi),
    ...createReportCalls(callApi),
    fetchFile: (path, timeoutMs) => fetchFile(`${ADMIN_API}/${path}`, timeoutMs),
  };
}

function ifStillAt({ readAt }: ChangeMeta = {}, fetchJson: FetchJson): FetchJson {
  return readAt === undefined ? fetchJson : withHeader('If-Match', recordTag(readAt), fetchJson);
}

function withIdempotencyKey({ attemptKey }: CreationMeta = {}, fetchJson: FetchJson): FetchJson {
  return attemptKey === undefined ? fetchJson : withHeader(IDEMPOTENCY_KEY.header, attemptKey, fetchJson);
}

function withHeader(name: string, value: string, fetchJson: FetchJson): FetchJson {
  return (url, options = {}) =>
    fetchJson(url, {
      ...options,
      headers: new Headers({ ...(options.headers as Record<string, string> | undefined), [name]: value }),
    });
}
