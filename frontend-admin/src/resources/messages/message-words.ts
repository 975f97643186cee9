/** The specification's words about contact messages (spec 3 sections 2 and 8). */
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { ARCHIVE_AFTER_DAYS, type ContactMessageStatus, type ResponseType } from '#libs/contracts/contact-message';

export const MESSAGES = 'messages' satisfies AdminScreen;

export const STATUS_WORDS: Record<ContactMessageStatus, string> = { unread: 'Unread', read: 'Read', replied: 'Replied' };
export const STATUS_LOOKS = { unread: 'now', read: 'neutral', replied: 'good' } as const;

export const WAY_WORDS: Record<ResponseType, string> = { email: 'Email', whatsapp: 'WhatsApp', phone: 'Phone Call (log only)', other: 'Other' };

export const TAB_WORDS = { active: 'Active Messages', archived: 'Archived Messages' } as const;
export const EMPTY_WORDS = { active: 'No active messages found', archived: 'No archived messages found' } as const;

export const ARCHIVE_OLD_WORDS = `Archive Old (>${ARCHIVE_AFTER_DAYS} days)`;

export const FAILED = {
  fetch: 'Failed to fetch messages',
  fetchOne: 'Message could not be loaded.',
  status: 'Failed to update message status',
  response: 'Failed to save response',
  archive: 'Failed to archive or restore message',
  archiveOld: 'Failed to archive old messages',
  export: 'Failed to export contact messages',
} as const;

export const archivedInWords = (count: number): string => (count === 1 ? 'Message archived successfully' : `${count} messages archived successfully`);
export const restoredInWords = (count: number): string => (count === 1 ? 'Message restored successfully' : `${count} messages restored successfully`);
export const markedInWords = (count: number, status: 'read' | 'unread'): string => (count === 1 ? `Message marked ${status}` : `${count} messages marked ${status}`);
export const newInWords = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`);
