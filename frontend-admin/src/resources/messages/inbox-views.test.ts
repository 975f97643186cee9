import { viewOf, type View, VIEWS, withTab, withView } from './inbox-views';

const searched = { archived: true, q: 'krav', status: 'read' };

it.each<[View, object]>([
  ['all', searched],
  ['mine', { ...searched, assignedTo: 7 }],
  ['unassigned', { ...searched, assignedTo: [null] }],
  ['waiting', { ...searched, archived: false, waiting: true }],
  ['due', { q: 'krav', status: 'read', due: true }],
  ['spam', { ...searched, suspectedSpam: true }],
])('%s keeps what is searched for', (view, expected) => {
  expect(withView(searched, view, 7)).toEqual(expected);
});

it('every view takes the place of every other, and is known again', () => {
  for (const before of VIEWS)
    for (const view of VIEWS) {
      const filter = withView(withView({ archived: false }, before, 7), view, 7);
      expect(filter).toEqual(withView({ archived: false }, view, 7));
      expect(viewOf(filter)).toBe(view);
    }
});

it.each<[View, object]>([
  ['mine', { archived: true, assignedTo: 7 }],
  ['unassigned', { archived: true, assignedTo: [null] }],
  ['waiting', { archived: true }],
  ['due', { archived: true }],
  ['spam', { archived: true, suspectedSpam: true }],
])('the archive of %s', (view, expected) => {
  expect(withTab(withView({ archived: false }, view, 7), true)).toEqual(expected);
});

it('a list without suspected spam stays so in every view but that of spam', () => {
  for (const view of VIEWS)
    expect(withView({ archived: false, suspectedSpam: false }, view, 7)).toMatchObject({
      suspectedSpam: view === 'spam',
    });
});
