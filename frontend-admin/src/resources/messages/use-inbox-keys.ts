import { useEffect, useEffectEvent } from 'react';
import { useListContext } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { rowLinkId, useInbox } from './inbox-context';
import { inboxCommand, type InboxCommand } from './inbox-keys';
import { RESPONSE_TEXT_ID } from './ResponseForm';

/** Where letters are typed, not pressed. */
const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

/** In the list's own filters; a field of a dialog is not meant. */
const SEARCH = '[role=search] input[type=search]';

/** @param isOn whether staff want single letters to do things */
export function useInboxKeys(isOn: boolean, onHelp: () => void): void {
  const { rows, selected, openId, hasPanel, open, close, archive, mark, assignToMe } = useInbox();
  const { onUnselectItems } = useListContext();

  /** With a message open the next one opens; else the focus moves. */
  function step(by: 1 | -1, fromId: number | undefined): void {
    const place = rows.findIndex(({ id }) => id === fromId);
    const target = rows[place < 0 ? 0 : place + by];
    if (!target) return;
    if (openId === undefined) document.getElementById(rowLinkId(target.id))?.focus();
    else open(target.id);
  }

  const run = useEffectEvent((command: InboxCommand): void => {
    const currentId = openId ?? focusedRow();
    const current = rows.find(({ id }) => id === currentId);
    const meant: ContactMessage[] = selected.length > 0 ? selected : current ? [current] : [];
    if (command === 'help') onHelp();
    if (command === 'next' || command === 'previous') step(command === 'next' ? 1 : -1, currentId);
    if (command === 'archive' && meant.length > 0) void archive(meant);
    if (command === 'unread' && meant.length > 0) void mark(meant, 'unread');
    if (command === 'assign') void assignToMe(meant);
    if (command === 'respond' && openId !== undefined) document.getElementById(RESPONSE_TEXT_ID)?.focus();
    else if (command === 'respond' && current) open(current.id, { respond: true });
    // Over the list an open message has the focus, until it is closed.
    if (command === 'search' && (openId === undefined || hasPanel)) goToSearch();
    if (command === 'close' && selected.length > 0) onUnselectItems();
    else if (command === 'close' && openId !== undefined) close();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      const command = inboxCommand(event);
      if (!command || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      run(command);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** What was searched for before is written over by the next letter. */
function goToSearch(): void {
  const field = document.querySelector<HTMLInputElement>(SEARCH);
  field?.focus();
  field?.select();
}

function isElsewhere(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(TYPING)) return true;
  return document.querySelector('[role=dialog]:not([data-inbox])') !== null;
}

function focusedRow(): number | undefined {
  const id = document.activeElement?.closest<HTMLElement>('[data-message]')?.dataset['message'];
  return id === undefined ? undefined : Number(id);
}
