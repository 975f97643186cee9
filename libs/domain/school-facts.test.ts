import {
  areaOf,
  shortDaysWords,
  hoursLines,
  hoursSentence,
  hoursTrouble,
  shortNameOf,
  venueOf,
  type WeekHours,
  writtenPhone,
} from '#libs/domain/school-facts';

const WEEK: WeekHours = {
  Monday: { opens: '06:00', closes: '21:00' },
  Tuesday: { opens: '06:00', closes: '21:00' },
  Wednesday: { opens: '06:00', closes: '21:00' },
  Thursday: { opens: '06:00', closes: '21:00' },
  Friday: { opens: '06:00', closes: '21:00' },
  Saturday: { opens: '08:00', closes: '13:00' },
  Sunday: null,
};
const SHUT: WeekHours = {
  ...WEEK,
  ...Object.fromEntries(Object.keys(WEEK).map((day) => [day, null])),
};

test.each([
  [{ opens: '06:00', closes: '21:00' }, undefined],
  [{ opens: '00:00', closes: '23:59' }, undefined],
  [{ opens: '21:00', closes: '06:00' }, 'order'],
  [{ opens: '06:00', closes: '06:00' }, 'order'],
  [{ opens: '6:00', closes: '21:00' }, 'opens'],
  [{ opens: '', closes: '21:00' }, 'opens'],
  [{ opens: '06:00', closes: '24:00' }, 'closes'],
  [{ opens: '06:00', closes: 'late' }, 'closes'],
])('the trouble with %j is %s', (hours, trouble) => expect(hoursTrouble(hours)).toBe(trouble));

test.each([
  ['Fitness club, Sunninghill', 'Sandton', 'Sunninghill, Sandton', 'Fitness club, Sunninghill, Sandton'],
  ['12 Main Road', 'Bryanston', 'Bryanston', '12 Main Road, Bryanston'],
  ['1 Long Street,', 'Cape Town', 'Cape Town', '1 Long Street,, Cape Town'],
])('%s in %s is in %s', (street, city, area, venue) => {
  const address = { street, city, province: 'Gauteng', postalCode: '' };
  expect([areaOf(address), venueOf(address)]).toEqual([area, venue]);
});

test.each([
  ['Storm Combat Academy', 'Storm Combat'],
  ['Thunder Club', 'Thunder'],
  ['Academy of Calm', 'Academy of Calm'],
  ['Academy', 'Academy'],
])('%s is called %s for short', (name, short) => expect(shortNameOf(name)).toBe(short));

test.each([
  ['+27115550134', '+27 11 555 0134'],
  ['+442079460000', '+442079460000'],
])('%s is written %s', (number, written) => expect(writtenPhone(number)).toBe(written));

test.each([
  ['the usual week', WEEK, 'Monday to Friday 06:00–21:00, Saturday 08:00–13:00. We are closed on Sunday.'],
  [
    'a day off in the middle',
    { ...WEEK, Wednesday: null },
    'Monday to Tuesday 06:00–21:00, Thursday to Friday 06:00–21:00, Saturday 08:00–13:00. ' +
      'We are closed on Wednesday and Sunday.',
  ],
  ['never closed', { ...WEEK, Sunday: WEEK.Saturday }, 'Monday to Friday 06:00–21:00, Saturday to Sunday 08:00–13:00.'],
  ['never open', SHUT, 'We are closed at the moment.'],
])('%s in a sentence', (_what, week, sentence) => expect(hoursSentence(week)).toBe(sentence));

test('days with the same hours stand together, and can be short', () => {
  expect(hoursLines(WEEK).map((line) => shortDaysWords(line))).toEqual(['Mon to Fri', 'Saturday', 'Sunday']);
});
