/**
 * Invoices set as real PDFs and read again as a viewer reads them: each row and each sum in the words of a reckoning in
 * whole numbers and fractions. `PDFS=10000` sets as many, see docs/operations.md; `PDFS_SEED` other ones.
 */
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import {
  type ExactInvoice,
  exactPrice,
  exactRand,
  exactRest,
  exactRows,
  exactSums,
} from '#libs/documents/exact-invoice';
import { invoiceDocument } from '#libs/documents/invoice-document';
import { invoiceToPrint } from '../../../test/printed-invoices.js';
import { PDFS, PDFS_SEED as SEED, sampledInvoices } from '../../../test/sampled-invoices.js';
import { renderDocument } from './pdf/render-document.js';

const LIMIT_MS = 20_000 + PDFS * 200;

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

function printed({ lines, discount, taxRate, payments, credits, isVendor }: ExactInvoice) {
  const vendor = isVendor ? '4870263158' : null;
  const settled = { paidAmount: sum(payments), creditedAmount: sum(credits) };
  const invoice = invoiceToPrint({ ...discount, ...settled, taxRate, stormCombatVatNumber: vendor }, [...lines]);
  return invoiceDocument(invoice);
}

/** @returns the first of the words that does not follow the ones before it; undefined: all do */
function firstMissing(text: string, words: readonly string[]): string | undefined {
  let from = 0;
  return words.find((each) => {
    const at = text.indexOf(` ${each.replaceAll(/\s+/g, ' ')} `, from);
    from = at + each.length;
    return at < 0;
  });
}

it(
  `${PDFS} invoices of seed ${SEED} say in their PDFs what they come to`,
  async () => {
    for (const invoice of sampledInvoices(PDFS, SEED)) {
      const price = exactPrice(invoice.lines, invoice.discount, invoice.taxRate);
      const { owed } = exactRest(invoice, price);
      const { pages } = await readPdf(await renderDocument(printed(invoice)));
      const text = ` ${pages.map((page) => page.text).join(' ')} `.replaceAll(/\s+/g, ' ');
      const rows = exactRows(invoice.lines, price).map((row) => row.filter((word) => word !== '').join(' '));
      const words = [`Amount due ${exactRand(owed > 0n ? owed : 0n)}`, ...rows, ...exactSums(invoice, price)];
      expect({ missing: firstMissing(text, words), text, invoice }).toEqual({ missing: undefined, text, invoice });
    }
  },
  LIMIT_MS,
);
