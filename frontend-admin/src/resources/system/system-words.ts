import type { Trouble } from '#libs/contracts/system';
import type { BackupKind } from '#libs/domain/backup-retention';

/** What each trouble means, and what the owner does first; docs/runbook.md tells the rest. */
export const TROUBLE_WORDS: Record<Trouble, { title: string; advice: string }> = {
  mail: {
    title: 'Emails are not being sent',
    advice:
      'Ask your email provider or the person who looks after the server. Emails will be sent once it works again.',
  },
  mailbox: {
    title: 'Email replies are not being collected',
    advice: 'The mailbox cannot be reached. Check it yourself until it can. Replies are kept there and none are lost.',
  },
  jobs: {
    title: 'Some background jobs have failed or are late',
    advice: 'See the reasons below. Once the cause is fixed, select Try again.',
  },
  disk: {
    title: 'The disk is nearly full',
    advice:
      'Ask the person who looks after the server to free up space. Once it is full, the website cannot take ' +
      'orders or messages.',
  },
  backup: {
    title: 'There is no recent backup',
    advice:
      'Backups are made every night. Check that there is space on the disk and ask the person who looks ' +
      'after the server.',
  },
};

const TASK_WORDS: Record<string, string> = {
  'send-mail': 'Send an email',
  'send-push': 'Send a notification to a device',
  'tell-staff': 'Notify staff',
  'send-mail-digests': 'Send collected emails',
  'mark-overdue-invoices': 'Mark overdue invoices',
  'make-recurring-invoices': 'Create recurring invoices',
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
