import { newMessages } from './unread-count';

describe('newMessages', () => {
  it.each<[before: number | undefined, now: number, says: string | undefined]>([
    [2, 3, 'You have 1 new message'],
    [2, 5, 'You have 3 new messages'],
    [1, 250, 'You have 249 new messages'],
    [3, 3, undefined],
    [3, 1, undefined],
    [0, 4, undefined],
    [undefined, 4, undefined],
  ])('from %s to %s: %s', (before, now, says) => expect(newMessages(before, now)).toBe(says));
});
