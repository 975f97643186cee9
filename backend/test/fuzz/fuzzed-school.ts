/** A school to be fuzzed: its application, one record of each kind, and a fingerprint of all it holds. */
import type { Response } from 'light-my-request';
import { EXPORT_RESOURCES } from '#libs/contracts/export';
import { hashSecret } from '../../src/common/secrets/secret.js';
import { runPrepared } from '../../src/database/prepared-statement.js';
import { CartItem } from '../../src/modules/cart/cart-item.entity.js';
import { CorporateClient } from '../../src/modules/corporate-clients/corporate-client.entity.js';
import { TrustedSender } from '../../src/modules/contact-messages/trusted-sender.entity.js';
import { Task } from '../../src/modules/tasks/task.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { CourseSignupLink } from '../../src/modules/course-signups/course-signup.entity.js';
import { TrialBookingLink } from '../../src/modules/trial-bookings/trial-booking.entity.js';
import { PushKeysService } from '../../src/modules/push/push-keys.service.js';
import {
  createInvoice,
  createOrder,
  createProduct,
  createUnansweredQuestion,
  createUser,
  signIn,
} from '../factories.js';
import { exportOfOthers } from '../import-routes.js';
import { createInstructorAbsence } from '../instructor-factories.js';
import { forgetEverything, tablesOf, type TestApp } from '../test-app.js';
import { type OpenApi, type Operation, operationsOf } from './document.js';
import { type FuzzRequest, pathSample, percentEncoded, validRequest } from './hostile-requests.js';
import { CATEGORY, KNOWN_FIELDS, LOGIN, PRODUCT } from './known-fields.js';
import { makeSampleQuotes } from './sample-quotes.js';
import { SAMPLE_UUID } from './sample.js';

/** Counted by refusals themselves, or by every use: no part of what a refused request might have half written. */
const NEVER_COMPARED = ['activity', 'attempts', 'sessions'];
/** The invoice that calls of a part of it are sent to, where that is not the one whose lines are changed. */
const INVOICE_FOR: Record<string, 'paid' | 'sent' | 'ofPayer'> = {
  payments: 'paid',
  'credit-notes': 'paid',
  send: 'paid',
  correct: 'sent',
  'mark-sent': 'sent',
  sendings: 'sent',
  'use-credit': 'ofPayer',
};
/** What is asked of a client who has paid: that one stays, and the others can be deleted. */
const OF_PAYER = ['credit', 'payments'];

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
  private readonly invoices = new Map<'paid' | 'sent' | 'ofPayer', number>();
  private payerId = 0;
  private quoteTexts: Record<string, string> = {};
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
    await this.t.app.inject({
      method: 'PUT',
      url: '/api/admin/settings/cards',
      headers: { authorization: `Bearer ${this.token}` },
      payload: { takesCards: true, merchantId: '1', merchantKey: 'k', passphrase: 'a secret' },
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
    await this.t.db.save(TrustedSender, { email: 'sample@example.com', senderKey: 'sample@example.com' });
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
    for (const resource of EXPORT_RESOURCES)
      this.ids.set(`/api/admin/exports/${resource}`, (await exportOfOthers(resource)(this.t.db)).id);
    await this.linkBookings();
    await this.makeInvoices();
    await this.makePayer();
    this.quoteTexts = await makeSampleQuotes(this.t.db, 1);
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
    // Prepared, for to plan a hundred counts takes PostgreSQL longer than to run them.
    const [row] = await runPrepared<{ fingerprint: string }>(
      this.t.db,
      { name: 'fuzz-fingerprint', text: this.fingerprintSql },
      [],
    );
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

  /** A client with a credit, and an invoice on which it can be used. */
  private async makePayer(): Promise<void> {
    const { id } = await this.t.db.save(CorporateClient, { name: 'Sample payer', logoUrl: '/clients/sample.svg' });
    this.payerId = id;
    const payment = { paidOn: '2026-04-16', amount: 1_000_000, method: 'eft', allocations: [] };
    await this.post(`/api/admin/corporate-clients/${id}/payments`, payment);
    this.invoices.set('ofPayer', (await createInvoice(this.t.db, { corporateClientId: id, items: [{}] })).id);
  }

  private addToInvoice(id: number, part: string, payload: object): Promise<void> {
    return this.post(`/api/admin/invoices/${id}/${part}`, payload);
  }

  private async post(url: string, payload: object): Promise<void> {
    await this.t.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${this.token}` }, payload });
  }

  /** As if the mails of the bookings had gone out: their links bear the tokens that the samples name. */
  private async linkBookings(): Promise<void> {
    const trial = this.bookedOf('trial-bookings');
    await this.t.db.insert(TrialBookingLink, { tokenHash: trial.tokenHash, trialBookingId: trial.id });
    const signup = this.bookedOf('course-signups');
    await this.t.db.insert(CourseSignupLink, { tokenHash: signup.tokenHash, courseSignupId: signup.id });
  }

  private bookedOf(list: string): { id: number; tokenHash: Buffer } {
    const id = this.ids.get(`/api/admin/${list}`);
    const operation = operationsOf(this.document).find(({ name }) => name === `GET /api/${list}/{token}`);
    if (id === undefined || !operation) throw new Error(`the sample of ${list} was not booked`);
    return { id, tokenHash: hashSecret(pathSample(operation, 'token', this.document)) };
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
    if (operation.path in this.quoteTexts) return this.quoteTexts[operation.path]!;
    const [list, part = ''] = operation.path.split('/{id}/');
    const invoice = list === '/api/admin/invoices' ? INVOICE_FOR[part.split('/')[0]!] : undefined;
    const isPayer = list === '/api/admin/corporate-clients' && OF_PAYER.includes(part.split('/')[0]!);
    const known = isPayer ? this.payerId : this.ids.get(operation.path.split('/{')[0]!);
    const own = invoice ? this.invoices.get(invoice) : known;
    const id = name === 'id' ? own : undefined;
    return id === undefined ? pathSample(operation, name, this.document) : String(id);
  }

  private nextAddress(): string {
    const number = this.address++;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }
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
