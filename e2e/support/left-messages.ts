/** Contact messages as visitors left them, also long ago, which the public form cannot do. */
import pg from 'pg';
import type { ContactMessageStatus } from '#libs/contracts/contact-message';
import type { SchoolServer } from './school-server.mjs';

interface LeftMessage {
  fullName: string;
  subject: string;
  message?: string;
  email?: string;
  phone?: string;
  status?: ContactMessageStatus;
  /** How long ago it came. */
  ageDays?: number;
}

const DAY_MS = 86_400_000;

/** Later ones are newer. @returns their ids, in the same order */
export async function leaveMessages(school: SchoolServer, left: readonly LeftMessage[]): Promise<number[]> {
  const db = new pg.Client(await school.databaseUrl());
  await db.connect();
  try {
    const ids: number[] = [];
    for (const {
      fullName,
      subject,
      message = 'May I come and watch a class on Monday?',
      email = 'visitor@example.org',
      phone = '+27825550142',
      status = 'unread',
      ageDays = 0,
    } of left) {
      const { rows } = await db.query<{ id: number }>(
        `INSERT INTO contact_messages (full_name, email, phone, subject, message, status, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING id`,
        [fullName, email, phone, subject, message, status, new Date(Date.now() - ageDays * DAY_MS)],
      );
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  } finally {
    await db.end();
  }
}
