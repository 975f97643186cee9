import { createContext, useContext, type RefObject } from 'react';
import type { ContactMessage, PlanMessageDto } from '#libs/contracts/generated/api';

export interface Inbox {
  /** As they show, in their order. */
  rows: ContactMessage[];
  /** How many came in since, and wait. */
  waiting: number;
  showNew: () => void;
  /** Of the rows. */
  selected: ContactMessage[];
  /** @param isRange whether all from the last one that was ticked */
  toggle: (id: number, isRange: boolean) => void;
  openId: number | undefined;
  /** Whether an open message stands beside the list, not over it. */
  hasPanel: boolean;
  /** The row to go on with where the open message has left the list. */
  goOnAt: Readonly<RefObject<number | undefined>>;
  open: (id: number, how?: { respond: boolean }) => void;
  close: () => void;
  /** Those that are archived already are restored. */
  archive: (messages: readonly ContactMessage[]) => Promise<void>;
  mark: (messages: readonly ContactMessage[], status: 'read' | 'unread') => Promise<void>;
  notSpam: (message: ContactMessage) => Promise<void>;
  markOpened: (message: ContactMessage) => Promise<void>;
  plan: (messages: readonly ContactMessage[], change: PlanMessageDto) => Promise<void>;
  assignToMe: (messages: readonly ContactMessage[]) => Promise<void>;
}

const InboxContext = createContext<Inbox | undefined>(undefined);
export const InboxProvider = InboxContext.Provider;

export function useInbox(): Inbox {
  const inbox = useContext(InboxContext);
  if (!inbox) throw new Error('useInbox needs an InboxProvider around it.');
  return inbox;
}

/** The id of a row's link, which takes the focus. */
export const rowLinkId = (id: number): string => `message-${id}`;
