/** The reports as they are printed: what the screen and the CSV files have (issue "papers that hold", 3). */
import { PAYMENT_METHOD_WORDS, PAYMENT_METHODS } from '#libs/contracts/invoice';
import type { Issuer } from '#libs/domain/invoice-issuer';
import { closedAs, SOURCE_WORDS, VAT_BASIS_WORDS, VAT_KIND_WORDS } from '#libs/contracts/report';
import { issuerParty, issuerName, percentOf, writtenDate, writtenPeriod } from '#libs/documents/document-words';
import type { Entry, PrintedDocument, PrintedTable } from '#libs/documents/printed-document';
import { AGE_COLUMNS, DEBT_WORDS } from '#libs/domain/reports/debtors';
import { TAKINGS_SOURCES } from '#libs/domain/reports/takings';
import { formatRand } from '#libs/domain/money';
import { shortMonth } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';
import type { DebtorsView, TakingsView, VatView } from './report.view.js';

/** Who prints it, and when. */
export interface Printing {
  issuer: Issuer;
  logo: string | null;
  /** The day at the school, `2027-04-16`. */
  today: string;
}

export function takingsDocument({ months, totals, ...period }: TakingsView, printing: Printing): PrintedDocument {
  return {
    ...sheetOf('Takings', { label: 'Period', value: writtenPeriod(period) }, printing),
    table: tableOf(
      ['Month', ...TAKINGS_SOURCES.map((source) => SOURCE_WORDS[source]), 'Total'],
      months.map((month) => [
        shortMonth(month.month),
        ...TAKINGS_SOURCES.map((source) => formatRand(month[source])),
        formatRand(month.total),
      ]),
    ),
    sums: [
      ...TAKINGS_SOURCES.map((source) => ({
        label: SOURCE_WORDS[source],
        value: formatRand(totals[source]),
        weight: 'plain' as const,
      })),
      { label: 'Total', value: formatRand(totals.total), weight: 'due' },
    ],
    ageing: PAYMENT_METHODS.map((method) => ({
      label: PAYMENT_METHOD_WORDS[method],
      value: formatRand(totals.methods[method]),
    })),
  };
}

/**
 * Without the currency's sign, and what a client paid too much on a line of its own: there is no room for more columns.
 */
export function debtorsDocument({ asOf, clients, totals }: DebtorsView, printing: Printing): PrintedDocument {
  const figure = (cents: number) => formatRand(cents).replace('R', '');
  const lines = ({ clientName, credit, total, ...ages }: DebtorsView['clients'][number]) => [
    ...(total === credit ? [] : [[clientName, ...AGE_COLUMNS.map((age) => figure(ages[age])), figure(total - credit)]]),
    ...(credit === 0 ? [] : [[`${clientName}, paid too much`, ...AGE_COLUMNS.map(() => ''), figure(credit)]]),
  ];
  return {
    ...sheetOf('Debtors', { label: 'As of', value: writtenDate(asOf) }, printing),
    opening: 'Amounts are in rand, by days past the due date.',
    table: tableOf(['Client', ...AGE_COLUMNS.map((age) => DEBT_WORDS[age]), 'Total'], clients.flatMap(lines)),
    sums: [
      ...(totals.credit === 0
        ? []
        : [{ label: DEBT_WORDS.credit, value: formatRand(totals.credit), weight: 'plain' as const }]),
      { label: 'Total owed', value: formatRand(totals.total), weight: 'due' },
    ],
    ageing: AGE_COLUMNS.map((age) => ({ label: DEBT_WORDS[age], value: formatRand(totals[age]) })),
  };
}

export function vatDocument(view: VatView, printing: Printing): PrintedDocument {
  const { basis, closedBasis, isVatVendor, vatNumber, rows, rates, totals } = view;
  // Whose figures they are stays as it was when they were closed.
  const issuer = { ...printing.issuer, ...(closedBasis && { stormCombatVatNumber: vatNumber }) };
  const sheet = sheetOf('VAT', { label: 'Period', value: writtenPeriod(view) }, { ...printing, issuer });
  return {
    ...sheet,
    facts: [
      ...sheet.facts,
      { label: 'Basis', value: VAT_BASIS_WORDS[basis] },
      { label: 'Books', value: closedBasis ? closedAs(closedBasis) : 'Open' },
    ],
    opening: isVatVendor
      ? 'Output tax only. Shop sales count on the day they are paid.'
      : `Output tax only. The school ${closedBasis ? 'was' : 'is'} not a VAT vendor, so shop sales are not included.`,
    table: tableOf(
      ['What', 'Count', 'Excl. VAT', 'VAT', 'Incl. VAT'],
      rows.map(({ kind, taxRate, count, net, tax, gross }) => [
        `${VAT_KIND_WORDS[kind]}, ${percentOf(taxRate)}`,
        String(count),
        ...[net, tax, gross].map(formatRand),
      ]),
    ),
    sums: [
      ...(rates.length > 1 ? rates : []).map(({ taxRate, tax }) => ({
        label: `VAT at ${percentOf(taxRate)}`,
        value: formatRand(tax),
        weight: 'plain' as const,
      })),
      { label: 'Excl. VAT', value: formatRand(totals.net), weight: 'plain' },
      { label: 'Incl. VAT', value: formatRand(totals.gross), weight: 'plain' },
      { label: 'Output tax', value: formatRand(totals.tax), weight: 'due' },
    ],
  };
}

export function sheetOf(
  title: string,
  when: Entry,
  { issuer, logo, today }: Printing,
): Omit<PrintedDocument, 'table' | 'sums'> {
  return {
    title,
    name: when.value,
    author: issuerName(issuer),
    brand: school.shortName,
    changedAt: `${today}T00:00:00.000Z`,
    logo,
    stamp: null,
    facts: [when, { label: 'Printed', value: writtenDate(today) }],
    parties: [issuerParty(issuer)],
    opening: null,
    ageing: [],
    payment: null,
    notes: null,
  };
}

/** The first column is words, the others are figures. */
export function tableOf(labels: string[], rows: string[][]): PrintedTable {
  return {
    columns: labels.map((label, at) => ({ label, isFigure: at > 0 })),
    rows,
    whenEmpty: 'Nothing in this period',
  };
}
