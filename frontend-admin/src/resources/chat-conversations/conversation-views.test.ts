import { type View, viewOf, VIEW_WORDS, withView } from './conversation-views';

const VIEWS = Object.keys(VIEW_WORDS) as View[];

it('every view keeps the search, takes the place of every other, and is known again', () => {
  for (const before of VIEWS)
    for (const view of VIEWS) {
      const filter = withView(withView({ q: 'krav', hasContact: true }, before, 7), view, 7);
      expect(filter).toEqual({ q: 'krav', hasContact: true, ...withView({}, view, 7) });
      expect(viewOf(filter)).toBe(view);
    }
});

it.each<[View, object]>([
  ['all', {}],
  ['distress', { inDistress: true }],
  ['open', { handled: false }],
  ['mine', { handled: false, assignedTo: 7 }],
  ['unassigned', { handled: false, assignedTo: [null] }],
  ['handled', { handled: true }],
])('%s', (view, filter) => {
  expect(withView({}, view, 7)).toEqual(filter);
});
