import { isImageField } from '#libs/domain/web-address';

/** The place of an instructor for whom none was given: after those who have one. */
export const INSTRUCTOR_SORT_ORDER_WITHOUT = 999;

/** What the form of a new instructor starts with. */
export const INSTRUCTOR_DEFAULTS = {
  name: '',
  role: '',
  bio: '',
  expertise: [],
  image: null,
  sortOrder: null,
} as const;

export const INSTRUCTOR_RULES = {
  name: { required: 'Name is required', maxLength: 120, tooLong: 'Name must be at most 120 characters' },
  role: { required: 'Role is required', maxLength: 120, tooLong: 'Role must be at most 120 characters' },
  bio: { required: 'Bio is required', maxLength: 4000, tooLong: 'Bio must be at most 4000 characters' },
  expertise: {
    wrongType: 'Expertise must be a list of texts',
    maxCount: 30,
    tooMany: 'Expertise must be at most 30 texts',
    maxLength: 80,
    tooLong: 'Each area of expertise must be at most 80 characters',
  },
  image: {
    is: isImageField,
    invalid: 'Image must be an image file, a web address (https://…) or a path of this site (/…)',
  },
  sortOrder: {
    notNatural: 'Sort order must be 0 or greater',
    max: 1_000_000,
    tooLarge: 'Sort order must be at most 1000000',
  },
} as const;

/** What names an instructor of the list: in a class, in what differs on a date. */
export const INSTRUCTOR_LINK = {
  invalid: 'Instructor must be one of the list, or none',
  unknown: 'There is no such instructor',
  /** Of a text that comes with one of the list, and is not their name. */
  otherName:
    'This is not the name of the chosen instructor. Leave the name out, or do not choose an instructor ' +
    'from the list',
} as const;

export const INSTRUCTOR_ABSENCE_DEFAULTS = { startDate: '', endDate: '', note: null } as const;

export const INSTRUCTOR_ABSENCE_RULES = {
  startDate: { required: 'First day is required', invalid: 'First day must be a date like 2026-12-16' },
  endDate: {
    required: 'Last day is required',
    invalid: 'Last day must be a date like 2027-01-04',
    beforeStart: 'The last day must not be before the first',
  },
  note: { maxLength: 300, tooLong: 'Note must be at most 300 characters' },
} as const;
export const OTHER_ABSENCE = 'This Idempotency-Key was used for another absence';

/** "Krav Maga, , Firearms " → ["Krav Maga", "Firearms"]: how the form reads its text (spec 3 section 5). */
export function parseExpertise(text: string): string[] {
  return text
    .split(',')
    .map((area) => area.trim())
    .filter((area) => area !== '');
}
