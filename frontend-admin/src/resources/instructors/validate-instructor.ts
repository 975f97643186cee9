import { INSTRUCTOR_RULES as RULES } from '#libs/contracts/instructor';
import { isWebAddress } from '#libs/domain/web-address';
import { isInlineImage } from '../../shared/image/image-file';
import { naturalNumberRefusal } from '../../shared/natural-number';
import { typedLength } from '../../shared/text-length';

/** The server's own rules, before it is asked (spec 3 section 5). */
export function validateInstructor(values: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of ['name', 'role', 'bio'] as const) {
    const length = typedLength(values[field]);
    if (length === 0) errors[field] = RULES[field].required;
    else if (length > RULES[field].maxLength) errors[field] = RULES[field].tooLong;
  }
  const { expertise, image, sortOrder } = values;
  if (Array.isArray(expertise)) {
    if (expertise.length > RULES.expertise.maxCount) errors['expertise'] = RULES.expertise.tooMany;
    else if (expertise.some((area) => typedLength(area) > RULES.expertise.maxLength))
      errors['expertise'] = RULES.expertise.tooLong;
  }
  if (typedLength(image) > 0 && !isInlineImage(image) && !isWebAddress(String(image).trim()))
    errors['image'] = RULES.image.invalid;
  const place = naturalNumberRefusal(sortOrder, RULES.sortOrder);
  if (place) errors['sortOrder'] = place;
  return errors;
}
