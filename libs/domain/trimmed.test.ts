import { trimmed } from '#libs/domain/trimmed';

it.each([
  ['  Thandi  Nkosi\n', 'Thandi  Nkosi'],
  ['\u200b\u200b\u200b', ''],
  ['\u{e0041}\u{e0042}', ''],
  [' \u202e\u3164\u2800\u00ad ', ''],
  ['', ''],
  ['A\u200bB', 'A\u200bB'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['.', '.'],
  ['Ann \u202egpj.exe', 'Ann gpj.exe'],
  ['\u2066 Ann\u2069 ', 'Ann'],
])('%j is %j', (text, expected) => {
  expect(trimmed(text)).toBe(expected);
});
