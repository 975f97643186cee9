import {
  followUpPresets,
  isFollowUpDue,
  momentAtSchool,
  waitsLong,
  wallMomentOf,
} from '#libs/domain/contact-follow-up';

const NOW = Date.parse('2027-03-02T10:00:00Z');
const received = {
  status: 'unread',
  archived: false,
  suspectedSpam: false,
  lastReceivedAt: '2027-03-01T09:59:59.999Z',
};

it.each([
  ['unread', {}, true],
  ['opened and not answered', { status: 'read' }, true],
  ['answered', { status: 'replied' }, false],
  ['put away', { archived: true }, false],
  ['an advertisement', { suspectedSpam: true }, false],
  ['exactly a day old', { lastReceivedAt: '2027-03-01T10:00:00.000Z' }, false],
  ['of this morning', { lastReceivedAt: '2027-03-02T07:00:00.000Z' }, false],
])('a message waits long: %s', (_what, fields, expected) => {
  expect(waitsLong({ ...received, ...fields }, NOW)).toBe(expected);
});

it.each([
  [null, false],
  ['2027-03-02T10:00:00.001Z', false],
  ['2027-03-02T10:00:00.000Z', true],
  ['2027-02-01T10:00:00.000Z', true],
])('a follow-up is due: %s', (followUpAt, expected) => {
  expect(isFollowUpDue(followUpAt, NOW)).toBe(expected);
});

it.each([
  ['a Monday', '2027-03-01T10:00:00Z', ['2027-03-02', '2027-03-04', '2027-03-08']],
  ['a Thursday', '2027-03-04T10:00:00Z', ['2027-03-05', '2027-03-07', '2027-03-08']],
  ['a Friday: two on one day', '2027-03-05T10:00:00Z', ['2027-03-06', '2027-03-08', '2027-03-08']],
  ['a Sunday', '2027-03-07T10:00:00Z', ['2027-03-08', '2027-03-10', '2027-03-08']],
  ['a Sunday in London, Monday at the school', '2027-03-07T22:30:00Z', ['2027-03-09', '2027-03-11', '2027-03-15']],
  ['the end of a year', '2027-12-31T10:00:00Z', ['2028-01-01', '2028-01-03', '2028-01-03']],
])('a follow-up is at nine at the school, from %s', (_what, now, days) => {
  expect(followUpPresets(new Date(now))).toEqual([
    { words: 'Tomorrow, 09:00', at: `${days[0]}T07:00:00.000Z` },
    { words: 'In 3 days, 09:00', at: `${days[1]}T07:00:00.000Z` },
    { words: 'Next Monday, 09:00', at: `${days[2]}T07:00:00.000Z` },
  ]);
});

it.each([
  ['2027-04-16T09:00', '2027-04-16T07:00:00.000Z'],
  ['2027-04-16T00:30', '2027-04-15T22:30:00.000Z'],
])('%s on the wall of the school is %s', (wall, at) => {
  expect(momentAtSchool(wall)).toBe(at);
  expect(wallMomentOf(at)).toBe(wall);
});

it.each(['', '2027-04-16', '2027-13-16T09:00', '2027-04-16T25:00', '16 April'])('%j is no moment', (wall) => {
  expect(momentAtSchool(wall)).toBeUndefined();
});
