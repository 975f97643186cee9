import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import { isOfAChild, validateMovedTrial, validateNewTrial } from './trial-form';

const NEW = {
  classScheduleId: 1,
  date: '2026-12-16',
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '082 123 4567',
  participantName: '',
  participantAge: 31,
  note: '',
};

it.each([
  ['a whole one', {}, {}],
  [
    'no class',
    { classScheduleId: null, date: '' },
    { classScheduleId: 'Please choose a class', date: 'Please choose a date' },
  ],
  ['no name', { fullName: ' ' }, { fullName: 'Name is required' }],
  ['no address', { email: 'thandi' }, { email: TRIAL_RULES.email.invalid }],
  ['no number', { phone: '12' }, { phone: TRIAL_RULES.phone.invalid }],
  ['no age', { participantAge: null }, { participantAge: TRIAL_RULES.participantAge.required }],
  ['half a year', { participantAge: 9.5 }, { participantAge: TRIAL_RULES.participantAge.invalid }],
  [
    'a child alone',
    { participantAge: 9 },
    { guardianName: TRIAL_RULES.guardianName.required, guardianConsent: TRIAL_RULES.guardianConsent.required },
  ],
  ['a child with a guardian', { participantAge: 9, guardianName: 'Thandi', guardianConsent: true }, {}],
])('%s', (_what, typed, messages) => {
  expect(validateNewTrial({ ...NEW, ...typed })).toEqual(messages);
});

it('a moved one needs a name of who comes, and asks for no age', () => {
  expect(validateMovedTrial({ ...NEW, participantAge: null, participantName: ' ' })).toEqual({
    participantName: TRIAL_RULES.participantName.required,
  });
});

it('only an age that counts makes a child', () => {
  expect([2, 3, 17, 18, 9.5, null].map((participantAge) => isOfAChild({ participantAge }))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
