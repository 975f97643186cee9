import { type AnsweredTrial, messageOfTrial } from '#libs/domain/trial-booking/message-of-trial';

const TRIAL: AnsweredTrial = {
  className: 'Krav Maga',
  date: '2026-12-16',
  startTime: '18:00',
  endTime: '19:30',
  participantName: 'Thandi Mokoena',
  participantAge: 34,
  guardianName: null,
  plan: null,
  note: null,
};
const WHEN = 'Krav Maga, Wednesday 16 December 2026, 18:00–19:30';

it('is about the class and its date', () =>
  expect(messageOfTrial(TRIAL).subject).toBe('Free trial: Krav Maga, Wednesday 16 December 2026'));

it.each<[what: string, more: Partial<AnsweredTrial>, message: string]>([
  ['an adult', {}, `From a booking of a free trial.\n\n${WHEN}\nWho comes: Thandi Mokoena (34)`],
  [
    'a child, with a plan and a note',
    {
      participantName: 'Lindiwe',
      participantAge: 9,
      guardianName: 'Thandi Mokoena',
      plan: 'basic',
      note: 'Left-handed',
    },
    `From a booking of a free trial.\n\n${WHEN}\nWho comes: Lindiwe (9), with Thandi Mokoena\n` +
      'Interested in the basic membership\n\nTheir note: Left-handed',
  ],
])('says who comes: %s', (_what, more, message) => expect(messageOfTrial({ ...TRIAL, ...more }).message).toBe(message));
