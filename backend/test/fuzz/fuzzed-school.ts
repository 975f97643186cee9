/** A school to be fuzzed: its application, one record of each kind, and a fingerprint of all it holds. */
import type { Response } from 'light-my-request';
import { addDaysTo, weekdayOf } from '#libs/domain/schedule/class-dates';
import { hashSecret } from '../../src/common/secrets/secret.js';
import { CartItem } from '../../src/modules/cart/cart-item.entity.js';
import { todayAtSchool } from '../../src/modules/class-calendar/class-calendar.service.js';
import { publicHolidays } from '../../src/modules/class-calendar/public-holidays.js';
import { Task } from '../../src/modules/tasks/task.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { TrialBookingLink } from '../../src/modules/trial-bookings/trial-booking.entity.js';
import { PushKeysService } from '../../src/modules/push/push-keys.service.js';
import {
  createInvoice,
  createOrder,
  createProduct,
  createUnansweredQuestion,
  createUser,
  PASSWORD,
  signIn,
} from '../factories.js';
import { createInstructorAbsence } from '../instructor-factories.js';
import { forgetEverything, tablesOf, type TestApp } from '../test-app.js';
import { type OpenApi, type Operation, operationsOf } from './document.js';
import { type FuzzRequest, pathSample, validRequest } from './hostile-requests.js';
import { type KnownFields, SAMPLE_UUID } from './sample.js';

/** Counted by refusals themselves, or by every use: no part of what a refused request might have half written. */
const NEVER_COMPARED = ['activity', 'attempts', 'sessions'];
/** The account that the samples sign in with. */
const LOGIN = { username: 'sample-login', password: PASSWORD };
/** The category that the sample of a product is in. */
const CATEGORY = 'Sample category';
/** The product that the samples buy: the first that is made. */
const PRODUCT = { id: 1, name: 'Sample product', price: 49_900, stock: 1_000_000 };
/** Those that are sent together agree. */
const IN_SIZES = { availableSizes: ['S'], sizes: [{ size: 'S', stock: 1 }] };
/** The class that the samples book is the first that is made, on the last day of the week. */
const TRIAL = { classScheduleId: 1, date: openSunday() };
/** A conversation only grows: what one sample said the next must say again. */
const SAID = { messages: [{ role: 'user', content: 'Is there parking?', timestamp: 1_776_000_000_000 }] };
export const KNOWN_FIELDS: KnownFields = {
  'POST /api/login': LOGIN,
  'POST /api/account/totp': { currentPassword: PASSWORD },
  // Who asks it of others has one.
  'PUT /api/admin/sign-in-settings': { adminsNeedSecondFactor: false },
  'POST /api/admin/products': { category: CATEGORY, ...IN_SIZES },
  'PUT /api/admin/products/{id}': { category: CATEGORY, ...IN_SIZES, sizesBefore: IN_SIZES.sizes },
  // Its lines have ids of their own.
  'PUT /api/admin/orders/{id}': { items: undefined },
  'POST /api/cart': { productId: PRODUCT.id, quantity: 1, selectedSize: null },
  'POST /api/orders': {
    items: [{ productId: PRODUCT.id, quantity: 1, price: PRODUCT.price }],
    totalAmount: PRODUCT.price,
    // Whatever the settings offer by then.
    deliveryOptionId: null,
  },
  'POST /api/chatbot/conversations': SAID,
  'PUT /api/chatbot/conversations/{sessionId}': SAID,
  // The sample of a moment has passed, and nobody knows which of the staff is still there.
  'PUT /api/admin/contact-messages/{id}': { assignedTo: null, followUpAt: null },
  // Nothing is mailed without a mail server.
  'PUT /api/admin/contact-messages/{id}/response': { sendFromHere: false },
  'POST /api/admin/invoices': { corporateClientId: 1 },
  // A cancelled one takes no payments.
  'PUT /api/admin/invoices/{id}': { status: 'pending' },
  'POST /api/admin/invoices/{id}/payments': { allowOverpayment: true },
  // Said twice.
  'POST /api/admin/people/erase': {
    email: 'nobody@sample.example',
    phone: null,
    confirmation: 'nobody@sample.example',
  },
  'POST /api/admin/imports/products': { content: `name,price,stock,category\nImported gloves,1,1,${CATEGORY}` },
  'POST /api/admin/imports/corporate-clients': { content: 'name,logoUrl\nImported client,/clients/sample.svg' },
  'POST /api/admin/imports/class-schedules': {
    content: 'day,startTime,endTime,className,level\nMonday,18:00,19:00,Imported class,Beginner',
  },
  'POST /api/admin/imports/instructors': { content: 'name,role,bio\nImported coach,Coach,Twenty years' },
  'POST /api/admin/imports/faqs': { content: 'question,answer\nIs this imported?,It comes from a file' },
  // The sample of a moment has passed.
  'POST /api/admin/api-keys': { expiresAt: null },
  // A date on which the sample of a class is.
  // And somebody who is not of the list: the sample of a name is nobody's there.
  'POST /api/admin/class-exceptions': { classScheduleId: 1, date: '2030-07-14', instructorId: null },
  'PUT /api/admin/class-exceptions/{id}': { classScheduleId: 1, date: '2030-07-14', instructorId: null },
  // Who is booked twice still finds a place.
  'POST /api/admin/class-schedules': { trialPlaces: 10, instructorId: null },
  'PUT /api/admin/class-schedules/{id}': { trialPlaces: 10, instructorId: null },
  'POST /api/trial-bookings': TRIAL,
  'PUT /api/trial-bookings/{token}': TRIAL,
  'POST /api/admin/trial-bookings': TRIAL,
  'PUT /api/admin/trial-bookings/{id}': TRIAL,
  'POST /api/products/{id}/stock-alerts': { size: null },
  'PUT /api/admin/unanswered-questions/{id}': { faqId: null },
  // A username stays as it was given first. Who changes a password or an address says their own.
  'PUT /api/admin/users/{id}': { username: undefined, currentPassword: PASSWORD },
};

