import { formatRand } from '#libs/domain/money';
import { renderDocument } from '../src/modules/documents/pdf/render-document.js';
import { debtorsDocument, vatDocument } from '../src/modules/reports/report-documents.js';
import { blanked, outside, overlaps } from './printed-pages.js';
import { ISSUER } from './printed-invoices.js';
import { readPdf } from '../../e2e/support/read-pdf.mjs';

it('debtors who owe millions stay inside the margins, each with all their ages', async () => {
  const cents = 123_456_789;
  const ages = { notYetDue: cents, days1to30: cents, days31to60: cents, days61to90: cents, over90: cents };
  const sums = { ...ages, credit: -cents, total: 4 * cents };
  const clients = Array.from({ length: 80 }, (_, at) => ({
    corporateClientId: at,
    clientName: `Client ${at} of the Greater Johannesburg Metropolitan Area`,
    ...sums,
  }));
  const document = debtorsDocument(
    { asOf: '2027-04-30', clients, totals: sums },
    { issuer: ISSUER, logo: null, today: '2027-05-01' },
  );
  const { pages } = await readPdf(await renderDocument(document));
  expect([...pages.flatMap(outside), ...pages.flatMap(overlaps)]).toEqual([]);
  const text = pages.map((page) => page.text).join(' ');
  expect(text.split(blanked(formatRand(cents).slice(1))).length - 1).toBe(80 * 6 + 6);
});

it('a period stays on one line beside other facts', async () => {
  const document = vatDocument(
    {
      from: '2026-09-01',
      to: '2026-11-30',
      basis: 'invoices',
      isClosed: false,
      closedBasis: null,
      isVatVendor: true,
      vatNumber: '4123456789',
      rows: [],
      rates: [],
      totals: { net: 0, tax: 0, gross: 0 },
    },
    { issuer: ISSUER, logo: null, today: '2026-12-01' },
  );
  const [page] = (await readPdf(await renderDocument(document))).pages;
  // In the head, and once more at the page's foot.
  expect(page!.words.filter(({ text }) => text.includes('30/11/2026'))).toHaveLength(2);
});
