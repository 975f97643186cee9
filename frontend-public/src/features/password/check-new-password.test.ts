import { checkNewPassword } from './check-new-password';

test.each([
  ['', 'Password must be at least 6 characters'],
  ['short', 'Password must be at least 6 characters'],
  ['🥋🥋🥋🥋🥋', 'Password must be at least 6 characters'],
  ['sixsix', true],
  ['      ', true],
  ['🥋'.repeat(200), true],
  ['x'.repeat(200), true],
  ['Storm Combat 2026', 'This password is too easy to guess'],
  ['x'.repeat(201), 'Password must be at most 200 characters'],
])('%p: %p', (password, answer) => {
  expect(checkNewPassword(password)).toBe(answer);
});
