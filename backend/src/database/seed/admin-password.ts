import { randomInt } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { isEasyPassword } from '../../common/secrets/easy-password.js';
import { StartFailure } from '../../common/start-failure.js';
import type { Env } from '../../config/env.js';

/** No letters or digits that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 20 characters of 56 are 116 bits. */
const LENGTH = 20;
const FILE = 'admin-password';

/**
 * The super-user's first password: ADMIN_PASSWORD, or a random one that is on the disk (mode 600) before the account
 * is committed, so that a power cut between the two cannot lock the school out.
 * @throws StartFailure for an ADMIN_PASSWORD that is easy to guess
 */
export async function choosePassword(env: Env): Promise<{ password: string; isGenerated: boolean }> {
  if (env.adminPassword) return { password: await chosenPassword(env, env.adminPassword), isGenerated: false };
  const password = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await mkdir(env.dataDir, { recursive: true });
  await writeSafely(path.join(env.dataDir, FILE), `${password}\n`);
  return { password, isGenerated: true };
}

async function chosenPassword({ adminUsername, staffEmail }: Env, password: string): Promise<string> {
  if (!(await isEasyPassword(password, { username: adminUsername, email: staffEmail }))) return password;
  throw new StartFailure(
    "ADMIN_PASSWORD is too easy to guess: choose one that is not a common password and not made of the name, the e-mail address or the school's name.",
  );
}

async function writeSafely(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}
