/** Who teaches a class, in its forms: somebody of the list of instructors, or whoever was typed. */
import type { Instructor } from '#libs/contracts/generated/api';

type Values = Readonly<Record<string, unknown>>;
type Named = Pick<Instructor, 'id' | 'name'>;

/** The instructor whose name was typed, whatever its case and spaces; of two of one name the first of the list. */
export function listedByName<T extends Named>(typed: string, list: readonly T[]): T | undefined {
  const name = nameKey(typed);
  return list.find((one) => nameKey(one.name) === name);
}

function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** What is sent: the name of somebody of the list is the server's to say, for they may have been renamed meanwhile. */
export function withoutNameOfListed(values: Values): Record<string, unknown> {
  const { instructor, ...others } = values;
  return typeof values['instructorId'] === 'number' ? others : { ...others, instructorId: null, instructor };
}
