/** The server's own rules, before it is asked (spec 3 section 5). */
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES as RULES, INVOICE_START_RULES } from '#libs/contracts/invoice-rules';
import { messagesBy, said, typedLength } from '../../../shared/record-rules';
import { discountMessages } from '../../../shared/parse-discount';

type Values = Record<string, unknown>;
type Refusals = Record<string, string>;

const { clientName, clientEmail, clientPhone, clientAddress, clientVatNumber } = RULES;
const CLIENT = { clientName, clientEmail, clientPhone, clientAddress, clientVatNumber };

export function validateNewInvoice(values: Values): Refusals {
  return said({
    ...messagesBy(INVOICE_START_RULES, values),
    corporateClientId: typeof values['corporateClientId'] === 'number' ? undefined : RULES.corporateClientId.required,
    dueDate: typedLength(values['dueDate']) === 0 ? RULES.dueDate.required : undefined,
    taxRate: taxRefusal(values),
    ...discountMessages(values, INVOICE_DISCOUNT_LIMIT),
  });
}

/** A blank due date is none of its faults: the old one stays. */
export function validateInvoiceChange(values: Values): Refusals {
  return said({
    ...messagesBy({ ...CLIENT, ...INVOICE_START_RULES }, values),
    taxRate: taxRefusal(values),
    ...discountMessages(values, INVOICE_DISCOUNT_LIMIT),
  });
}

function taxRefusal({ taxRate }: Values): string | undefined {
  const { min, max, invalid } = RULES.taxRate;
  const isRate =
    taxRate === null || taxRate === undefined || (typeof taxRate === 'number' && taxRate >= min && taxRate <= max);
  return isRate ? undefined : invalid;
}
