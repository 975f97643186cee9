import { useRef } from 'react';
import { useAuthProvider } from 'react-admin';
import type { ContactMessageStatus } from '#libs/contracts/contact-message';
import type { ContactMessage, PlanMessageDto } from '#libs/contracts/generated/api';
import type { MessageChange } from '../../data-provider';
import { useToast } from '../../shared/use-toast';
import { useWrite, isSignedIn } from '../../shared/use-write';
import {
  archivedInWords,
  FAILED,
  judgedInWords,
  markedInWords,
  MESSAGES,
  plannedInWords,
  restoredInWords,
} from './message-words';
import { useMyId, useStaff } from '../../shared/use-staff';

const CHANGE = { reason: 'below', stale: [[MESSAGES]], key: [MESSAGES, 'change'] } as const;

/**
 * Marks, archives, restores and plans messages, one or many, one after the other. All but a plan can be undone; each
 * resolves, when the list shows it, to whether it was done at all.
 * @param note is told each message as it is now
 */
export function useMessageChanges(note: (changed: ContactMessage) => void) {
  const authProvider = useAuthProvider();
  const toast = useToast();
  const archiver = useWrite({ ...CHANGE, failed: FAILED.archive, isQueued: true, isBusyUntilFresh: true });
  const marker = useWrite({ ...CHANGE, failed: FAILED.status, isQueued: true, isBusyUntilFresh: true });
  const planner = useWrite({ ...CHANGE, failed: FAILED.plan, isQueued: true, isBusyUntilFresh: true });
  const judge = useWrite({ ...CHANGE, failed: FAILED.spam, isQueued: true, isBusyUntilFresh: true });
  const staff = useStaff();
  const myId = useMyId();
  const underWay = useRef(new Set<string>());

  /** Resolves to those that were changed: all of them, or as many as went through before one was refused. */
  async function each(
    { run }: typeof archiver,
    messages: readonly ContactMessage[],
    changeOf: (message: ContactMessage) => MessageChange,
  ): Promise<ContactMessage[]> {
    const changed: ContactMessage[] = [];
    const pressed = messages.map((message) => {
      const change = changeOf(message);
      return { message, change, key: JSON.stringify([message.id, change]) };
    });
    // A second press does nothing; one that takes the first back waits for it.
    const waiting = pressed.filter(({ key }) => !underWay.current.has(key));
    if (waiting.length === 0) return changed;
    for (const { key } of waiting) underWay.current.add(key);
    await run(async (api) => {
      for (const { message, change } of waiting) {
        const now = await api.changeMessage(message.id, change);
        if (!(await isSignedIn(authProvider))) return void changed.splice(0);
        note(now);
        changed.push(message);
      }
    });
    for (const { key } of waiting) underWay.current.delete(key);
    return changed;
  }

  async function setArchived(messages: readonly ContactMessage[], archive: boolean): Promise<boolean> {
    const changed = await each(archiver, messages, () => archiving(archive));
    if (changed.length === 0) return false;
    toast.done(
      (archive ? archivedInWords : restoredInWords)(changed.length),
      () => void each(archiver, changed, () => archiving(!archive)),
    );
    return true;
  }

  async function mark(messages: readonly ContactMessage[], status: 'read' | 'unread'): Promise<boolean> {
    const others = messages.filter((message) =>
      status === 'unread' ? message.status !== 'unread' : message.status === 'unread',
    );
    const changed = await each(marker, others, () => marking(status));
    if (changed.length === 0) return false;
    toast.done(
      markedInWords(changed.length, status),
      () => void each(marker, changed, (message) => marking(message.status)),
    );
    return true;
  }

  /** What opening a message does: it says nothing unless it fails. */
  async function markOpened(message: ContactMessage): Promise<void> {
    await each(marker, [message], () => marking('read'));
  }

  /** Not undone by a press: whoever was assigned was told. The menus are as near. */
  async function plan(messages: readonly ContactMessage[], body: PlanMessageDto): Promise<void> {
    const changed = await each(planner, messages, () => ({ part: 'plan', body }));
    const nameOf = (id: number) =>
      id === myId ? 'you' : (staff.find((each) => each.id === id)?.name ?? 'a colleague');
    if (changed.length > 0) toast.done(plannedInWords(body, nameOf));
  }

  async function assignToMe(messages: readonly ContactMessage[]): Promise<void> {
    const others = messages.filter(({ assignedTo }) => assignedTo !== myId);
    if (myId !== undefined && others.length > 0) await plan(others, { assignedTo: myId });
  }

  /** What staff say of a message is learnt, and taken back by Undo. */
  async function judgeSpam(messages: readonly ContactMessage[], spam: boolean): Promise<boolean> {
    const changed = await each(judge, messages, () => judging(spam));
    if (changed.length === 0) return false;
    toast.done(judgedInWords(changed, spam), () => void each(judge, changed, () => judging(!spam)));
    return true;
  }

  return { judgeSpam, setArchived, mark, markOpened, plan, assignToMe };
}

const judging = (spam: boolean): MessageChange => ({ part: 'spam', body: { spam } });
const archiving = (archive: boolean): MessageChange => ({ part: 'archive', body: { archive } });
const marking = (status: ContactMessageStatus): MessageChange => ({ part: 'status', body: { status } });
