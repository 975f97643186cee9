/** How the server does, for its owner (GET /api/admin/system). */

export const SYSTEM_STATUSES = ['ok', 'degraded'] as const;
export type SystemStatus = (typeof SYSTEM_STATUSES)[number];

/** What somebody should look at though the school serves: docs/runbook.md says what to do. */
export const TROUBLES = ['mail', 'mailbox', 'jobs', 'disk', 'backup'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The PostgreSQL that the product brings along, or that of DATABASE_URL. */
export const DATABASE_KINDS = ['embedded', 'outside'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** Where mails go: to a mail server, or into files in DATA_DIR/mail. */
export const MAIL_DESTINATIONS = ['server', 'files'] as const;
export type MailDestination = (typeof MAIL_DESTINATIONS)[number];
