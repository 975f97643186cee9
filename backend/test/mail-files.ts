/** The mails a test application has written, oldest first, as a mail client would read them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './test-app.js';

export async function readMails(t: TestApp): Promise<Email[]> {
  const directory = path.join(t.env.dataDir, 'mail');
  const names = await readdir(directory).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(path.join(directory, name)))),
  );
}
