/** What the form holds of a recurring invoice, its rules, and what follows from what is typed. */
import type { RaRecord } from 'react-admin';
import type {
  CorporateClient,
  CreateRecurringInvoiceDto,
  InvoiceSettingsView,
  RecurringInvoiceRecord,
} from '#libs/contracts/generated/api';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import {
  notesForMonth,
  RECURRING_INVOICE_DEFAULTS,
  RECURRING_INVOICE_RULES as RULES,
} from '#libs/contracts/recurring-invoice';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { clientOnInvoice } from '#libs/domain/client-on-invoice';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { DELIVERIES, nextDateAfterChange, nextDueDate } from '#libs/domain/recurring-invoice';
import { parseDate } from '#libs/domain/schedule/class-dates';
import { formatMonth } from '#libs/domain/schedule/long-date';
import { type FieldMessages, messagesBy, said } from '../../../shared/record-rules';
import { discountMessages } from '../../../shared/parse-discount';
import { filledLines, lineMessages, NEW_LINE, sheetLines } from '../lines/typed-lines';
import { sheetPaper } from '../sheet/sheet-values';
import type { Planned } from './recurring-words';

type Values = Readonly<Record<string, unknown>>;

/** Each field that the server takes, so that none is forgotten. */
type Fields = Record<keyof CreateRecurringInvoiceDto, unknown>;

/** @param today `2026-11-26` */
export function newRecurringInvoice({ defaultTaxRate }: InvoiceSettingsView, today: string): Fields {
  return {
    ...RECURRING_INVOICE_DEFAULTS,
    corporateClientId: null,
    items: [NEW_LINE],
    taxRate: defaultTaxRate,
    ...NO_DISCOUNT,
    startDate: today,
    until: '',
  };
}

export function recurringValues(record: RaRecord): Fields {
  const { items, until, ...stored } = record as unknown as RecurringInvoiceRecord;
  const { name, corporateClientId, taxRate, discountKind, discountValue } = stored;
  const { notes, dayOfMonth, startDate, delivery, isActive } = stored;
  return {
    name,
    corporateClientId,
    items: items.map((item) => ({ ...item })),
    taxRate,
    discountKind,
    discountValue,
    notes,
    dayOfMonth,
    startDate,
    until: until ?? '',
    delivery,
    isActive,
  };
}

export function recurringData(values: Values): Record<string, unknown> {
  return { ...values, items: filledLines(values['items']) };
}

/** The server's own rules, before it is asked. */
export function validateRecurring(values: Values): FieldMessages {
  const { corporateClientId, items, taxRate, dayOfMonth, startDate, until } = values;
  const lines = lineMessages(items);
  const problems = said({
    ...messagesBy({ name: RULES.name, notes: RULES.notes }, values),
    corporateClientId: typeof corporateClientId === 'number' ? undefined : RULES.corporateClientId.required,
    taxRate: taxRate === null || isWithin(taxRate, RULES.taxRate) ? undefined : RULES.taxRate.invalid,
    ...discountMessages(values, INVOICE_DISCOUNT_LIMIT),
    dayOfMonth: isWithin(dayOfMonth, RULES.dayOfMonth) ? undefined : RULES.dayOfMonth.invalid,
    startDate: startProblem(textOf(startDate)),
    until: untilProblem(textOf(startDate), textOf(until)),
  });
  return lines ? { ...problems, items: lines } : problems;
}

function startProblem(startDate: string): string | undefined {
  if (startDate === '') return RULES.startDate.required;
  return isCalendarDate(startDate) ? undefined : RULES.startDate.invalid;
}

function untilProblem(startDate: string, until: string): string | undefined {
  if (until === '') return undefined;
  if (!isCalendarDate(until)) return RULES.until.invalid;
  return isCalendarDate(startDate) && until < startDate ? RULES.until.beforeStart : undefined;
}

/**
 * How it would run, as it is typed; undefined as long as that makes no sense.
 * @param stored the record that is edited
 * @param today `2026-11-26`
 */
export function plannedOf(
  values: Values,
  { stored, client, today }: { stored?: RecurringInvoiceRecord; client?: CorporateClient; today: string },
): Planned | undefined {
  const { dayOfMonth, startDate, until, delivery, isActive } = values;
  const problems = validateRecurring(values);
  if (problems['dayOfMonth'] ?? problems['startDate'] ?? problems['until'] ?? problems['corporateClientId'])
    return undefined;
  const schedule = {
    dayOfMonth: Number(dayOfMonth),
    startDate: textOf(startDate),
    until: textOf(until) || null,
    isActive: isActive === true,
  };
  return {
    ...schedule,
    delivery: DELIVERIES.find((one) => one === delivery) ?? 'draft',
    nextDate: stored ? nextDateAfterChange(stored, schedule, today) : firstDate(schedule, today),
    stoppedBecause: null,
    clientEmail: client ? clientOnInvoice(client).clientEmail : null,
  };
}

function firstDate(schedule: Parameters<typeof nextDueDate>[0] & { isActive: boolean }, today: string): string | null {
  return schedule.isActive ? nextDueDate(schedule, today, null) : null;
}

/** The next invoice, in the words of its PDF. @param date the day it is for, and made */
export function recurringPaper(
  values: Values,
  { settings, client, date }: { settings?: InvoiceSettingsView; client?: CorporateClient | undefined; date: string },
): PrintedDocument {
  const notes = textOf(values['notes']).trim() || (settings?.notes ?? null);
  return sheetPaper(
    {
      ...settings,
      ...(client && clientOnInvoice(client)),
      taxRate: values['taxRate'],
      discountKind: values['discountKind'],
      discountValue: values['discountValue'],
      notes: notesForMonth(formatMonth(date), notes),
      dueDate: paymentDueDate(client?.paymentTerms, parseDate(date)),
    },
    { issueDate: date, lines: sheetLines(values['items']) },
  );
}

type Priced = Pick<RecurringInvoiceRecord, 'taxRate' | 'discountKind' | 'discountValue' | 'items' | 'startDate'>;

/** What each of its invoices comes to, with tax. */
export function totalOf({ items, startDate, ...terms }: Priced): string {
  const { sums } = sheetPaper(terms, { issueDate: startDate, lines: sheetLines(items) });
  return sums.find(({ weight }) => weight === 'total')!.value;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isWithin(value: unknown, { min, max }: { min: number; max: number }): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
