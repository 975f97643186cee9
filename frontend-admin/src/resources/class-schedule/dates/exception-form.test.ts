import { CLASS_EXCEPTION_RULES as RULES } from '#libs/contracts/class-calendar';
import { exceptionData, exceptionValues, validateException } from './exception-form';

const nothing = exceptionValues(undefined);

it.each<[string, object, object]>([
  ['a cancelled class', {}, {}],
  ['a substitute of the list', { kind: 'changed', instructorId: 4, instructor: 'Prisha Naidoo' }, {}],
  ['a note alone', { kind: 'changed', note: 'Bring gloves' }, {}],
  ['nothing changed', { kind: 'changed' }, { kind: RULES.kind.nothingChanged }],
  ['a start without an end', { kind: 'changed', startTime: '17:00' }, { endTime: RULES.endTime.missing }],
  ['an end without a start', { kind: 'changed', endTime: '17:00' }, { startTime: RULES.startTime.missing }],
  [
    'an end before the start',
    { kind: 'changed', startTime: '17:00', endTime: '16:00' },
    { endTime: RULES.endTime.notAfterStart },
  ],
  ['no time', { kind: 'changed', startTime: '5pm', endTime: '18:00' }, { startTime: RULES.startTime.invalid }],
  ['too long', { kind: 'changed', note: 'x'.repeat(301) }, { note: RULES.note.tooLong }],
  ['times typed before it was cancelled', { startTime: '17:00' }, {}],
])('%s', (_name, values, expected) => expect(validateException({ ...nothing, ...values })).toEqual(expected));

it('sends nothing of a cancelled class but its note', () => {
  expect(exceptionData({ ...nothing, instructorId: 4, startTime: '17:00', endTime: '18:00', note: ' Ill ' })).toEqual({
    kind: 'cancelled',
    startTime: null,
    endTime: null,
    instructorId: null,
    instructor: null,
    note: 'Ill',
  });
});

it('sends a substitute of the list by their id, anybody else by name', () => {
  const listed = { ...nothing, kind: 'changed', instructorId: 4, instructor: 'A former name' };
  expect(exceptionData(listed)).toMatchObject({ instructorId: 4, instructor: null });
  const guest = { ...nothing, kind: 'changed', instructor: ' A guest ' };
  expect(exceptionData(guest)).toMatchObject({ instructorId: null, instructor: 'A guest' });
});

it('begins with a cancellation, or with a substitute where the instructor is away', () => {
  expect(exceptionValues(undefined)['kind']).toBe('cancelled');
  expect(exceptionValues(undefined, true)['kind']).toBe('changed');
});
