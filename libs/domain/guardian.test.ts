import { needsGuardian } from '#libs/domain/guardian';

it.each([
  [3, true],
  [17, true],
  [18, false],
  [64, false],
])('at %i a guardian is needed: %s', (age, needed) => expect(needsGuardian(age)).toBe(needed));
