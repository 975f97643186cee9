import { mkdir, realpath } from 'node:fs/promises';
import { StartFailure } from '../../common/start-failure.js';

/** Root's PostgreSQL runs as another user, who must pass through; what is private inside has a mode of its own. */
const MODE = process.getuid?.() === 0 ? 0o711 : 0o700;

/** Makes the directory when it is missing and answers its real path, by which PostgreSQL's processes are recognised. */
export async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: MODE });
    return await realpath(dataDir);
  } catch (error) {
    throw new StartFailure(
      `The data directory ${dataDir} cannot be made (${(error as Error).message}): set DATA_DIR to another one.`,
    );
  }
}
