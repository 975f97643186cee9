import type { CorporateClient, InvoiceSettingsView, RecurringInvoiceRecord } from '#libs/contracts/generated/api';
import { DISCOUNT_RULES, INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { RECURRING_INVOICE_RULES as RULES } from '#libs/contracts/recurring-invoice';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import {
  newRecurringInvoice,
  plannedOf,
  recurringData,
  recurringPaper,
  recurringValues,
  totalOf,
  validateRecurring,
} from './recurring-form';
import { NEW_LINE } from '../lines/typed-lines';

const TODAY = '2026-11-26';
const settings = { defaultTaxRate: 1500, notes: 'Thank you.' } as InvoiceSettingsView;
const client = {
  name: 'Highveld',
  email: null,
  primaryContactEmail: 'sipho@highveld.example',
  billingAddress: null,
  billingCity: null,
  paymentTerms: 'Net 7',
} as CorporateClient;
const good = {
  ...newRecurringInvoice(settings, TODAY),
  name: 'Monthly training',
  corporateClientId: 7,
  items: [{ description: 'Training', quantity: 4, unitPrice: 125_000 }],
};

describe('the rules', () => {
  it.each<[string, object, object]>([
    ['a good one', {}, {}],
    ['a free one', { items: [{ ...good.items[0], unitPrice: 0 }] }, {}],
    ['a blank tax rate', { taxRate: null }, {}],
    ['a blank name', { name: ' ' }, { name: RULES.name.required }],
    ['no client', { corporateClientId: null }, { corporateClientId: RULES.corporateClientId.required }],
    ['no day', { dayOfMonth: null }, { dayOfMonth: RULES.dayOfMonth.invalid }],
    ['the 32nd', { dayOfMonth: 32 }, { dayOfMonth: RULES.dayOfMonth.invalid }],
    ['a half day', { dayOfMonth: 1.5 }, { dayOfMonth: RULES.dayOfMonth.invalid }],
    ['no first day', { startDate: '' }, { startDate: RULES.startDate.required }],
    ['a last day before the first', { until: '2026-11-25' }, { until: RULES.until.beforeStart }],
    ['the same day', { until: TODAY }, {}],
    ['too much tax', { taxRate: 10_001 }, { taxRate: RULES.taxRate.invalid }],
    [
      'more than the whole off',
      { discountKind: 'percent', discountValue: 10_001 },
      { discountValue: DISCOUNT_RULES.discountValue.invalidPercent },
    ],
    [
      'more rand off than any invoice comes to',
      { discountKind: 'amount', discountValue: INVOICE_DISCOUNT_LIMIT.max + 1 },
      { discountValue: INVOICE_DISCOUNT_LIMIT.tooHigh },
    ],
    ['long notes', { notes: 'x'.repeat(1901) }, { notes: RULES.notes.tooLong }],
    [
      'a line with faults, by its place',
      { items: [good.items[0], { ...NEW_LINE, description: ' ', unitPrice: -1 }] },
      { items: [{}, { description: INVOICE_RULES.description.required, unitPrice: INVOICE_RULES.unitPrice.invalid }] },
    ],
    ['a last line that was left empty', { items: [good.items[0], NEW_LINE] }, {}],
    [
      'nothing but empty lines',
      { items: [NEW_LINE, NEW_LINE] },
      { items: [{ description: INVOICE_RULES.description.required, unitPrice: INVOICE_RULES.unitPrice.invalid }, {}] },
    ],
  ])('%s', (_name, change, expected) => expect(validateRecurring({ ...good, ...change })).toEqual(expected));
});

it('holds of a stored one what can be changed, lines included, and shows no end as a blank', () => {
  const record = { ...good, id: 7, until: null, nextDate: '2026-12-01', runs: [] };
  expect(recurringValues(record)).toEqual(good);
});

it('sends no lines that were left empty, but for the only one', () => {
  const [line] = good.items;
  expect(recurringData({ ...good, items: [NEW_LINE, line, NEW_LINE] })).toEqual(good);
  expect(recurringData({ ...good, items: [NEW_LINE, NEW_LINE] })['items']).toEqual([NEW_LINE]);
});

describe('what will happen', () => {
  it('follows from what is typed', () => {
    expect(plannedOf({ ...good, delivery: 'send' }, { client, today: TODAY })).toEqual({
      dayOfMonth: 1,
      startDate: TODAY,
      until: null,
      isActive: true,
      delivery: 'send',
      nextDate: '2026-12-01',
      stoppedBecause: null,
      clientEmail: 'sipho@highveld.example',
    });
    expect(plannedOf({ ...good, dayOfMonth: 26 }, { today: TODAY })?.nextDate).toBe(TODAY);
    expect(plannedOf({ ...good, isActive: false }, { today: TODAY })?.nextDate).toBeNull();
  });

  it('of a stored one follows what it has done already', () => {
    const stored = { ...good, until: null, nextDate: '2026-12-01', lastDate: '2026-11-01' } as RecurringInvoiceRecord;
    expect(plannedOf({ ...good, dayOfMonth: 30 }, { stored, today: TODAY })?.nextDate).toBe('2026-12-30');
  });

  it.each([{ dayOfMonth: null }, { startDate: '' }, { until: '2020-01-01' }, { corporateClientId: null }])(
    'is not said of %j',
    (change) => expect(plannedOf({ ...good, ...change }, { today: TODAY })).toBeUndefined(),
  );
});

it('the page is that of its day: for its month, due by the terms, with what is typed so far', () => {
  const values = { ...good, items: [...good.items, { ...NEW_LINE, unitPrice: 50_000 }, NEW_LINE] };
  const paper = recurringPaper(values, { settings, client, date: '2026-12-01' });
  expect(paper.notes?.text).toBe('For December 2026.\nThank you.');
  expect(paper.facts.map(({ value }) => value)).toEqual(['INV-…', '01/12/2026', '08/12/2026', formatRand(632_500)]);
  expect(recurringPaper({ ...values, notes: 'Order 4711' }, { settings, client, date: '2026-12-01' }).notes?.text).toBe(
    'For December 2026.\nOrder 4711',
  );
});

it('the page takes the discount off the whole', () => {
  const values = { ...good, discountKind: 'amount', discountValue: 20_000 };
  const { sums } = recurringPaper(values, { settings, client, date: '2026-12-01' });
  expect(sums.map(({ value }) => value)).toContain(formatRand(552_000));
});

it.each([
  ['tax', { ...NO_DISCOUNT, taxRate: 1500 }, 575_000],
  ['no tax', { ...NO_DISCOUNT, taxRate: 0 }, 500_000],
  ['a discount off the whole', { discountKind: 'percent' as const, discountValue: 1_250, taxRate: 1500 }, 503_125],
])('a row tells what each comes to, with %s', (_with, terms, cents) => {
  expect(totalOf({ ...terms, items: good.items, startDate: TODAY })).toBe(formatRand(cents));
});
