/** The specification's words about contact messages (spec 3 sections 2 and 8). */
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { ARCHIVE_AFTER_DAYS, type ContactMessageStatus, type ResponseType } from '#libs/contracts/contact-message';
import type { ContactMessage, PlanMessageDto } from '#libs/contracts/generated/api';
import type { FileKind } from '#libs/domain/file-kind';
import type { RecordWords } from '../../shared/record-words';
import { schoolMoment } from '../../shared/school-moment';

export const MESSAGES = 'messages' satisfies AdminScreen;

/** Where the customer wrote last comes first, be it in an old thread. */
export const NEWEST_FIRST = { field: 'lastReceivedAt', order: 'DESC' } as const;

export const STATUS_WORDS: Record<ContactMessageStatus, string> = {
  unread: 'Unread',
  read: 'Read',
  replied: 'Replied',
};
const STATUS_VARIANTS = { unread: 'now', read: 'neutral', replied: 'good' } as const;

type StatusOf = Pick<ContactMessage, 'status' | 'suspectedSpam'>;

/**
 * Whether it waits for staff, as the count of unread messages has it: suspected spam that nobody has opened does not.
 */
export const isUnread = ({ status, suspectedSpam }: StatusOf): boolean => status === 'unread' && !suspectedSpam;

/** The badge of a message's status. */
export function statusBadge(message: StatusOf): { variant: 'now' | 'neutral' | 'good'; word: string } {
  const { status } = message;
  if (status === 'unread' && !isUnread(message)) return { variant: 'neutral', word: 'Not opened' };
  return { variant: STATUS_VARIANTS[status], word: STATUS_WORDS[status] };
}

export const WAY_WORDS: Record<ResponseType, string> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  phone: 'Phone Call (log only)',
  other: 'Other',
};

/** What a file is by its content. */
export const FILE_WORDS: Record<FileKind, string> = {
  pdf: 'PDF',
  picture: 'picture',
  office: 'office document',
  archive: 'compressed folder',
  video: 'video',
  sound: 'sound',
  program: 'program',
  webpage: 'web page',
  text: 'text',
  other: 'unknown kind',
};

export const TAB_WORDS = { active: 'Active Messages', archived: 'Archived Messages' } as const;
export const EMPTY_WORDS = { active: 'No active messages found', archived: 'No archived messages found' } as const;
export const MESSAGE_WORDS: RecordWords = { one: 'message', many: 'messages', empty: EMPTY_WORDS.active };
export const STANDING_TABS = {
  field: 'archived',
  first: false,
  empty: { false: EMPTY_WORDS.active, true: EMPTY_WORDS.archived },
};

export const ARCHIVE_OLD_WORDS = `Archive Old (>${ARCHIVE_AFTER_DAYS} days)`;

interface Question {
  title: string;
  text: string;
  /** The button that does it, when there is something to do. */
  confirm?: string;
}

/** @param count how many are old; undefined while that is not known */
export function archiveOldQuestion(count: number | undefined): Question {
  if (count === undefined) return { title: 'Archive old messages', text: 'Counting the old messages…' };
  const older = `older than ${ARCHIVE_AFTER_DAYS} days`;
  if (count === 0) return { title: 'Archive old messages', text: `No active messages are ${older}.` };
  if (count === 1)
    return {
      title: 'Archive 1 old message?',
      text: `It is ${older}. You can restore it from the archive.`,
      confirm: 'Archive 1',
    };
  return {
    title: `Archive ${count} old messages?`,
    text: `They are ${older} and include unread messages. You can restore them from the archive.`,
    confirm: `Archive ${count}`,
  };
}

export const FAILED = {
  fetch: 'Failed to fetch messages',
  fetchOne: 'Message could not be loaded.',
  status: 'Failed to update message status',
  response: 'Failed to save response',
  archive: 'Failed to archive or restore message',
  spam: 'Failed to update whether the message is spam',
  plan: 'Failed to update the assignment or follow-up',
  archiveOld: 'Failed to archive old messages',
  undoArchiveOld: 'Failed to restore the old messages',
  countOld: 'The old messages could not be loaded.',
  export: 'Failed to export contact messages',
} as const;

/** What a change of the plan says when it is done. @param nameOf whose an id is */
export function plannedInWords({ assignedTo, followUpAt }: PlanMessageDto, nameOf: (id: number) => string): string {
  if (assignedTo === null) return 'Assignment removed';
  if (assignedTo !== undefined) return `Assigned to ${nameOf(assignedTo)}`;
  return followUpAt ? `Follow-up set for ${schoolMoment(followUpAt)}` : 'Follow-up removed';
}

export const archivedInWords = (count: number): string =>
  count === 1 ? 'Message archived successfully' : `${count} messages archived successfully`;
export const restoredInWords = (count: number): string =>
  count === 1 ? 'Message restored successfully' : `${count} messages restored successfully`;
export const markedInWords = (count: number, status: 'read' | 'unread'): string =>
  count === 1 ? `Message marked ${status}` : `${count} messages marked ${status}`;
/** What a press on Not spam, or its Undo, has done. */
export function judgedInWords(messages: readonly Pick<ContactMessage, 'email'>[], spam: boolean): string {
  const [only] = messages;
  if (spam) return 'Marked as spam';
  return only && messages.length === 1 && only.email !== ''
    ? `Not spam: ${only.email} is now a trusted sender`
    : 'Not spam';
}

export const newInWords = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`);