/** The invoice that calls of a part of it are sent to, where that is not the one whose lines are changed. */
const INVOICE_FOR: Record<string, 'paid' | 'sent'> = {
  payments: 'paid',
  'credit-notes': 'paid',
  send: 'paid',
  correct: 'sent',
  'mark-sent': 'sent',
  sendings: 'sent',
};

export interface Sent {
  /** The address as it went out, for the report. */
  url: string;
  headers: Record<string, string>;
  answer: Response;
}

export class FuzzedSchool {
  private token = '';
  private owner: User;
  private readonly ids = new Map<string, number>();
  /** The invoices of INVOICE_FOR. */
  private readonly invoices = new Map<'paid' | 'sent', number>();
  private address = 0;
  private fingerprintSql = '';

  constructor(
    private readonly t: TestApp,
    private readonly document: OpenApi,
  ) {}

  /** Forgets all that was written, signs in anew, and makes one record of each kind by the calls that make one. */
  async prepare(): Promise<void> {
    await forgetEverything(this.t);
    const tables = await tablesOf(this.t);
    this.fingerprintSql = `SELECT concat_ws(' ', ${tables
      .filter(isCompared)
      .map(
        (table) =>
          `(SELECT concat('${table.replaceAll('"', '')}=', count(*), '/', max(xmin::text::bigint)) FROM ${table})`,
      )
      .join(', ')}) AS fingerprint`;
    const owner = await createUser(this.t.db, { id: 1, role: 'admin' });
    await createUser(this.t.db, { username: LOGIN.username, role: 'admin' });
    this.owner = owner;
    await this.signIn();
    this.ids.clear();
    await this.t.app.inject({
      method: 'POST',
      url: '/api/admin/product-categories',
      headers: { authorization: `Bearer ${this.token}` },
      payload: { name: CATEGORY },
    });
    const { id: _first, ...product } = PRODUCT;
    await this.t.app.inject({
      method: 'POST',
      url: '/api/admin/products',
      headers: { authorization: `Bearer ${this.token}` },
      payload: { ...product, category: CATEGORY },
    });
    // What every start makes when it is not there.
    await this.t.app.get(PushKeysService, { strict: false }).read();
    // The number that the document gives as an example.
    await createOrder(this.t.db, { orderNumber: 'SC-0123-4567-89AB-CDEF' });
    await createUnansweredQuestion(this.t.db);
    // The instructor whose absence the samples tell of is the first.
    await createInstructorAbsence(this.t.db);
    await this.t.db.insert(CartItem, {
      id: SAMPLE_UUID,
      sessionId: 'sample-session',
      productId: PRODUCT.id,
      quantity: 1,
    });
    const makers = operationsOf(this.document).filter(
      ({ method, path, body }) => method === 'POST' && body && !path.includes('{'),
    );
    for (const operation of makers)
      await this.send(validRequest(operation, { document: this.document, known: KNOWN_FIELDS }));
    const task = { kind: 'import' as const, startedBy: owner.username, userId: owner.id };
    await this.t.db.insert(Task, task);
    await this.findIds();
    // What is in stock nobody waits for.
    this.ids.set('/api/products', (await createProduct(this.t.db, { name: 'Sold out', stock: 0 })).id);
    await this.linkTrial();
    await this.makeInvoices();
  }

  /** Also after a sample that ended a session. */
  async signIn(): Promise<void> {
    this.token = (await signIn(this.t, this.owner)).token;
  }

  async send(request: FuzzRequest): Promise<Sent> {
    const path = request.operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_braces, name: string) => request.pathTexts[name] ?? this.textFor(request.operation, name),
    );
    const written = request.isPathEncoded ? percentEncoded(path) : path;
    const url = request.query === '' ? written : `${written}?${request.query}`;
    const headers = { ...request.headers, authorization: `Bearer ${this.token}` };
    const answer = await this.t.app.inject({
      method: request.method as 'GET',
      url,
      headers,
      payload: request.body,
      // Limits per address are not what is tested here.
      remoteAddress: this.nextAddress(),
    });
    return { url, headers: request.headers, answer };
  }

  /** Changes with every row that is added, changed or removed. */
  async fingerprint(): Promise<string> {
    const [row] = await this.t.db.query<{ fingerprint: string }[]>(this.fingerprintSql);
    return row!.fingerprint;
  }

  /** What is paid or sent takes no other lines: an invoice for each kind of call. */
  private async makeInvoices(): Promise<void> {
    const discount = { discountKind: 'percent', discountValue: 1_000 };
    const item = { description: 'Sample line', quantity: 1, unitPrice: 10_000, ...discount };
    await this.addToInvoice(this.ids.get('/api/admin/invoices')!, 'items', item);
    for (const kind of ['paid', 'sent'] as const) {
      const { id } = await createInvoice(this.t.db);
      this.invoices.set(kind, id);
      await this.addToInvoice(id, 'items', item);
    }
    await this.addToInvoice(this.invoices.get('paid')!, 'payments', { date: '2026-04-16', amount: 1, method: 'eft' });
    await this.addToInvoice(this.invoices.get('paid')!, 'credit-notes', { amount: 1, reason: 'Sample reason' });
    await this.addToInvoice(this.invoices.get('sent')!, 'mark-sent', {});
  }

  private async addToInvoice(id: number, part: string, payload: object): Promise<void> {
    const url = `/api/admin/invoices/${id}/${part}`;
    await this.t.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${this.token}` }, payload });
  }

  /** As if the mail of the booking had gone out: its link bears the token that the samples name. */
  private async linkTrial(): Promise<void> {
    const trialBookingId = this.ids.get('/api/admin/trial-bookings');
    const operation = operationsOf(this.document).find(({ name }) => name === 'GET /api/trial-bookings/{token}');
    if (trialBookingId === undefined || !operation) throw new Error('the sample of a trial was not booked');
    const token = pathSample(operation, 'token', this.document);
    await this.t.db.insert(TrialBookingLink, { tokenHash: hashSecret(token), trialBookingId });
  }

  /** The newest record of each list, so that no account that signs in is ever the one written to. */
  private async findIds(): Promise<void> {
    for (const operation of operationsOf(this.document)) {
      const [list, ...rest] = operation.path.split('/{');
      if (rest.length === 0 || this.ids.has(list!)) continue;
      const { body } = await this.t.app.inject({
        method: 'GET',
        url: list,
        headers: { authorization: `Bearer ${this.token}` },
      });
      const rows = listIn(body);
      if (rows.length > 0) this.ids.set(list!, Math.max(...rows.map(({ id }) => id)));
    }
  }

  private textFor(operation: Operation, name: string): string {
    const [list, part = ''] = operation.path.split('/{id}/');
    const invoice = list === '/api/admin/invoices' ? INVOICE_FOR[part.split('/')[0]!] : undefined;
    const own = invoice ? this.invoices.get(invoice) : this.ids.get(operation.path.split('/{')[0]!);
    const id = name === 'id' ? own : undefined;
    return id === undefined ? pathSample(operation, name, this.document) : String(id);
  }

  private nextAddress(): string {
    const number = this.address++;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }
}

/** The next that is no public holiday: on those a trial is refused. */
function openSunday(): string {
  const days = Array.from({ length: 50 }, (_none, ahead) => addDaysTo(todayAtSchool(), ahead + 1));
  return days.find((date) => weekdayOf(date) === 'Sunday' && publicHolidays(date, date).length === 0)!;
}

function isCompared(table: string): boolean {
  return !NEVER_COMPARED.some((name) => table.endsWith(`.${name}`));
}

function listIn(body: string): { id: number }[] {
  try {
    const list: unknown = JSON.parse(body);
    return Array.isArray(list)
      ? list.filter((row): row is { id: number } => Number.isInteger((row as { id?: unknown } | null)?.id))
      : [];
  } catch {
    return [];
  }
}

/** The first letter of each part below /api as its number: `/api/%61dmin/%66aqs`. */
function percentEncoded(path: string): string {
  return path.replaceAll(/(?<=^\/api\/|(?<!^)\/)[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}
