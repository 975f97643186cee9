import type { CorporateClient, InvoiceSettingsView, QuoteRecord } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { QUOTE_NOT_SENT, QUOTE_RULES as RULES } from '#libs/contracts/quote';
import { formatRand } from '#libs/domain/money';
import { NEW_LINE } from '../lines/typed-lines';
import { newQuote, quoteData, quotePaper, validateQuote, validateSentQuote } from './quote-form';
import { notSendable, quoteStory } from './quote-words';

const TODAY = '2026-11-26';
const settings = {
  defaultTaxRate: 1500,
  stormCombatName: 'Storm Combat',
  stormCombatVatNumber: null,
} as InvoiceSettingsView;
const good = {
  ...newQuote(settings, TODAY),
  corporateClientId: 7,
  items: [{ description: 'Training', quantity: 4, unitPrice: 125_000 }],
};

it('a new one is valid for thirty days', () => expect(newQuote(settings, TODAY).validUntil).toBe('2026-12-26'));

describe('the rules', () => {
  it.each<[string, object, object]>([
    ['a good one', {}, {}],
    ['no client', { corporateClientId: null }, { corporateClientId: RULES.corporateClientId.required }],
    ['no last day', { validUntil: '' }, { validUntil: RULES.validUntil.required }],
    ['a last day that has passed', { validUntil: '2026-11-25' }, { validUntil: RULES.validUntil.past }],
    ['today', { validUntil: TODAY }, {}],
    ['too much tax', { taxRate: 10_001 }, { taxRate: RULES.taxRate.invalid }],
    ['long notes', { notes: 'x'.repeat(2001) }, { notes: RULES.notes.tooLong }],
    ['a last line that was left empty', { items: [good.items[0], NEW_LINE] }, {}],
    [
      'nothing but an empty line',
      { items: [NEW_LINE] },
      { items: [{ description: INVOICE_RULES.description.required, unitPrice: INVOICE_RULES.unitPrice.invalid }] },
    ],
  ])('%s', (_what, change, expected) => expect(validateQuote({ ...good, ...change }, TODAY)).toEqual(expected));

  it('a draft whose last day has passed may be saved with it', () => {
    const validUntil = '2026-11-20';
    expect(validateQuote({ ...good, validUntil }, TODAY, { validUntil })).toEqual({});
  });

  it.each([
    ['2026-12-31', {}],
    ['2027-01-01', {}],
    ['2026-12-30', { validUntil: RULES.validUntil.earlier }],
    ['2026-11-25', { validUntil: RULES.validUntil.past }],
    ['', { validUntil: RULES.validUntil.required }],
  ])('one that was sent and valid until 31 December: until %s', (validUntil, expected) =>
    expect(validateSentQuote({ validUntil, notes: null }, TODAY, { validUntil: '2026-12-31' })).toEqual(expected),
  );
});

it('lines that were left empty are not sent', () =>
  expect(quoteData({ ...good, items: [good.items[0], NEW_LINE] })['items']).toEqual([good.items[0]]));

it('the page says what the PDF will', () => {
  const client = { name: 'Highveld', email: 'a@highveld.example', billingAddress: null, billingCity: null };
  const paper = quotePaper(
    { ...good, discountKind: 'percent', discountValue: 1_000 },
    { issuer: settings, client: client as CorporateClient, today: TODAY },
  );
  expect(paper.title).toBe('Quote');
  expect(paper.facts).toContainEqual({ label: 'Valid until', value: '26/12/2026' });
  expect(paper.parties[1]!.name).toBe('Highveld');
  expect(paper.sums.at(-1)!.value).toBe(formatRand(517_500));
  expect(paper.payment).toBeNull();
});

it.each([
  ['draft', 'a@b.example', undefined],
  ['sent', 'a@b.example', undefined],
  ['draft', null, QUOTE_NOT_SENT.noEmail],
  ['expired', 'a@b.example', QUOTE_NOT_SENT.expired],
  ['accepted', 'a@b.example', QUOTE_NOT_SENT.accepted],
  ['declined', null, QUOTE_NOT_SENT.declined],
] as const)('one that is %s, to %s, is kept back because: %s', (status, clientEmail, because) =>
  expect(notSendable({ status, clientEmail })).toBe(because),
);

it('tells what became of it', () => {
  const quote = {
    sentAt: '2026-11-26T08:00:00.000Z',
    sentTo: 'a@b.example',
    acceptedAt: '2026-11-27T08:00:00.000Z',
    acceptedBy: 'Thandi',
    acceptedAddress: '10.0.0.1',
    reference: 'PO 77',
    declinedAt: null,
    declineReason: null,
  } as QuoteRecord;
  expect(quoteStory(quote)).toEqual([
    'Sent on 26 Nov 2026, 10:00 to a@b.example.',
    'Accepted by Thandi on 27 Nov 2026, 10:00, from the network address 10.0.0.1.',
    'Their reference: PO 77.',
  ]);
});
