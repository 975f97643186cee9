/**
 * How long the school keeps what it knows about people (POPIA, section 14): no longer than it is needed, or than the
 * law requires. The one place: the jobs that remove what is old, the privacy policy and docs/privacy.md all say what
 * stands here. Each is an interval as PostgreSQL reads it, and as people do.
 */
export const RETENTION = {
  /** After the last change of a conversation with the assistant, or of a question it could not answer. */
  conversations: '12 months',
  /** After a message was put away in the archive: as long as a claim may follow from it. */
  archivedMessages: '3 years',
  /** After the date of a trial that a visitor booked. */
  trialBookings: '12 months',
  /** After the start of a course that somebody signed up for, or the last change of the sign-up. */
  courseSignups: '12 months',
  /** After somebody asked to be told when a product is back; the one mail ends it sooner. */
  stockAlerts: '180 days',
  /** After the last change of any line. */
  carts: '30 days',
  /** After the last change: books must be kept for five years. Who it was is erased then; numbers and sums stay. */
  orders: '5 years',
  invoices: '5 years',
  quotes: '5 years',
  /** After a mail was given up. */
  undeliveredMails: '30 days',
  /** Mails that were written to disk, for want of a mail server. */
  mailFiles: '30 days',
  /** Keys under which an answer to a message was stored once. */
  responseKeys: '30 days',
  /** After the last sign-in from a browser. */
  knownDevices: '400 days',
  /** Who did what in the back-office. */
  activity: '12 months',
  /** Content that staff deleted, for as long as it can be restored. */
  deletedContent: '30 days',
  /** After signing in. */
  signIns: '12 hours',
  /** CSV files that were imported: as long as that can be undone. Long work that has finished, with its file. */
  imports: '1 day',
  tasks: '1 day',
  /** Counts that limit mails, sign-ins and guesses. */
  counts: '1 day',
} as const;

type Days = { [Kind in keyof typeof RETENTION]: (typeof RETENTION)[Kind] extends `${string} days` ? Kind : never };

/** Where a number is needed. */
export function daysKept(kind: Days[keyof Days]): number {
  return Number.parseInt(RETENTION[kind], 10);
}
