/** What the visitor types to book a trial or a course, and when that can be sent (libs/contracts/participant). */
import type { SignUpForCourseDto } from '#libs/contracts/generated/api';
import { PARTICIPANT_RULES as RULES } from '#libs/contracts/participant';
import { normalizePhone } from '#libs/contracts/phone-country';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { needsGuardian } from '#libs/domain/guardian';

/** The same of a trial and of a course. */
type Participant = Omit<SignUpForCourseDto, 'courseId'>;

export interface ParticipantDetails {
  fullName: string;
  email: string;
  phone: string;
  participantName: string;
  participantAge: string;
  guardianName: string;
  guardianConsent: boolean;
  note: string;
}

export const PARTICIPANT_FIELDS = [
  'fullName',
  'email',
  'phone',
  'participantName',
  'participantAge',
  'guardianName',
  'guardianConsent',
  'note',
] as const;

type Check<Value> = (value: Value) => string | true;

const text =
  ({ required, maxLength, tooLong }: { required?: string; maxLength: number; tooLong: string }): Check<string> =>
  (typed) => {
    if (required !== undefined && typed.trim() === '') return required;
    return typed.trim().length <= maxLength || tooLong;
  };

/** By field; the server judges the same once more. */
export const participantChecks: { [Field in keyof ParticipantDetails]: Check<ParticipantDetails[Field]> } = {
  fullName: text(RULES.fullName),
  email: (typed) => {
    if (typed.trim() === '') return RULES.email.required;
    return looksLikeEmailAddress(typed.trim()) || RULES.email.invalid;
  },
  phone: (typed) => {
    if (typed.trim() === '') return RULES.phone.required;
    return (typed.length <= RULES.phone.maxLength && normalizePhone(typed) !== undefined) || RULES.phone.invalid;
  },
  participantName: text({ maxLength: RULES.participantName.maxLength, tooLong: RULES.participantName.tooLong }),
  participantAge: (typed) => {
    if (typed.trim() === '') return RULES.participantAge.required;
    return ageOf(typed) !== undefined || RULES.participantAge.invalid;
  },
  guardianName: text(RULES.guardianName),
  guardianConsent: (given) => given || RULES.guardianConsent.required,
  note: text(RULES.note),
};

/** Undefined for what is no age. */
export function ageOf(typed: string): number | undefined {
  const { min, max } = RULES.participantAge;
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed.trim()) : undefined;
  return age !== undefined && age >= min && age <= max ? age : undefined;
}

export function isChild(typedAge: string): boolean {
  const age = ageOf(typedAge);
  return age !== undefined && needsGuardian(age);
}

/** What is sent of who comes: a guardian only with a child. */
export function participantOf(details: ParticipantDetails): Participant {
  const participantAge = ageOf(details.participantAge) ?? 0;
  return {
    fullName: details.fullName.trim(),
    email: details.email.trim(),
    phone: details.phone.trim(),
    participantName: details.participantName.trim() || null,
    participantAge,
    ...(needsGuardian(participantAge) && {
      guardianName: details.guardianName.trim(),
      guardianConsent: details.guardianConsent,
    }),
    note: details.note.trim() || null,
  };
}
