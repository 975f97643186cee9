import { STOP_REASON_WORDS } from '#libs/contracts/recurring-invoice';
import { dayOfMonthWords, type Planned, planWords, stateOf } from './recurring-words';

const planned: Planned = {
  dayOfMonth: 1,
  startDate: '2026-11-26',
  until: null,
  delivery: 'send',
  isActive: true,
  nextDate: '2026-12-01',
  stoppedBecause: null,
  clientEmail: 'accounts@client.co.za',
};

test.each<[string, Partial<Planned>, string, string | undefined]>([
  ['sent', {}, 'On the 1st of each month, next on 1 December 2026, sent to accounts@client.co.za', undefined],
  [
    'a draft',
    { delivery: 'draft' },
    'On the 1st of each month, next on 1 December 2026, as a draft for you to check',
    undefined,
  ],
  [
    'to nobody',
    { clientEmail: null },
    'On the 1st of each month, next on 1 December 2026, as a draft, because the client has no email address',
    undefined,
  ],
  [
    'until a day',
    { until: '2027-11-30', delivery: 'draft' },
    'On the 1st of each month, until 30 November 2027, next on 1 December 2026, as a draft for you to check',
    undefined,
  ],
  ['over', { nextDate: null }, 'On the 1st of each month, but its last day has passed', 'Over'],
  [
    'off',
    { nextDate: null, isActive: false },
    'On the 1st of each month, but inactive, so no invoices are created',
    undefined,
  ],
  [
    'stopped',
    { nextDate: null, isActive: false, stoppedBecause: 'client-deleted' },
    STOP_REASON_WORDS['client-deleted'],
    'Stopped',
  ],
])('%s', (_name, change, words, state) => {
  expect(planWords({ ...planned, ...change })).toBe(words);
  expect(stateOf({ ...planned, ...change })?.word).toBe(state);
});

test.each([
  [2, 'On the 2nd of each month'],
  [3, 'On the 3rd of each month'],
  [4, 'On the 4th of each month'],
  [11, 'On the 11th of each month'],
  [12, 'On the 12th of each month'],
  [13, 'On the 13th of each month'],
  [21, 'On the 21st of each month'],
  [22, 'On the 22nd of each month'],
  [28, 'On the 28th of each month'],
  [30, 'On the 30th of each month (or the last day of February, if that is earlier)'],
  [31, 'On the last day of each month'],
])('day %i', (day, words) => expect(dayOfMonthWords(day)).toBe(words));
