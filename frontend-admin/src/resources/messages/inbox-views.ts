/** Parts of the inbox that staff look at: what is theirs, what nobody sees to, what has waited too long. */

export const VIEWS = ['all', 'mine', 'unassigned', 'waiting', 'due', 'spam'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_WORDS: Record<View, string> = {
  all: 'All messages',
  mine: 'Mine',
  unassigned: 'Unassigned',
  waiting: 'Waiting over 24 h',
  due: 'Follow-up due',
  spam: 'Spam',
};

/** What the list is filtered by. */
type Filter = Record<string, unknown>;

/**
 * The list as a view has it; search and the other filters stay. What waits is never archived, and a follow-up counts in
 * both tabs. @param myId undefined: not known yet
 */
export function withView(filter: Filter, view: View, myId: number | undefined): Filter {
  const { assignedTo: _whose, waiting: _waits, due: _due, archived = false, ...kept } = withoutSpam(filter);
  const others: Filter = kept;
  switch (view) {
    case 'all':
      return { ...others, archived };
    case 'mine':
      return { ...others, archived, assignedTo: myId };
    // In a list: react-admin leaves out what is null itself.
    case 'unassigned':
      return { ...others, archived, assignedTo: [null] };
    case 'waiting':
      return { ...others, archived: false, waiting: true };
    case 'due':
      return { ...others, due: true };
    case 'spam':
      return { ...others, archived, suspectedSpam: true };
  }
}

/** A list that leaves suspected spam out goes on to do so. */
function withoutSpam({ suspectedSpam, ...others }: Filter): Filter {
  return suspectedSpam === false ? { ...others, suspectedSpam } : others;
}

/** The view that shows. */
export function viewOf({ assignedTo, waiting, due, suspectedSpam }: Filter): View {
  if (suspectedSpam === true) return 'spam';
  if (due === true) return 'due';
  if (waiting === true) return 'waiting';
  if (Array.isArray(assignedTo)) return 'unassigned';
  return assignedTo === undefined ? 'all' : 'mine';
}

/** The same list in another tab; a view that has no tabs ends. */
export function withTab(filter: Filter, archived: boolean): Filter {
  const { waiting: _waits, due: _due, ...others } = filter;
  return { ...others, archived };
}
