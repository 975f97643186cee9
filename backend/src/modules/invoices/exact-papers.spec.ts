/**
 * Invoices made by the API, with their credit notes and payments, come to the same cents in its answers, in the CSV
 * files and in their PDFs: those of a reckoning in whole numbers and fractions. `PAPERS=300` makes as many.
 */
import { parse } from 'csv-parse/sync';
import request from 'supertest';
import {
  type ExactInvoice,
  exactDecimal,
  type ExactPrice,
  exactPrice,
  exactRand,
  exactRest,
  exactRows,
  exactSums,
  exactTaxWithin,
} from '#libs/documents/exact-invoice';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { PAPERS, PAPERS_SEED as SEED, sampledInvoices } from '../../../test/sampled-invoices.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import type { InvoiceDetails } from './invoice-record.entity.js';

const LIMIT_MS = 20_000 + PAPERS * 2_000;

let t: TestApp;
let admin: SignedIn;
let corporateClientId: number;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  ({ id: corporateClientId } = await t.db.save(CorporateClient, {
    name: 'Highveld',
    logoUrl: '/highveld.svg',
    email: 'accounts@highveld.example',
  }));
});
afterAll(() => t.close());

async function post<Body>(path: string, payload: object): Promise<Body> {
  const url = `/api/admin/invoices${path}`;
  const answer = await t.app.inject({ method: 'POST', url, headers: admin.headers, payload });
  expect({ path, payload, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<Body>();
}
const get = (path: string) => request(t.server).get(`/api/admin/invoices${path}`).set(admin.headers).expect(200);
async function csv(path: string, id: number): Promise<Record<string, string>[]> {
  const { text } = await get(`/${path}?filter=${encodeURIComponent(JSON.stringify({ id }))}`);
  return parse(text, { columns: true, bom: true });
}

/** As staff would have made it. */
async function make({ lines, discount, taxRate, payments, credits, isVendor }: ExactInvoice): Promise<number> {
  const vendor = { stormCombatVatNumber: isVendor ? '4870263158' : null };
  const { id } = await post<InvoiceDetails>('', {
    corporateClientId,
    dueDate: '2999-12-31',
    taxRate,
    ...discount,
    ...vendor,
  });
  for (const line of lines) await post(`/${id}/items`, line);
  for (const amount of credits) await post(`/${id}/credit-notes`, { amount, reason: 'Rain' });
  for (const amount of payments)
    await post(`/${id}/payments`, { date: '2026-04-16', amount, method: 'eft', allowOverpayment: true });
  return id;
}

async function expectAnswer(id: number, invoice: ExactInvoice, price: ExactPrice): Promise<void> {
  const { paid, credited, owed } = exactRest(invoice, price);
  const answer = (await get(`/${id}`)).body as InvoiceDetails;
  expect(answer).toMatchObject({
    subtotal: Number(price.subtotal),
    discountAmount: Number(price.off),
    taxAmount: Number(price.tax),
    totalAmount: Number(price.total),
    paidAmount: Number(paid),
    creditedAmount: Number(credited),
    outstandingAmount: Number(owed),
    items: price.lines.map(({ off, net }) => ({ discountAmount: Number(off), totalPrice: Number(net) })),
    payments: invoice.payments.map((amount) => ({ amount })),
    creditNotes: exactCreditNotes(invoice),
  });
}

/** All notes of an invoice hold together the tax within their sum (decision 0086). */
function exactCreditNotes({ credits, taxRate }: ExactInvoice) {
  const taxOf = (count: number) => exactTaxWithin(BigInt(credits.slice(0, count).reduce((a, b) => a + b, 0)), taxRate);
  return credits.map((amount, at) => ({ amount, taxAmount: Number(taxOf(at + 1) - taxOf(at)) }));
}

async function expectFiles(id: number, invoice: ExactInvoice, price: ExactPrice): Promise<void> {
  const { paid, credited, owed } = exactRest(invoice, price);
  expect(await csv('export', id)).toMatchObject([
    {
      subtotal: exactDecimal(price.subtotal),
      discountAmount: exactDecimal(price.off),
      taxAmount: exactDecimal(price.tax),
      totalAmount: exactDecimal(price.total),
      paidAmount: exactDecimal(paid),
      creditedAmount: exactDecimal(credited),
      outstandingAmount: exactDecimal(owed),
    },
  ]);
  expect(await csv('items/export', id)).toMatchObject(
    price.lines.map(({ off, net }, at) => ({
      quantity: String(invoice.lines[at]!.quantity),
      unitPrice: exactDecimal(BigInt(invoice.lines[at]!.unitPrice)),
      discountAmount: exactDecimal(off),
      totalPrice: exactDecimal(net),
    })),
  );
  expect(await csv('payments/export', id)).toMatchObject(
    invoice.payments.map((amount) => ({ amount: exactDecimal(BigInt(amount)) })),
  );
}

async function expectPdf(id: number, invoice: ExactInvoice, price: ExactPrice): Promise<void> {
  const { pages } = await readPdf((await get(`/${id}/pdf`).responseType('blob')).body as Buffer);
  const text = pages.map((page) => page.text).join(' ');
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ');
  const { owed } = exactRest(invoice, price);
  const rows = exactRows(invoice.lines, price).map((row) => row.filter((word) => word !== '').join(' '));
  const words = [`Amount due ${exactRand(owed > 0n ? owed : 0n)}`, ...rows, ...exactSums(invoice, price)];
  expect({ missing: words.filter((each) => !plain(text).includes(plain(each))), text }).toEqual({ missing: [], text });
}

it(
  `${PAPERS} invoices of seed ${SEED}: the same cents in answers, CSV files and PDFs`,
  async () => {
    for (const invoice of sampledInvoices(PAPERS, SEED)) {
      const price = exactPrice(invoice.lines, invoice.discount, invoice.taxRate);
      const id = await make(invoice);
      await expectAnswer(id, invoice, price);
      await expectFiles(id, invoice, price);
      await expectPdf(id, invoice, price);
    }
  },
  LIMIT_MS,
);
