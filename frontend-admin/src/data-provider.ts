/**
 * Reads and writes of records: react-admin's simple REST dialect, which the API speaks (CONTRACT section 2, "Lists").
 */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { ApiAnswer, ApiPath } from '#libs/contracts/api-calls';
import type { ContactMessageStatus } from '#libs/contracts/contact-message';
import type {
  ContactMessage,
  ExportedContactMessageView,
  SaveResponseDto,
  UploadProductImageDto,
  UploadedProductImage,
} from '#libs/contracts/generated/api';
import { IDEMPOTENCY_KEY } from '#libs/contracts/order';
import { recordTag } from '#libs/domain/record-tag';
import type { FetchFile, FetchJson } from './fetch-json';
import { createInvoiceCalls, type InvoiceCalls } from './invoice-calls';
import { createNoticeCalls, type NoticeCalls } from './notice-calls';
import { createPayingCalls, type PayingCalls } from './paying-calls';
import { ADMIN_API, apiPath } from './resource-paths';

const UNREAD_COUNT = '/api/admin/contact-messages/unread/count' satisfies ApiPath<'get'>;
const PRODUCT_IMAGE = '/api/upload/product-image' satisfies ApiPath<'post'>;
const ARCHIVE_OLD = '/api/admin/contact-messages/archive-old' satisfies ApiPath<'post'>;
const OLD_COUNT = '/api/admin/contact-messages/archive-old/count' satisfies ApiPath<'get'>;
const EXPORT = '/api/admin/contact-messages/export' satisfies ApiPath<'get'>;

/** One thing that staff do with a message; each has an address of its own (spec 3 section 7). */
export type MessageChange =
  | { part: 'status'; body: { status: ContactMessageStatus } }
  | { part: 'archive'; body: { archive: boolean } }
  /**
   * With a tag it is refused (412) when the message is not as the tag says any more. With a key it is stored once,
   * however often it is sent.
   */
  | { part: 'response'; body: SaveResponseDto; ifMatch: string; key?: string | undefined };

export interface SchoolDataProvider extends DataProvider, InvoiceCalls, NoticeCalls, PayingCalls {
  /** How many messages wait for staff. Asking does not keep the session alive. */
  countUnread(): Promise<number>;
  changeMessage(id: number, change: MessageChange): Promise<ContactMessage>;
  /** How many messages archiveOldMessages would archive now. */
  countOldMessages(): Promise<number>;
  /** Archives the messages of more than thirty days. Resolves to how many. */
  archiveOldMessages(): Promise<number>;
  /** Every message, as flat rows. */
  exportMessages(): Promise<ExportedContactMessageView[]>;
  /** Stores a product's picture and says where it is. */
  uploadProductImage(image: UploadProductImageDto): Promise<UploadedProductImage>;
  /** A file of the API, such as a PDF. @param path below /api/admin: `invoices/7/pdf` */
  fetchFile(path: string): Promise<Blob>;
}

/** What an update can be told besides its data. */
export interface ChangeMeta {
  /** The updatedAt of the record as it was read: if it has changed since, the server refuses with a 412. ISO 8601 */
  readAt?: string | undefined;
}

export function createDataProvider(fetchJson: FetchJson, fetchFile: FetchFile): SchoolDataProvider {
  const rest = simpleRestProvider(ADMIN_API, fetchJson);
  return {
    ...createInvoiceCalls(fetchJson),
    getList: (resource, params) => rest.getList(apiPath(resource), params),
    getOne: (resource, params) => rest.getOne(apiPath(resource), params),
    getMany: (resource, params) => rest.getMany(apiPath(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiPath(resource), params),
    create: (resource, params) => rest.create(apiPath(resource), params),
    update: (resource, params) =>
      simpleRestProvider(ADMIN_API, ifStillAt(params.meta as ChangeMeta | undefined, fetchJson)).update(
        apiPath(resource),
        params,
      ),
    updateMany: (resource, params) => rest.updateMany(apiPath(resource), params),
    delete: (resource, params) => rest.delete(apiPath(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(apiPath(resource), params),
    async countUnread() {
      const { json } = await fetchJson(UNREAD_COUNT);
      return (json as ApiAnswer<'get', typeof UNREAD_COUNT>).count;
    },
    async changeMessage(id, { part, body, ...answer }) {
      const headers = new Headers('ifMatch' in answer ? { 'If-Match': answer.ifMatch } : {});
      if ('key' in answer && answer.key !== undefined) headers.set(IDEMPOTENCY_KEY.header, answer.key);
      const { json } = await fetchJson(`${ADMIN_API}/contact-messages/${id}/${part}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body),
      });
      return json as ContactMessage;
    },
    async countOldMessages() {
      const { json } = await fetchJson(OLD_COUNT);
      return (json as ApiAnswer<'get', typeof OLD_COUNT>).count;
    },
    async archiveOldMessages() {
      const { json } = await fetchJson(ARCHIVE_OLD, { method: 'POST' });
      return (json as ApiAnswer<'post', typeof ARCHIVE_OLD>).count;
    },
    async exportMessages() {
      const { json } = await fetchJson(EXPORT);
      return json as ExportedContactMessageView[];
    },
    async uploadProductImage(image) {
      const { json } = await fetchJson(PRODUCT_IMAGE, { method: 'POST', body: JSON.stringify(image) });
      return json as ApiAnswer<'post', typeof PRODUCT_IMAGE>;
    },
    ...createNoticeCalls(fetchJson),
    ...createPayingCalls(fetchJson),
    fetchFile: (path) => fetchFile(`${ADMIN_API}/${path}`),
  };
}

function ifStillAt({ readAt }: ChangeMeta = {}, fetchJson: FetchJson): FetchJson {
  if (readAt === undefined) return fetchJson;
  return (url, options = {}) =>
    fetchJson(url, {
      ...options,
      headers: new Headers({
        ...(options.headers as Record<string, string> | undefined),
        'If-Match': recordTag(readAt),
      }),
    });
}
