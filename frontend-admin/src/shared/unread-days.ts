/**
 * A day that is begun and not finished, or that there is not, such as 31 February: the browser shows what was typed and
 * hands on "", which to a rule is a field that was left blank.
 */
export const UNREAD_DAY = 'This date is not complete, or there is no such day';

type DayField = Pick<HTMLInputElement, 'name'> & { validity: Pick<ValidityState, 'badInput'> };

/** Messages by field, of the fields of a form. */
export function unreadDays(fields: Iterable<Element | DayField>): Record<string, string> {
  const unread = [...fields].filter((field) => isDayField(field) && field.validity.badInput) as DayField[];
  return Object.fromEntries(unread.map(({ name }) => [name, UNREAD_DAY]));
}

function isDayField(field: Element | DayField): field is DayField {
  return 'validity' in field && 'name' in field;
}
