import { outsideHoursWords } from './settings-words';

const boxing = { className: 'Boxing', day: 'Tuesday', startTime: '18:00', endTime: '19:15' };

test.each([
  [0, undefined],
  [
    1,
    '1 active class is outside these hours: Boxing (Tuesday 18:00–19:15). Visitors still see it on the schedule and ' +
      'can book trials.',
  ],
  [2, /^2 active classes are outside these hours: Boxing .*, Boxing [^,]*\. Visitors still see them /],
  [5, /^5 active classes are outside these hours: Boxing .* and 2 more\. Visitors still see them /],
])('%d classes that the hours leave out', (count, words) => {
  const said = outsideHoursWords(Array.from({ length: count }, () => boxing));
  if (words instanceof RegExp) expect(said).toMatch(words);
  else expect(said).toBe(words);
});
