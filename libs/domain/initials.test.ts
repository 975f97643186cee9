import { initialsOf } from '#libs/domain/initials';

test.each([
  ['Adriaan Storm', 'AS'],
  ['Jan van der Merwe', 'JM'],
  ['Zola', 'Z'],
  ['  élodie   ndlovu ', 'ÉN'],
  ['', ''],
  ['𝒜da Li', '𝒜L'],
  ['😀 Smile', '😀S'],
])('%j is drawn as %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
