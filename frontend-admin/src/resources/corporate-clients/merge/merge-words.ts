import {
  CORPORATE_CLIENT_FIELDS,
  CORPORATE_CLIENT_TEXTS as TEXTS,
  type CorporateClientField,
  type CorporateClientText,
} from '#libs/contracts/corporate-client';
import type { ClientRecordsView, CorporateClient } from '#libs/contracts/generated/api';
import { discountWords } from '#libs/documents/document-words';
import type { Likeness } from '#libs/domain/client-lookalike';
import { differingFields, type DifferingField } from '#libs/domain/client-merge';
import { formatRand } from '#libs/domain/money';
import { sentenceCase } from '../../../shared/record-words';
import { valueWords } from '../../../shared/stale/field-display';

const RECORDS: Record<keyof ClientRecordsView, [one: string, many: string]> = {
  invoices: ['invoice with its payments', 'invoices with their payments'],
  payments: ['payment over several invoices or on credit', 'payments over several invoices or on credit'],
  quotes: ['quote', 'quotes'],
  recurringInvoices: ['recurring invoice', 'recurring invoices'],
  statements: ['mailed statement', 'mailed statements'],
};

/** "3 invoices with their payments, 1 quote"; undefined: nothing names the client. */
export function recordWords(records: ClientRecordsView): string | undefined {
  const words = Object.entries(RECORDS).flatMap(([kind, [one, many]]) => {
    const count = records[kind as keyof ClientRecordsView];
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return words.length > 0 ? words.join(', ') : undefined;
}

const LABELS: Record<Exclude<CorporateClientField, CorporateClientText>, string> = {
  name: 'Name',
  logoUrl: 'Logo',
  websiteUrl: 'Website',
  email: 'Email',
  primaryContactEmail: 'Primary contact email',
  paymentTerms: 'Payment terms',
  creditLimit: 'Credit limit',
  discountKind: 'Default discount in',
  discountValue: 'Default discount',
  sortOrder: 'Sort order',
  invoiceReminders: 'Invoice reminders',
  isActive: 'Active (visible to users)',
};

/** As the form names it. */
export function fieldLabel(field: CorporateClientField): string {
  return isText(field) ? TEXTS[field].label : LABELS[field];
}

export function fieldWords(field: CorporateClientField, value: unknown): string {
  return field === 'creditLimit' && typeof value === 'number' ? formatRand(value * 100) : valueWords(value, false);
}

const LIKENESS_WORDS: Record<Likeness, string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  vatNumber: 'VAT number',
};

/** "Similar name, same phone number": names that differ by a slip are alike, and no more. */
export function likenessWords(likenesses: readonly Likeness[]): string {
  const words = likenesses.map((likeness) => `${likeness === 'name' ? 'similar' : 'same'} ${LIKENESS_WORDS[likeness]}`);
  return sentenceCase(words.join(', '));
}

export type ClientField = DifferingField<CorporateClientField>;

/** In what the two differ, in the order of the form. A discount is one thing, of two fields, and told in its words. */
export function clientDifferences(kept: CorporateClient, merged: CorporateClient): ClientField[] {
  return differingFields<CorporateClientField>(withDiscountWords(kept), withDiscountWords(merged), COMPARED_FIELDS);
}

const COMPARED_FIELDS = CORPORATE_CLIENT_FIELDS.filter((field) => field !== 'discountKind');

function withDiscountWords(client: CorporateClient): Readonly<Record<CorporateClientField, unknown>> {
  return { ...client, discountValue: discountWords(client) };
}

/** Whether there is something to choose between. */
export function hasBoth({ kept, merged }: ClientField): boolean {
  return [kept, merged].every((value) => (value ?? '') !== '');
}

function isText(field: CorporateClientField): field is CorporateClientText {
  return field in TEXTS;
}
