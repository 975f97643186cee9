import { USER_RULES as RULES } from '#libs/contracts/user';
import { validateNewUser, validateUserChange, newUserData, userChangeData } from './validate-user';

const good = {
  username: 'thandi',
  email: 'thandi@example.org',
  firstName: null,
  lastName: null,
  role: 'user',
  isActive: true,
  password: 'secret',
};

describe('validateNewUser', () => {
  it.each<[string, object, object]>([
    ['a good one', {}, {}],
    [
      'nothing',
      { username: '', email: null, password: undefined, role: null },
      {
        username: 'Username must be at least 3 characters',
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
        role: RULES.role.unknown,
      },
    ],
    [
      'just too short',
      { username: ' ab ', password: '12345' },
      { username: RULES.username.tooShort, password: RULES.password.tooShort },
    ],
    ['just long enough', { username: 'abc', password: '123456' }, {}],
    ['a password made of names', { password: 'Thandi2026' }, { password: 'This password is too easy to guess' }],
    ["the school's name", { password: 'StormCombat!' }, { password: 'This password is too easy to guess' }],
    ['a password of spaces', { password: '      ' }, {}],
    ['no address', { email: 'thandi@school' }, { email: RULES.email.invalid }],
    ['an endless address', { email: `${'a'.repeat(250)}@b.co` }, { email: RULES.email.invalid }],
    [
      'too long',
      { username: 'x'.repeat(61), firstName: 'x'.repeat(81), lastName: 'x'.repeat(81), password: 'x'.repeat(201) },
      {
        username: RULES.username.tooLong,
        firstName: RULES.firstName.tooLong,
        lastName: RULES.lastName.tooLong,
        password: RULES.password.tooLong,
      },
    ],
  ])('%s', (_name, values, expected) => expect(validateNewUser({ ...good, ...values })).toEqual(expected));
});

describe('validateUserChange', () => {
  it.each<[string, object, object]>([
    ['no new password', { password: '' }, {}],
    ['a new password', { password: 'better secret', currentPassword: 'mine' }, {}],
    [
      "a new password without one's own",
      { password: 'better secret' },
      { currentPassword: RULES.currentPassword.required },
    ],
    ['one that is too short', { password: '12345', currentPassword: 'mine' }, { password: RULES.password.tooShort }],
    ['an address that went', { email: '', password: '' }, { email: RULES.email.invalid }],
  ])('%s', (_name, values, expected) => expect(validateUserChange({ ...good, ...values })).toEqual(expected));
});

describe('userChangeData', () => {
  it.each([
    [
      "sends a typed password with one's own",
      { username: 'thandi', password: 'secret', currentPassword: 'mine' },
      { username: 'thandi', password: 'secret', currentPassword: 'mine' },
    ],
    ['leaves out an empty one', { username: 'thandi', password: '' }, { username: 'thandi', currentPassword: '' }],
    [
      'leaves out one that was taken back',
      { username: 'thandi', password: null, currentPassword: null },
      { username: 'thandi', currentPassword: '' },
    ],
    ['leaves out one that was never typed', { username: 'thandi' }, { username: 'thandi', currentPassword: '' }],
  ])('%s', (_name, values, expected) => expect(userChangeData(values)).toStrictEqual(expected));
});

it("a new user is sent as typed, without one's own password", () => {
  expect(newUserData({ username: 'thandi', password: 'secret', currentPassword: '' })).toStrictEqual({
    username: 'thandi',
    password: 'secret',
  });
});
