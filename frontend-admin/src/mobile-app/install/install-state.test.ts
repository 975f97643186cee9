import { installState, type InstallFacts, type InstallState } from './install-state';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const fresh: InstallFacts = {
  isInApp: false,
  isKnownInstalled: false,
  canAsk: false,
  platform: 'android',
  declinedAt: undefined,
};

test.each<[string, Partial<InstallFacts>, InstallState]>([
  ['a browser that has not asked', {}, 'steps'],
  ['one without apps', { platform: 'other' }, 'steps'],
  ['one that handed over its question', { canAsk: true }, 'ask'],
  ['an iPhone', { platform: 'ios' }, 'ios'],
  ['the app itself', { isInApp: true }, 'open'],
  ['the app on an iPhone', { isInApp: true, platform: 'ios' }, 'open'],
  ['an installed one', { isKnownInstalled: true }, 'open'],
  ['one that was removed since: the browser asks again', { isKnownInstalled: true, canAsk: true }, 'ask'],
  ['who said no just now', { declinedAt: NOW }, 'ask-quietly'],
  ['who said no and is asked again', { declinedAt: NOW, canAsk: true }, 'ask-quietly'],
  ['who said no almost 30 days ago', { declinedAt: NOW - 30 * DAY_MS + 1, canAsk: true }, 'ask-quietly'],
  ['who said no 30 days ago', { declinedAt: NOW - 30 * DAY_MS, canAsk: true }, 'ask'],
  ['who said no long ago, without a question', { declinedAt: NOW - 31 * DAY_MS }, 'steps'],
  ['who said no and installed it from the menu', { declinedAt: NOW, isKnownInstalled: true }, 'open'],
])('%s', (_name, facts, expected) => {
  expect(installState({ ...fresh, ...facts }, NOW)).toBe(expected);
});
