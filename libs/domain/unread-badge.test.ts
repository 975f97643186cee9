import { cappedCount, tabTitle } from '#libs/domain/unread-badge';

describe('cappedCount', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1_000_000, '99+'],
  ])('%i is %s', (count, shown) => expect(cappedCount(count)).toBe(shown));
});

describe('tabTitle', () => {
  it.each<[number | undefined, string]>([
    [3, '(3) Dashboard, Storm Combat Admin'],
    [120, '(120) Dashboard, Storm Combat Admin'],
    [0, 'Dashboard, Storm Combat Admin'],
    [undefined, 'Dashboard, Storm Combat Admin'],
  ])('with %s unread', (unread, title) => expect(tabTitle('Dashboard', unread)).toBe(title));
});
