/** The server's own rules, before it is asked (spec 3 section 5). */
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { INVOICE_RULES as RULES, issuerTextRefusal } from '#libs/contracts/invoice-rules';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { isWebAddress } from '#libs/domain/web-address';
import { isInlineImage } from '../../../shared/image/image-file';
import { typedLength } from '../../../shared/text-length';
import { ISSUER_TEXT_FIELDS } from './issuer-fields';

type Values = Record<string, unknown>;
type Refusals = Record<string, string>;

export function validateNewInvoice(values: Values): Refusals {
  return told({
    corporateClientId: typeof values['corporateClientId'] === 'number' ? undefined : RULES.corporateClientId.required,
    dueDate: typedLength(values['dueDate']) === 0 ? RULES.dueDate.required : undefined,
    ...commonRefusals(values),
  });
}

/** A blank due date is none of its faults: the old one stays. */
export function validateInvoiceChange(values: Values): Refusals {
  return told({
    clientName: typedLength(values['clientName']) === 0 ? RULES.clientName.required : tooLong(values, 'clientName'),
    clientEmail:
      typedLength(values['clientEmail']) === 0
        ? RULES.clientEmail.required
        : emailRefusal(values['clientEmail'], RULES.clientEmail),
    clientPhone: tooLong(values, 'clientPhone'),
    clientAddress: tooLong(values, 'clientAddress'),
    clientVatNumber: tooLong(values, 'clientVatNumber'),
    ...commonRefusals(values),
  });
}

export function validateSettings(values: Values): Refusals {
  return told({ ...issuerRefusals(values), notes: tooLong(values, 'notes') });
}

function commonRefusals(values: Values): Record<string, string | undefined> {
  const { taxRate } = values;
  const { min, max, invalid } = RULES.taxRate;
  const isRate =
    taxRate === null || taxRate === undefined || (typeof taxRate === 'number' && taxRate >= min && taxRate <= max);
  return { taxRate: isRate ? undefined : invalid, notes: tooLong(values, 'notes'), ...issuerRefusals(values) };
}

function issuerRefusals(values: Values): Record<string, string | undefined> {
  const logo = values['stormCombatLogo'];
  const isLogo = typedLength(logo) === 0 || isInlineImage(logo) || isWebAddress(String(logo).trim());
  return {
    ...Object.fromEntries(
      ISSUER_TEXT_FIELDS.map((field) => [
        field,
        typedLength(values[field]) > ISSUER_TEXTS[field].maxLength ? issuerTextRefusal(field) : undefined,
      ]),
    ),
    stormCombatEmail:
      typedLength(values['stormCombatEmail']) === 0
        ? undefined
        : emailRefusal(values['stormCombatEmail'], RULES.stormCombatEmail),
    stormCombatLogo: isLogo ? undefined : RULES.stormCombatLogo.invalid,
  };
}

function tooLong(
  values: Values,
  field: 'clientName' | 'clientPhone' | 'clientAddress' | 'clientVatNumber' | 'notes',
): string | undefined {
  return typedLength(values[field]) > RULES[field].maxLength ? RULES[field].tooLong : undefined;
}

function emailRefusal(
  value: unknown,
  { invalid, maxLength }: { invalid: string; maxLength: number },
): string | undefined {
  return typedLength(value) <= maxLength && looksLikeEmailAddress(String(value).trim()) ? undefined : invalid;
}

function told(refusals: Record<string, string | undefined>): Refusals {
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
