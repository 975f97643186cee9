/** Who sends an invoice and where it is paid, as the forms of invoices and of the settings hold it. */
import { ISSUER_FIELDS } from '#libs/domain/invoice-issuer';
import type { IssuerText } from '#libs/contracts/invoice';

/** Where what new invoices begin with is kept. */
export const INVOICE_SETTINGS_KEY = ['invoice-settings'];

/** Where the issuer is paid; the others say how it is called and reached. */
export const BANK_FIELDS: readonly IssuerText[] = [
  'bankName',
  'accountName',
  'accountNumber',
  'branchCode',
  'swiftCode',
];

export function issuerValues(of: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(ISSUER_FIELDS.map((field) => [field, of[field] ?? null]));
}
