/** The mails of a running school, which without an SMTP server are files in its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '@playwright/test';
import type { SchoolServer } from './school-server.mjs';

/** Waits for a mail to this address whose subject matches, and gives it as a mail program would read it. */
export async function mailTo(school: SchoolServer, address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await allMails(school)).find((mail) => isTo(mail, address) && subject.test(mail.subject ?? ''));
        return found?.subject;
      },
      { message: `a mail to ${address} with ${String(subject)}` },
    )
    .toBeDefined();
  if (!found) throw new Error('the mail went missing');
  return found;
}

async function allMails(school: SchoolServer): Promise<Email[]> {
  const folder = path.join(school.dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const written = files.filter((name) => name.endsWith('.eml'));
  return Promise.all(written.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}

function isTo(mail: Email, address: string): boolean {
  return (mail.to ?? []).some((one) => one.address === address);
}
