import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { ReadMail } from '#libs/domain/incoming-mail';
import { MAIL_WORKER_FILE } from '../../common/worker-files.js';

const LIMIT_MS = 30_000;
const MAX_MEMORY_MB = 256;
const IDLE_MS = 10_000;
const NICE_INCREMENT = 10;

/** Takes mails apart in a thread of its own, which a mail may cost more than it is worth: then the thread ends. */
@Injectable()
export class MailReader implements OnApplicationShutdown {
  private pool: Piscina<Uint8Array, ReadMail> | undefined;

  /** @throws when it takes too long, or when the thread dies of it */
  read(source: Uint8Array): Promise<ReadMail> {
    this.pool ??= this.open();
    return this.pool.run(source, { name: 'readMail', signal: AbortSignal.timeout(LIMIT_MS) });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  private open(): Piscina<Uint8Array, ReadMail> {
    const pool = new Piscina<Uint8Array, ReadMail>({
      filename: MAIL_WORKER_FILE,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
      niceIncrement: NICE_INCREMENT,
    });
    // The run that it died of is told as well; the next mail gets another thread.
    pool.on('error', () => undefined);
    return pool;
  }
}
