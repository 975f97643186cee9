import { useRef } from 'react';
import { useAuthProvider } from 'react-admin';
import type { ContactMessageStatus } from '#libs/contracts/contact-message';
import type { ContactMessage, PlanMessageDto } from '#libs/contracts/generated/api';
import type { MessageChange } from '../../data-provider';
import { useToast } from '../../shared/use-toast';
import { isSignedIn, UNDONE, useWrite } from '../../shared/use-write';
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

interface Outcome {
  /** In their order: all of them, or as many as went through before one was refused. */
  changed: ContactMessage[];
  isDone: boolean;
}

/**
 * Marks, archives, restores and plans messages, one or many, one after the other. All but a plan can be undone; what
 * the list shows as done resolves, when it does, to the messages it was done to.
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

  async function each(
    { run }: typeof archiver,
    messages: readonly ContactMessage[],
    changeOf: (message: ContactMessage) => MessageChange,
  ): Promise<Outcome> {
    const changed: ContactMessage[] = [];
    const pressed = messages.map((message) => {
      const change = changeOf(message);
      return { message, change, key: JSON.stringify([message.id, change]) };
    });
    // A second press does nothing; one that takes the first back waits for it.
    const waiting = pressed.filter(({ key }) => !underWay.current.has(key));
    if (waiting.length === 0) return { changed, isDone: false };
    for (const { key } of waiting) underWay.current.add(key);
    const isDone = await run(async (api) => {
      for (const { message, change } of waiting) {
        const now = await api.changeMessage(message.id, change);
        if (!(await isSignedIn(authProvider))) return void changed.splice(0);
        note(now);
        changed.push(message);
      }
    });
    for (const { key } of waiting) underWay.current.delete(key);
    return { changed, isDone };
  }

  /** Only when all went through: the next toast hides the one before, and a refusal must be seen. */
  function tell({ changed, isDone }: Outcome, done: string, undo?: () => Promise<Outcome>, undone = UNDONE): void {
    if (isDone && changed.length > 0)
      toast.done(done, undo && (() => void undo().then((outcome) => tell(outcome, undone))));
  }

  async function setArchived(messages: readonly ContactMessage[], archive: boolean): Promise<ContactMessage[]> {
    const outcome = await each(archiver, messages, () => archiving(archive));
    const { changed } = outcome;
    const [done, undone] = archive ? [archivedInWords, restoredInWords] : [restoredInWords, archivedInWords];
    const undo = () => each(archiver, changed, () => archiving(!archive));
    tell(outcome, done(changed.length), undo, undone(changed.length));
    return changed;
  }

  async function mark(
    messages: readonly ContactMessage[],
    status: 'read' | 'unread',
  ): Promise<readonly ContactMessage[]> {
    const others = messages.filter((message) =>
      status === 'unread' ? message.status !== 'unread' : message.status === 'unread',
    );
    const outcome = await each(marker, others, () => marking(status));
    const { changed, isDone } = outcome;
    const undo = () => each(marker, changed, (message) => marking(message.status));
    tell(outcome, markedInWords(changed.length, status), undo);
    return isDone ? messages : changed;
  }

  /** What opening a message does: it says nothing unless it fails. */
  async function markOpened(message: ContactMessage): Promise<void> {
    await each(marker, [message], () => marking('read'));
  }

  /** Not undone by a press: whoever was assigned was told. The menus are as near. */
  async function plan(messages: readonly ContactMessage[], body: PlanMessageDto): Promise<void> {
    const outcome = await each(planner, messages, () => ({ part: 'plan', body }));
    const nameOf = (id: number) =>
      id === myId ? 'you' : (staff.find((each) => each.id === id)?.name ?? 'a colleague');
    tell(outcome, plannedInWords(body, nameOf));
  }

  async function assignToMe(messages: readonly ContactMessage[]): Promise<void> {
    const others = messages.filter(({ assignedTo }) => assignedTo !== myId);
    if (myId !== undefined && others.length > 0) await plan(others, { assignedTo: myId });
  }

  /** What staff say of a message is learnt, and taken back by Undo. */
  async function judgeSpam(messages: readonly ContactMessage[], spam: boolean): Promise<void> {
    const outcome = await each(judge, messages, () => judging(spam));
    const { changed } = outcome;
    const undo = () => each(judge, changed, () => judging(!spam));
    tell(outcome, judgedInWords(changed, spam), undo, judgedInWords(changed, !spam));
  }

  return { judgeSpam, setArchived, mark, markOpened, plan, assignToMe };
}

const judging = (spam: boolean): MessageChange => ({ part: 'spam', body: { spam } });
const archiving = (archive: boolean): MessageChange => ({ part: 'archive', body: { archive } });
const marking = (status: ContactMessageStatus): MessageChange => ({ part: 'status', body: { status } });
