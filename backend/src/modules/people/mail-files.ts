/** Mails in DATA_DIR/mail, which exist when no mail server is set up. */
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { domainToASCII } from 'node:url';

/**
 * Mail files to a person, or with the person as Reply-To.
 * @param email in lower case
 */
export async function mailFilesOf(dataDir: string, email: string | null): Promise<string[]> {
  if (email === null) return [];
  const sought = asMailed(email);
  const found: string[] = [];
  for (const file of await listMails(dataDir)) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
    const lines = head.match(/^(?:To|Reply-To):.*$/gim) ?? [];
    const addresses = lines.flatMap((line) => line.toLowerCase().split(/[\s<>,;:"]+/));
    if (addresses.some((address) => asMailed(address) === sought)) found.push(file);
  }
  return found;
}

/** Mails write domains in ASCII (punycode): bücher.example is xn--bcher-kva.example. */
function asMailed(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

/** The nightly job. */
export async function removeOldMailFiles(dataDir: string, days: number): Promise<void> {
  const oldest = Date.now() - days * 86_400_000;
  for (const file of await listMails(dataDir)) {
    const isOld = await stat(file).then(
      ({ mtimeMs }) => mtimeMs < oldest,
      () => false,
    );
    if (isOld) await rm(file, { force: true });
  }
}

async function listMails(dataDir: string): Promise<string[]> {
  const directory = path.join(dataDir, 'mail');
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => path.join(directory, name));
}
