/** What the forms hold of an invoice, and what they send. */
import type { InvoiceSettingsView } from '#libs/contracts/generated/api';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { ISSUER_FIELDS } from '#libs/domain/invoice-issuer';
import { issuerValues } from '../../../shared/issuer/issuer-values';

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
