import { FAQ_RULES } from '#libs/contracts/faq';
import { typedLength } from '../../shared/text-length';

/** The server's own rules, before it is asked (spec 3 section 5). */
export function validateFaq(values: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of ['question', 'answer'] as const) {
    const rule = FAQ_RULES[field];
    const length = typedLength(values[field]);
    if (length < rule.minLength) errors[field] = rule.tooShort;
    else if (length > rule.maxLength) errors[field] = rule.tooLong;
  }
  return errors;
}
