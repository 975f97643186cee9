/** What the form holds of a quote, its rules, and the page that follows from what is typed. */
import type { RaRecord } from 'react-admin';
import type { CorporateClient, CreateQuoteDto, InvoiceSettingsView, QuoteRecord } from '#libs/contracts/generated/api';
import type { Issuer } from '#libs/domain/invoice-issuer';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { QUOTE_RULES as RULES, QUOTE_VALID_DAYS } from '#libs/contracts/quote';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { quoteDocument } from '#libs/documents/quote-document';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { clientOnInvoice } from '#libs/domain/client-on-invoice';
import { invoiceTotals, NO_DISCOUNT, pricedLine } from '#libs/domain/invoice-totals';
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { type FieldMessages, messagesBy, said } from '../../../shared/record-rules';
import { filledLines, lineMessages, NEW_LINE, sheetLines } from '../lines/typed-lines';
import { discountMessages, parseDiscount } from '../../../shared/parse-discount';

type Values = Readonly<Record<string, unknown>>;
/** Each field that the server takes, so that none is forgotten. */
type Fields = Record<keyof CreateQuoteDto, unknown>;

const NUMBER_TO_COME = 'QUO-…';

/** @param today `2026-11-26` */
export function newQuote({ defaultTaxRate }: InvoiceSettingsView, today: string): Fields {
  return {
    corporateClientId: null,
    validUntil: addDaysTo(today, QUOTE_VALID_DAYS),
    items: [NEW_LINE],
    taxRate: defaultTaxRate,
    ...NO_DISCOUNT,
    notes: null,
  };
}

export function quoteValues(record: RaRecord): Fields {
  const { corporateClientId, validUntil, items, taxRate, discountKind, discountValue, notes } =
    record as unknown as QuoteRecord;
  return {
    corporateClientId,
    validUntil,
    items: items.map((item) => ({ ...item })),
    taxRate,
    discountKind,
    discountValue,
    notes,
  };
}

export function quoteData(values: Values): Record<string, unknown> {
  return { ...values, items: filledLines(values['items']) };
}

/** Of one that was sent, what can still change. */
export function sentQuoteData({ validUntil, notes }: Values): Record<string, unknown> {
  return { validUntil, notes };
}

/** The server's own rules, before it is asked. @param today `2026-11-26` */
export function validateQuote(values: Values, today: string, stored?: Pick<QuoteRecord, 'validUntil'>): FieldMessages {
  const { corporateClientId, items, taxRate, validUntil } = values;
  const lines = lineMessages(items);
  const problems = said({
    ...messagesBy({ notes: RULES.notes }, values),
    corporateClientId: typeof corporateClientId === 'number' ? undefined : RULES.corporateClientId.required,
    validUntil: validUntil === stored?.validUntil ? undefined : lastDayProblem(validUntil, today),
    taxRate: taxRate === null || isRate(taxRate) ? undefined : RULES.taxRate.invalid,
    ...discountMessages(values, INVOICE_DISCOUNT_LIMIT),
  });
  return lines ? { ...problems, items: lines } : problems;
}

/** The same for one that was sent: only later than it was. */
export function validateSentQuote(values: Values, today: string, stored: Pick<QuoteRecord, 'validUntil'>) {
  const { validUntil } = values;
  const isEarlier = typeof validUntil === 'string' && validUntil < stored.validUntil;
  return said({
    ...messagesBy({ notes: RULES.notes }, values),
    validUntil:
      validUntil === stored.validUntil
        ? undefined
        : (lastDayProblem(validUntil, today) ?? (isEarlier ? RULES.validUntil.earlier : undefined)),
  });
}

function lastDayProblem(validUntil: unknown, today: string): string | undefined {
  if (typeof validUntil !== 'string' || validUntil === '') return RULES.validUntil.required;
  if (!isCalendarDate(validUntil)) return RULES.validUntil.invalid;
  return validUntil < today ? RULES.validUntil.past : undefined;
}

interface PaperFacts {
  issuer: Issuer;
  client: CorporateClient | undefined;
  today: string;
  /** Missing: it is new. */
  stored?: QuoteRecord | undefined;
}

/** As it is typed, in the words of the PDF. What is typed wrongly is left out: the form itself says so. */
export function quotePaper(values: Values, { issuer, client, today, stored }: PaperFacts): PrintedDocument {
  const taxRate = isRate(values['taxRate']) ? values['taxRate'] : 0;
  const lines = sheetLines(values['items']);
  const discount = parseDiscount(values, INVOICE_DISCOUNT_LIMIT);
  return quoteDocument({
    ...issuer,
    ...(client ? clientOnInvoice(client) : { ...NO_CLIENT, ...(stored && clientOf(stored)) }),
    ...discount,
    ...invoiceTotals(lines.map(pricedLine), { ...discount, taxRate }),
    quoteNumber: stored?.quoteNumber ?? NUMBER_TO_COME,
    issueDate: stored?.issueDate ?? today,
    validUntil: textOf(values['validUntil']) ?? '–',
    status: stored?.status ?? 'draft',
    items: lines,
    taxRate,
    notes: textOf(values['notes']),
    updatedAt: stored?.updatedAt ?? today,
  });
}

const NO_CLIENT = { clientName: '', clientEmail: null, clientPhone: null, clientAddress: null, clientVatNumber: null };

function clientOf({ clientName, clientEmail, clientPhone, clientAddress, clientVatNumber }: QuoteRecord) {
  return { clientName, clientEmail, clientPhone, clientAddress, clientVatNumber };
}

function isRate(value: unknown): value is number {
  const { min, max } = RULES.taxRate;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
