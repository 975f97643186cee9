import { CLOSURE_RULES as RULES } from '#libs/contracts/class-calendar';
import { closureTitle, periodWords } from '../../shared/record-titles';
import { CLOSURE_FORM, dayWords } from './closure-words';

const good = { startDate: '2026-12-16', endDate: '2027-01-04', name: 'Summer break', note: null, isClosed: true };

describe('the form of a closure', () => {
  it.each<[string, object, object]>([
    ['a good one', {}, {}],
    ['one day', { endDate: '2026-12-16' }, {}],
    [
      'nothing',
      { startDate: '', endDate: '', name: ' ' },
      { startDate: RULES.startDate.required, endDate: RULES.endDate.required, name: RULES.name.required },
    ],
    ['an end before the start', { endDate: '2026-12-15' }, { endDate: RULES.endDate.beforeStart }],
    ['a whole year', { endDate: '2027-12-16' }, {}],
    ['more than a year', { endDate: '2027-12-17' }, { endDate: RULES.endDate.tooLong }],
    [
      'no days',
      { startDate: '2026-02-30', endDate: 'x' },
      { startDate: RULES.startDate.invalid, endDate: RULES.endDate.invalid },
    ],
    ['too long', { note: 'x'.repeat(301) }, { note: RULES.note.tooLong }],
  ])('%s', (_name, values, expected) => expect(CLOSURE_FORM.validate({ ...good, ...values })).toEqual(expected));
});

it('says days', () => {
  expect(dayWords('2026-12-16')).toBe('Wednesday, 16 Dec 2026');
  expect(periodWords(good)).toBe('16 Dec 2026 to 04 Jan 2027');
  expect(closureTitle({ ...good, endDate: good.startDate })).toBe('Summer break, 16 Dec 2026');
});
