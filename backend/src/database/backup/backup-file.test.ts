import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupFailure } from './backup-failure.js';
import { backupName, describeBackup, listBackups } from './backup-directory.js';
import { readBackup, readHeader, writeBackup } from './backup-file.js';
import { sealFrames } from './sealed-frames.js';

const KEY = 'a key of sixteen';
const MADE_AT = '2026-11-23T00:30:00.000Z';
const BACKUP = { release: '0.1.0', madeAt: MADE_AT, kind: 'nightly', migrations: ['First1', 'Second2'] } as const;
/** Random bytes, which take the space they take: several frames. */
const CONTENT = randomBytes(400_000);

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'storm-backup-file-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function* inPieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000);
}

async function written(key: string | undefined): Promise<string> {
  const file = path.join(directory, backupName('nightly', MADE_AT));
  await rm(file, { force: true });
  await writeBackup(file, { ...BACKUP, migrations: [...BACKUP.migrations] }, key, inPieces(CONTENT));
  return file;
}

/** Spread over the whole, and the last tag and the length behind it. */
function placesIn(length: number, count: number): number[] {
  const spread = Array.from({ length: count }, (_, i) => Math.floor((i * (length - 1)) / (count - 1)));
  return [...spread, length - 30, length - 20, length - 10];
}

async function read(file: string, key?: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await readBackup(file, key, async (content) => {
    for await (const piece of content) pieces.push(piece);
  });
  return Buffer.concat(pieces);
}

describe.each([
  ['in the clear', undefined],
  ['encrypted', KEY],
])('a backup %s', (_case, key) => {
  it('is read as it was written, and says what it is without a key', async () => {
    const file = await written(key);
    expect((await read(file, key)).equals(CONTENT)).toBe(true);
    expect(await describeBackup(file)).toMatchObject({
      name: 'storm-2026-11-23T00-30-00-000Z-nightly.backup',
      size: expect.any(Number),
      madeAt: new Date(MADE_AT),
      release: '0.1.0',
      kind: 'nightly',
      encrypted: key !== undefined,
      verified: true,
    });
    // Random bytes are stored by the compressor as they are.
    expect((await readFile(file)).includes(CONTENT.subarray(1_000, 1_100))).toBe(key === undefined);
  });

  it('is refused with one sentence wherever one bit of it is another one', async () => {
    const file = await written(key);
    const whole = await readFile(file);
    for (const place of placesIn(whole.length, key === undefined ? 60 : 12)) {
      const changed = Buffer.from(whole);
      changed[place] = changed[place]! ^ 1;
      await writeFile(file, changed);
      const refusal = await read(file, key).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(BackupFailure);
      expect((refusal as BackupFailure).message).toMatch(/^[A-Z][^\n]+\.$/);
    }
  });

  it('is refused wherever it is cut, and listed as not verified', async () => {
    const file = await written(key);
    const whole = await readFile(file);
    for (const length of [whole.length - 1, whole.length - 16, whole.length - 40, 200_000, 300, 250, 120, 3, 0]) {
      await writeFile(file, whole.subarray(0, length));
      await expect(read(file, key)).rejects.toThrow(BackupFailure);
      expect((await listBackups(directory)).some(({ verified }) => verified)).toBe(false);
    }
  });
});

it('an encrypted one is refused without its key, and by another one', async () => {
  const file = await written(KEY);
  await expect(read(file)).rejects.toThrow('The backup is encrypted: set BACKUP_KEY to the one it was made with.');
  await expect(read(file, `${KEY}!`)).rejects.toThrow(/^The backup cannot be opened with this BACKUP_KEY/);
});

it('one whose frames are whole, and were never compressed, is refused with one sentence', async () => {
  const file = await written(undefined);
  const { head } = await readHeader(file);
  const pieces = [head];
  const key = { headerHash: createHash('sha256').update(head).digest(), key: undefined };
  for await (const frame of sealFrames(inPieces(CONTENT), key)) pieces.push(frame);
  await writeFile(file, Buffer.concat(pieces));
  await expect(read(file)).rejects.toThrow(BackupFailure);
});

it('a directory is none: who names that of the backups is told so', async () => {
  await expect(describeBackup(directory)).rejects.toThrow(`The backup ${directory} cannot be read (EISDIR).`);
});
