/** The inbox by keyboard: one letter each, while nothing is being typed. */

export type InboxCommand =
  | 'next'
  | 'previous'
  | 'archive'
  | 'unread'
  | 'assign'
  | 'respond'
  | 'search'
  | 'close'
  | 'help';

const COMMANDS: Readonly<Record<string, InboxCommand>> = {
  j: 'next',
  k: 'previous',
  e: 'archive',
  u: 'unread',
  a: 'assign',
  r: 'respond',
  '/': 'search',
  Escape: 'close',
  '?': 'help',
};

/** For the dialog that explains them. Enter is the browser's own: it follows the link that has the focus. */
export const KEY_HELP: readonly [key: string, does: string][] = [
  ['J', 'Next message'],
  ['K', 'Previous message'],
  ['Enter', 'Open the message'],
  ['E', 'Archive, or restore from the archive'],
  ['U', 'Mark unread'],
  ['A', 'Assign to me'],
  ['R', 'Write a response'],
  ['/', 'Search'],
  ['Ctrl Enter', 'Save & send the response'],
  ['Esc', 'Leave the response, close the message, clear the selection'],
  ['F8', 'Go to the notice at the lower edge, with its Undo'],
  ['?', 'Show this help'],
];

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Undefined for keys that mean nothing here, and with Ctrl, Alt or Command, which are the browser's. */
export function inboxCommand({ key, ctrlKey, metaKey, altKey }: Press): InboxCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}
