/** Who signs up and who comes, for a trial or for a course: the limits of each field, and what a guardian agrees to. */

const name = (what: string) => ({
  required: `${what} is required`,
  maxLength: 120,
  tooLong: `${what} must be at most 120 characters`,
  unprintable: `${what} contains characters that cannot be printed`,
});

export const PARTICIPANT_RULES = {
  fullName: name('Your name'),
  email: { required: 'Email address is required', maxLength: 254, invalid: 'Please enter a valid email address' },
  phone: {
    required: 'Phone number is required',
    maxLength: 30,
    invalid: 'Please enter a phone number such as 082 123 4567 or +27 82 123 4567',
  },
  participantName: name('The name of the person coming'),
  participantAge: {
    required: 'Age is required',
    min: 3,
    max: 110,
    invalid: 'Age must be a whole number from 3 to 110',
  },
  guardianName: {
    ...name("The guardian's name"),
    required: 'For anyone under 18, we need the name of a parent or guardian',
  },
  guardianConsent: {
    required: 'For anyone under 18, a parent or guardian must agree',
    wrongType: 'Guardian consent must be true or false',
  },
  note: { maxLength: 500, tooLong: 'Note must be at most 500 characters' },
  staffNote: { maxLength: 1000, tooLong: 'Staff note must be at most 1000 characters' },
} as const;

/** Word for word; it is stored with what it was given for. @param what "the trial class" */
export function guardianConsentTo(what: string): string {
  return (
    `I am the parent or legal guardian of this child. I agree to my child taking part in ${what}, and to ` +
    'the school keeping these details to arrange it.'
  );
}
