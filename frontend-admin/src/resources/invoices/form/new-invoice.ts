/** What the forms hold of an invoice, and what they send. */
import type { RaRecord } from 'react-admin';
import type { InvoiceSettingsView } from '#libs/contracts/generated/api';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { ISSUER_TEXTS, type Issuer, type IssuerText } from '#libs/contracts/invoice';

const ISSUER_TEXT_FIELDS = Object.keys(ISSUER_TEXTS) as IssuerText[];
/** Who sends it and where it is paid. */
export const ISSUER_FIELDS: readonly (keyof Issuer)[] = [...ISSUER_TEXT_FIELDS, 'stormCombatEmail', 'stormCombatLogo'];

/** Where the issuer is paid; the others say how it is called and reached. */
export const BANK_FIELDS: readonly IssuerText[] = [
  'bankName',
  'accountName',
  'accountNumber',
  'branchCode',
  'swiftCode',
];

type Values = Record<string, unknown>;

/**
 * A new invoice begins with the settings (spec 3 sections 5 and 9). `isDueByHand`: the due date no longer follows the
 * client's terms.
 */
export function newInvoice(settings: InvoiceSettingsView): Values {
  return {
    corporateClientId: null,
    dueDate: '',
    isDueByHand: false,
    taxRate: settings.defaultTaxRate,
    ...NO_DISCOUNT,
    ...issuerValues({ ...settings }),
    notes: settings.notes,
  };
}

export function newInvoiceData({ isDueByHand: _isDueByHand, ...values }: Values): Values {
  return values;
}

const DISCOUNT_FIELDS = Object.keys(NO_DISCOUNT);
const CLIENT_FIELDS = ['clientName', 'clientEmail', 'clientPhone', 'clientAddress', 'clientVatNumber'];

export const CHANGED_FIELDS: Values = Object.fromEntries(
  [...CLIENT_FIELDS, 'dueDate', 'taxRate', ...DISCOUNT_FIELDS, 'status', 'notes', ...ISSUER_FIELDS].map((field) => [
    field,
    null,
  ]),
);

export function issuerValues(of: RaRecord | Values): Values {
  return Object.fromEntries(ISSUER_FIELDS.map((field) => [field, of[field] ?? null]));
}
