import { newUserData, userChangeData } from './user-data';

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
