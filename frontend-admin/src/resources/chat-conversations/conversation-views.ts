/** Parts of the conversations that staff look at. */

export const VIEW_WORDS = {
  all: 'All conversations',
  distress: 'In distress',
  open: 'Not handled',
  mine: 'Mine',
  unassigned: 'Unassigned',
  handled: 'Handled',
} as const;
export type View = keyof typeof VIEW_WORDS;

/** What the list is filtered by. */
type Filter = Record<string, unknown>;

/** The list as a view has it; search and the other filters stay. @param myId undefined: not known yet */
export function withView(filter: Filter, view: View, myId: number | undefined): Filter {
  const { handled: _handled, assignedTo: _whose, inDistress: _distress, ...others } = filter;
  switch (view) {
    case 'all':
      return others;
    case 'distress':
      return { ...others, inDistress: true };
    case 'open':
      return { ...others, handled: false };
    case 'mine':
      return { ...others, handled: false, assignedTo: myId };
    // In a list: react-admin leaves out what is null itself.
    case 'unassigned':
      return { ...others, handled: false, assignedTo: [null] };
    case 'handled':
      return { ...others, handled: true };
  }
}

/** The view that shows. */
export function viewOf({ handled, assignedTo, inDistress }: Filter): View {
  if (inDistress === true) return 'distress';
  if (handled === true) return 'handled';
  if (Array.isArray(assignedTo)) return 'unassigned';
  if (assignedTo !== undefined) return 'mine';
  return handled === false ? 'open' : 'all';
}
