import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailIdentity } from './mail.js';

/**
 * Writes the mail as DATA_DIR/mail/<time queued>-<id>.eml: the names sort by time, a repetition overwrites its first
 * try, and a reader never sees half a mail. Mails may hold links that open an account: only this user may read them.
 */
export async function writeMailFile(dataDir: string, identity: MailIdentity, message: Buffer): Promise<void> {
  const directory = path.join(dataDir, 'mail');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = `${identity.queuedAt.replaceAll(/[:.]/g, '-')}-${identity.id}`;
  const unfinished = path.join(directory, `.${name}.part`);
  try {
    await writeFile(unfinished, message, { mode: 0o600, flush: true });
    await rename(unfinished, path.join(directory, `${name}.eml`));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined); // half a mail would only fill the disk further
    throw error;
  }
}
