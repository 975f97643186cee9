import { PARTICIPANT_RULES as RULES } from '#libs/contracts/participant';
import { isChild, participantChecks, type ParticipantDetails, participantOf } from './participant-details';

const adult: ParticipantDetails = {
  fullName: ' Thandi Mokoena ',
  email: ' thandi@example.com ',
  phone: '082 123 4567',
  participantName: '',
  participantAge: '31',
  guardianName: '',
  guardianConsent: false,
  note: ' ',
};

it.each([
  ['fullName', '', RULES.fullName.required],
  ['fullName', 'x'.repeat(121), RULES.fullName.tooLong],
  ['email', ' ', RULES.email.required],
  ['email', 'thandi', RULES.email.invalid],
  ['email', 'thandi@example.com', true],
  ['phone', '', RULES.phone.required],
  ['phone', '123', RULES.phone.invalid],
  ['phone', '+27 82 123 4567', true],
  ['participantName', '', true],
  ['participantAge', '', RULES.participantAge.required],
  ['participantAge', '2', RULES.participantAge.invalid],
  ['participantAge', 'nine', RULES.participantAge.invalid],
  ['participantAge', '9', true],
  ['guardianName', '', RULES.guardianName.required],
  ['note', 'x'.repeat(501), RULES.note.tooLong],
] as const)('%s %j: %s', (field, typed, said) => {
  expect(participantChecks[field](typed)).toBe(said);
});

it('a guardian must agree', () => {
  expect([participantChecks.guardianConsent(false), participantChecks.guardianConsent(true)]).toEqual([
    RULES.guardianConsent.required,
    true,
  ]);
  expect(['', '17', '18', '2', 'x'].map(isChild)).toEqual([false, true, false, false, false]);
});

it('sends a grown-up without a guardian, a child with one', () => {
  expect(participantOf(adult)).toEqual({
    fullName: 'Thandi Mokoena',
    email: 'thandi@example.com',
    phone: '082 123 4567',
    participantName: null,
    participantAge: 31,
    note: null,
  });
  const child = { ...adult, participantAge: '9', guardianName: ' Thandi ', guardianConsent: true };
  expect(participantOf(child)).toMatchObject({
    participantAge: 9,
    guardianName: 'Thandi',
    guardianConsent: true,
  });
});
