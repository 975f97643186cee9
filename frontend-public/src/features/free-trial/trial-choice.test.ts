import { isOfStyle, placesWords, readTrialChoice, styleLabel, trialPath } from './trial-choice';

it.each([
  ['', {}],
  ['style=krav', { style: 'krav' }],
  ['style=any&plan=premium', { style: 'any', plan: 'premium' }],
  ['class=7&date=2026-12-16', { slot: { classScheduleId: 7, date: '2026-12-16' } }],
  ['style=yoga&plan=gold&class=7', {}],
  ['class=0&date=2026-12-16', {}],
  ['class=7&date=2026-02-30', {}],
])('?%s', (query, choice) => {
  expect(readTrialChoice(new URLSearchParams(query))).toEqual(choice);
});

it('a choice and its address are the same', () => {
  const choice = { style: 'bjj', slot: { classScheduleId: 7, date: '2026-12-16' }, plan: 'basic' } as const;
  const path = trialPath(choice);
  expect(path).toBe('/free-trial?style=bjj&class=7&date=2026-12-16&plan=basic');
  expect(readTrialChoice(new URLSearchParams(path.split('?')[1]))).toEqual(choice);
  expect(trialPath({})).toBe('/free-trial');
});

it('words', () => {
  expect([0, 1, 2].map(placesWords)).toEqual(['Full', '1 trial place left', '2 trial places left']);
  expect([styleLabel('krav'), styleLabel('any')]).toEqual(['Krav Maga', 'All styles']);
  expect([isOfStyle('Krav Maga / BJJ', 'bjj'), isOfStyle('Boxing', 'bjj'), isOfStyle('Boxing', 'any')]).toEqual([
    true,
    false,
    true,
  ]);
});
