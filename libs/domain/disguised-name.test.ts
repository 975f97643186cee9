import { isDisguised } from './disguised-name.js';

it.each([
  ['a Cyrillic letter among Latin ones', '\u0430dmin'],
  ['a Greek one', 'c\u03bfach'],
  ['an Armenian one', 'c\u0585ach'],
  ['full-width letters', '\uff41\uff44\uff4d\uff49\uff4e'],
  ['a ligature', 'of\uFB01ce'],
  ['an accent by itself', 'jose\u0301'],
  ['an i without its dot', 'adm\u0131n'],
  ['a letter of phonetics', '\u0251dmin'],
])('%s is a disguise', (_what, name) => {
  expect(isDisguised(name)).toBe(true);
});

it.each([
  'admin',
  'New-Coach_2',
  'thandi.m@storm',
  'José',
  'Zoë Müller',
  'иван',
  'Γιώργος',
  '田中たろう',
  'taro田中',
  'محمد',
])('%s is a name', (name) => {
  expect(isDisguised(name)).toBe(false);
});
