import { isShown, MOST_NAME_CHARACTERS, nameProblem, savedView, viewSearch, type ListState } from './saved-view';

const unread: ListState = {
  filter: { status: 'unread', q: 'krav maga' },
  sort: { field: 'createdAt', order: 'DESC' },
  perPage: 25,
};

it('leads to the first page of the same list', () => {
  const search = new URLSearchParams(viewSearch(savedView('Unread', unread)));
  expect(Object.fromEntries(search)).toEqual({
    filter: '{"status":"unread","q":"krav maga"}',
    sort: 'createdAt',
    order: 'DESC',
    page: '1',
    perPage: '25',
  });
});

it.each<[string, ListState, boolean]>([
  ['the same state', unread, true],
  ['the same in another order', { ...unread, filter: { q: 'krav maga', status: 'unread' } }, true],
  ['another filter', { ...unread, filter: { status: 'read', q: 'krav maga' } }, false],
  ['another order', { ...unread, sort: { field: 'createdAt', order: 'ASC' } }, false],
  ['other rows per page', { ...unread, perPage: 50 }, false],
])('tells whether it is what shows: %s', (_what, state, expected) => {
  expect(isShown(savedView('Unread', unread), state)).toBe(expected);
});

it.each([
  ['', 'Name is required'],
  ['  ', 'Name is required'],
  [null, 'Name is required'],
  ['x'.repeat(MOST_NAME_CHARACTERS), undefined],
  ['x'.repeat(MOST_NAME_CHARACTERS + 1), 'Name must be at most 60 characters'],
  [' unread ', 'There is already a view with this name'],
  ['Read', undefined],
])('judges a name: %j', (name, problem) => {
  expect(nameProblem(name, [savedView('Unread', unread)])).toBe(problem);
});
