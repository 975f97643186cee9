import { percentDone, secondsLeft, timeLeftWords } from '#libs/domain/time-left';

test.each([
  [0, 0, 0],
  [0, 10, 0],
  [1, 3, 33],
  [999, 1000, 99],
  [10, 10, 100],
  [12, 10, 100],
  [5, -1, 0],
])('%i of %i are %i per cent', (done, total, percent) => {
  expect(percentDone({ done, total })).toBe(percent);
});

test.each([
  ['nothing is known yet', 0, 0, 9_000, undefined],
  ['nothing is done yet', 0, 100, 9_000, undefined],
  ['too little is done', 1, 100, 9_000, undefined],
  ['it began a moment ago', 50, 100, 1_999, undefined],
  ['half is done after ten seconds', 50, 100, 10_000, 10],
  ['a tenth is done after a minute', 10, 100, 60_000, 540],
  ['all is done', 100, 100, 60_000, 0],
  ['more is done than there was', 120, 100, 60_000, 0],
])('%s', (_case, done, total, elapsedMs, left) => {
  expect(secondsLeft({ done, total, elapsedMs })).toBe(left);
});

test.each([
  [undefined, 'Estimating the time left'],
  [0, 'A few seconds left'],
  [5, 'About 5 seconds left'],
  [11, 'About 15 seconds left'],
  [59, 'About 60 seconds left'],
  [60, 'About 1 minute left'],
  [150, 'About 3 minutes left'],
  [3_600, 'About 1 hour left'],
  [9_000, 'About 3 hours left'],
])('%p seconds', (seconds, words) => {
  expect(timeLeftWords(seconds)).toBe(words);
});
