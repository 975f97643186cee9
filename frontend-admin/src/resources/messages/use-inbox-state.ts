import { useMediaQuery } from '@mui/material';
import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { useRefetchOnNews } from '../../shared/unread-count';
import type { Inbox } from './inbox-context';
import { MESSAGES, NEWEST_FIRST } from './message-words';
import { newestOf, steadyRows } from './steady-rows';
import { useMessageChanges } from './use-message-changes';

const PANEL_FROM = '(min-width:1280px)';

/** What the inbox shows, and what can be done in it. */
export function useInboxState(): Inbox {
  const { selectedIds, onSelect, refetch } = useListContext<ContactMessage>();
  const steady = useSteadyRows();
  useRefetchOnNews(refetch);
  const { id: openId, listPath, showPath } = useFormMode(MESSAGES);
  const navigate = useNavigate();
  const hasPanel = useMediaQuery(PANEL_FROM, { noSsr: true });
  const changes = useMessageChanges(steady.note);
  const lastToggled = useRef<number>(undefined);
  const goOnAt = useRef<number>(undefined);
  const { rows } = steady;

  function toggle(id: number, isRange: boolean): void {
    const from = rows.findIndex((row) => row.id === lastToggled.current);
    const to = rows.findIndex((row) => row.id === id);
    const isOn = !selectedIds.includes(id);
    const touched =
      isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id) : [id];
    const others = selectedIds.filter((selected) => !touched.includes(Number(selected)));
    onSelect(isOn ? [...others, ...touched] : others);
    lastToggled.current = id;
  }

  async function archive(messages: readonly ContactMessage[]): Promise<void> {
    const isArchiving = messages.some(({ archived }) => !archived);
    goOnAt.current = neighbour(rows, openId, messages)?.id;
    const others = messages.filter(({ archived }) => archived !== isArchiving);
    const moved = await changes.setArchived(others, isArchiving);
    untick(moved);
    // Opening the next one would mark it as read before anybody has looked at it.
    if (moved.some(({ id }) => id === openId)) void navigate(listPath);
  }

  /** What was refused stays ticked. */
  function untick(messages: readonly ContactMessage[]): void {
    if (messages.length > 0) onSelect(selectedIds.filter((selected) => !messages.some(({ id }) => id === selected)));
  }

  return {
    ...steady,
    selected: rows.filter(({ id }) => selectedIds.includes(id)),
    toggle,
    openId,
    hasPanel,
    goOnAt,
    open: (id, how) => void navigate(showPath(id), { state: how }),
    close: () => void navigate(listPath),
    archive,
    mark: async (messages, status) => {
      untick(await changes.mark(messages, status));
    },
    notSpam: (message) => changes.judgeSpam([message], false),
    markOpened: changes.markOpened,
    plan: changes.plan,
    assignToMe: changes.assignToMe,
  };
}

/** The row to go on with when some leave the list: the one after the open one, or else before it. */
function neighbour(
  rows: readonly ContactMessage[],
  openId: number | undefined,
  leaving: readonly ContactMessage[],
): ContactMessage | undefined {
  const place = rows.findIndex(({ id }) => id === openId);
  const stays = ({ id }: ContactMessage) => !leaving.some((message) => message.id === id);
  return place < 0 ? undefined : (rows.slice(place).find(stays) ?? rows.slice(0, place).findLast(stays));
}

interface Seen {
  /** Which part of which list. */
  part: string;
  rows: readonly ContactMessage[];
}

/** The list's rows; on the first page of the newest, those that came in since wait until they are asked for. */
function useSteadyRows() {
  const {
    data = [],
    isPending,
    isPlaceholderData,
    page,
    perPage,
    sort,
    filterValues,
  } = useListContext<ContactMessage>();
  const part = JSON.stringify([filterValues, page, perPage, sort]);
  const [seen, setSeen] = useState<Seen>();
  if (!isPending && !isPlaceholderData && seen?.part !== part) setSeen({ part, rows: data });
  const isActive = filterValues['archived'] === false;
  const isTop = page === 1 && sort.field === NEWEST_FIRST.field && sort.order === NEWEST_FIRST.order && isActive;
  const isSteady = isTop && seen?.part === part;
  const { shown, waiting } = isSteady
    ? steadyRows(
        seen.rows.filter(({ archived }) => !archived),
        newestOf(seen.rows),
        data,
      )
    : { shown: data, waiting: 0 };

  /** What staff changed is known at once, also of rows that were pushed off the page. */
  function note(changed: ContactMessage): void {
    setSeen(
      (before) => before && { ...before, rows: before.rows.map((row) => (row.id === changed.id ? changed : row)) },
    );
  }

  return { rows: shown, waiting, note, showNew: () => setSeen(undefined) };
}
