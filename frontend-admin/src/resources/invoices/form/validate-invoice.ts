/** The server's own rules, before it is asked (spec 3 section 5). */
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { messagesBy, said, typedLength } from '../../../shared/record-rules';
import { discountMessages } from '../../../shared/typed-discount';

type Values = Record<string, unknown>;
type Refusals = Record<string, string>;

const { clientName, clientEmail, clientPhone, clientAddress, clientVatNumber } = RULES;
const CLIENT = { clientName, clientEmail, clientPhone, clientAddress, clientVatNumber };
const { notes, stormCombatEmail, stormCombatLogo } = RULES;
const SETTINGS = { ...ISSUER_TEXTS, stormCombatEmail, stormCombatLogo, notes };

export function validateNewInvoice(values: Values): Refusals {
  return said({
    ...messagesBy(SETTINGS, values),
    corporateClientId: typeof values['corporateClientId'] === 'number' ? undefined : RULES.corporateClientId.required,
    dueDate: typedLength(values['dueDate']) === 0 ? RULES.dueDate.required : undefined,
    taxRate: taxRefusal(values),
    ...discountMessages(values, INVOICE_DISCOUNT_LIMIT),
  });
}

/** A blank due date is none of its faults: the old one stays. */
export function validateInvoiceChange(values: Values): Refusals {
  return said({
    ...messagesBy({ ...CLIENT, ...SETTINGS }, values),
    taxRate: taxRefusal(values),
    ...discountMessages(values, INVOICE_DISCOUNT_LIMIT),
  });
}

export function validateSettings(values: Values): Refusals {
  return said(messagesBy(SETTINGS, values));
}

function taxRefusal({ taxRate }: Values): string | undefined {
  const { min, max, invalid } = RULES.taxRate;
  const isRate =
    taxRate === null || taxRate === undefined || (typeof taxRate === 'number' && taxRate >= min && taxRate <= max);
  return isRate ? undefined : invalid;
}
