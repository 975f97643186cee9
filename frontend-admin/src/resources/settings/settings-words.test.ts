import { outsideHoursWords, staleFaqsPath, staleFaqsWords } from './settings-words';

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

test.each([
  [1, ['R650'], '1 FAQ still says R650. Check its answer: '],
  [2, ['R650'], '2 FAQs still say R650. Check their answers: '],
  [3, ['R650', 'R350', '21:00'], '3 FAQs still say R650, R350 or 21:00. '],
])('%d FAQs that still say %j', (count, said, words) => {
  expect(staleFaqsWords(count, said).startsWith(words)).toBe(true);
});

test.each([
  [['R650'], ['It is R650.', 'R650 a month'], `/faq?filter=${encodeURIComponent('{"q":"R650"}')}`],
  [['R650'], ['It is R650.', 'R 650 a month'], '/faq'],
  [['R650', 'R350'], ['R650 and R350'], '/faq'],
])('what says %j is found at the list of FAQs', (said, answers, path) => {
  const faqs = answers.map((answer) => ({ answer }));
  expect(staleFaqsPath(faqs, said)).toBe(path);
});
