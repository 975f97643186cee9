import type { Trouble } from '#libs/contracts/system';
import type { BackupKind } from '#libs/domain/backup-retention';

/** What each trouble means, and what the owner does first; docs/runbook.md tells the rest. */
export const TROUBLE_WORDS: Record<Trouble, { title: string; advice: string }> = {
  mail: {
    title: 'Mails do not go out',
    advice: 'Ask your mail provider, or who looks after the server. Mails wait and are sent once it works again.',
  },
  mailbox: {
    title: 'Answers by mail are not picked up',
    advice: 'The mailbox cannot be reached. Look into it yourself until it can: answers wait there, and none is lost.',
  },
  jobs: {
    title: 'Some work has failed or is waiting too long',
    advice: 'See the reasons below. When the cause is gone, press Try again.',
  },
  disk: {
    title: 'The disk is nearly full',
    advice: 'Ask who looks after the server to make room: the school stops taking orders and messages when it is full.',
  },
  backup: {
    title: 'There is no recent backup',
    advice: 'One is made every night. Make sure that there is room on the disk, and ask who looks after the server.',
  },
};

const TASK_WORDS: Record<string, string> = {
  'send-mail': 'Send a mail',
  'send-push': 'Push a notification to a device',
  'tell-staff': 'Tell staff of something new',
  'send-mail-digests': 'Send collected mails',
  'mark-overdue-invoices': 'Mark overdue invoices',
  'make-recurring-invoices': 'Make recurring invoices',
};

/** A job that has no words of its own is named as the log names it. */
export function taskWords(task: string): string {
  return TASK_WORDS[task] ?? sentence(task.replaceAll('-', ' '));
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What asked for a backup. */
export const BACKUP_KIND_WORDS: Record<BackupKind, string> = {
  nightly: 'Nightly',
  'by-hand': 'By hand',
  'before-upgrade': 'Before an upgrade',
  'before-restore': 'Before a restore',
};
