/** What the forms that book and move a trial hold to (CONTRACT section 6): the server's limits and sentences. */
import { normalizePhone } from '#libs/contracts/phone-country';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { needsGuardian } from '#libs/domain/guardian';
import { messagesBy, said } from '../../shared/record-rules';

type Values = Record<string, unknown>;

const { fullName, email, phone, participantName, participantAge, guardianName, note } = TRIAL_RULES;
const WHO = {
  fullName: { ...fullName, required: 'Name is required' },
  email: { ...email, is: looksLikeEmailAddress },
  phone: { ...phone, is: (text: string) => normalizePhone(text) !== undefined },
};

/** Why a trial is not booked as it was typed. */
export function validateNewTrial(values: Values): Record<string, string> {
  const isChild = isOfAChild(values);
  return said({
    ...slotMessages(values),
    ...messagesBy({ ...WHO, participantName: { ...participantName, required: undefined }, note }, values),
    participantAge: ageMessage(values['participantAge']),
    ...(isChild && messagesBy({ guardianName }, values)),
    guardianConsent: isChild && values['guardianConsent'] !== true ? TRIAL_RULES.guardianConsent.required : undefined,
  });
}

/** Why a booking is not changed as it was typed. */
export function validateMovedTrial(values: Values): Record<string, string> {
  return said({ ...slotMessages(values), ...messagesBy({ ...WHO, participantName }, values) });
}

/** Whether somebody under age comes, as far as it is typed. */
export function isOfAChild({ participantAge: age }: Values): boolean {
  return typeof age === 'number' && ageMessage(age) === undefined && needsGuardian(age);
}

function slotMessages({ classScheduleId, date }: Values): Record<string, string | undefined> {
  return {
    classScheduleId: classScheduleId ? undefined : TRIAL_RULES.classScheduleId.invalid,
    date: date ? undefined : TRIAL_RULES.date.required,
  };
}

function ageMessage(age: unknown): string | undefined {
  const { required, invalid, min, max } = participantAge;
  if (age === null || age === undefined || age === '') return required;
  return typeof age === 'number' && Number.isInteger(age) && age >= min && age <= max ? undefined : invalid;
}
