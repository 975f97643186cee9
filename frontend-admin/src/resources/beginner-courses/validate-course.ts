import { BEGINNER_COURSE_RULES as RULES } from '#libs/contracts/beginner-course';
import { isWebAddress } from '#libs/domain/web-address';
import { typedLength } from '../../shared/text-length';

const TEXTS = ['name', 'startDate', 'description', 'duration', 'sessions', 'difficulty'] as const;

/** The server's own rules, before it is asked (spec 3 section 5). */
export function validateCourse(values: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of TEXTS) {
    const length = typedLength(values[field]);
    if (length === 0) errors[field] = RULES[field].required;
    else if (length > RULES[field].maxLength) errors[field] = RULES[field].tooLong;
  }
  const bookingLink = values['bookingLink'];
  if (typedLength(bookingLink) === 0) errors['bookingLink'] = RULES.bookingLink.required;
  else if (!isWebAddress(String(bookingLink).trim())) errors['bookingLink'] = RULES.bookingLink.invalid;
  return errors;
}
