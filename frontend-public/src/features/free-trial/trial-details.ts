/** What the visitor types to book a trial, and when that can be sent (CONTRACT section 6, libs/contracts). */
import type { BookTrialDto } from '#libs/contracts/generated/api';
import { schoolPhone } from '#libs/contracts/phone-country';
import { TRIAL_RULES as RULES } from '#libs/contracts/trial-booking';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { needsGuardian } from '#libs/domain/trial-booking/trial-booking';
import type { TrialChoice } from './trial-choice';

export interface TrialDetails {
  fullName: string;
  email: string;
  phone: string;
  participantName: string;
  participantAge: string;
  guardianName: string;
  guardianConsent: boolean;
  note: string;
}

export const TRIAL_FIELDS = [
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
export const trialChecks: { [Field in keyof TrialDetails]: Check<TrialDetails[Field]> } = {
  fullName: text(RULES.fullName),
  email: (typed) => {
    if (typed.trim() === '') return RULES.email.required;
    return looksLikeEmailAddress(typed.trim()) || RULES.email.invalid;
  },
  phone: (typed) => {
    if (typed.trim() === '') return RULES.phone.required;
    return (typed.length <= RULES.phone.maxLength && schoolPhone(typed) !== undefined) || RULES.phone.invalid;
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

export function trialOf(
  details: TrialDetails,
  slot: NonNullable<TrialChoice['slot']>,
  plan: TrialChoice['plan'],
): BookTrialDto {
  const participantAge = ageOf(details.participantAge) ?? 0;
  return {
    ...slot,
    fullName: details.fullName.trim(),
    email: details.email.trim(),
    phone: details.phone.trim(),
    participantName: details.participantName.trim() || null,
    participantAge,
    ...(needsGuardian(participantAge) && {
      guardianName: details.guardianName.trim(),
      guardianConsent: details.guardianConsent,
    }),
    plan: plan ?? null,
    note: details.note.trim() || null,
  };
}
