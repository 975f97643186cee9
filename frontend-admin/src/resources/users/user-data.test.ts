import { userData } from './user-data';

describe('userData', () => {
  it.each([
    ['sends a typed password', { username: 'thandi', password: 'secret' }, { username: 'thandi', password: 'secret' }],
    ['leaves out an empty one', { username: 'thandi', password: '' }, { username: 'thandi' }],
    ['leaves out one that was taken back', { username: 'thandi', password: null }, { username: 'thandi' }],
    ['leaves out one that was never typed', { username: 'thandi' }, { username: 'thandi' }],
  ])('%s', (_name, values, expected) => expect(userData(values)).toStrictEqual(expected));
});
