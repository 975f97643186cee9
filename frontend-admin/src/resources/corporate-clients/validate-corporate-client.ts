import {
  CORPORATE_CLIENT_RULES as RULES,
  CORPORATE_CLIENT_TEXTS as TEXTS,
  textRefusal,
  type CorporateClientText,
} from '#libs/contracts/corporate-client';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { isHttpAddress, isWebAddress } from '#libs/domain/web-address';
import { isInlineImage } from '../../shared/image/image-file';
import { naturalNumberRefusal } from '../../shared/natural-number';
import { typedLength } from '../../shared/text-length';

/** The server's own rules, before it is asked (spec 3 section 5). */
export function validateCorporateClient(values: Record<string, unknown>): Record<string, string> {
  const { name, logoUrl, websiteUrl } = values;
  const refusals: Record<string, string | undefined> = {
    name:
      typedLength(name) === 0
        ? RULES.name.required
        : typedLength(name) > RULES.name.maxLength
          ? RULES.name.tooLong
          : undefined,
    logoUrl:
      typedLength(logoUrl) === 0
        ? RULES.logoUrl.required
        : isInlineImage(logoUrl) || isWebAddress(typed(logoUrl))
          ? undefined
          : RULES.logoUrl.invalid,
    websiteUrl:
      typedLength(websiteUrl) === 0 || isHttpAddress(typed(websiteUrl)) ? undefined : RULES.websiteUrl.invalid,
    email: emailRefusal(values['email'], RULES.email),
    primaryContactEmail: emailRefusal(values['primaryContactEmail'], RULES.primaryContactEmail),
    creditLimit: naturalNumberRefusal(values['creditLimit'], RULES.creditLimit),
    sortOrder: naturalNumberRefusal(values['sortOrder'], RULES.sortOrder),
  };
  for (const field of Object.keys(TEXTS) as CorporateClientText[]) {
    if (typedLength(values[field]) > TEXTS[field].maxLength) refusals[field] = textRefusal(field);
  }
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function emailRefusal(
  value: unknown,
  { invalid, maxLength }: { invalid: string; maxLength: number },
): string | undefined {
  const length = typedLength(value);
  return length === 0 || (length <= maxLength && looksLikeEmailAddress(typed(value))) ? undefined : invalid;
}

function typed(value: unknown): string {
  return String(value).trim();
}
