import { availableParallelism } from 'node:os';
import { Injectable, Logger, type OnApplicationShutdown, ServiceUnavailableException } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { RENDER_WORKER_FILE } from '../../common/worker-files.js';

/** One processor is left to the site; a second process of the school has threads of its own. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1);
/** A thread that is not needed goes, and its memory with it. */
const IDLE_MS = 60_000;
const MAX_WAITING = 200;
/** From asking to having it, waiting included: usually a fraction of a second, on a busy machine much more. */
const LIMIT_MS = 60_000;
const MAX_MEMORY_MB = 256;
/** The kernel lets whoever serves visitors go first, where it can tell threads apart. */
const NICE_INCREMENT = 10;
const RETRY_AFTER_SECONDS = 5;

interface PoolLimits {
  file: string;
  limitMs: number;
  maxWaiting: number;
}

const LIMITS: PoolLimits = { file: RENDER_WORKER_FILE, limitMs: LIMIT_MS, maxWaiting: MAX_WAITING };

/** Sets papers in threads beside the one that serves, a few at a time (docs/decisions/0026). */
@Injectable()
export class RenderingPool implements OnApplicationShutdown {
  private readonly logger = new Logger('Documents');
  private pool: Piscina<PrintedDocument, Uint8Array> | undefined;
  /** Counted here, because the pool's own limit passes over a part of those that wait. */
  private unfinished = 0;
  protected readonly limits: PoolLimits = LIMITS;

  /** @throws ServiceUnavailableException when too many wait, when it takes too long, or when a thread dies of it */
  async render(paper: PrintedDocument): Promise<Buffer> {
    this.unfinished++;
    try {
      if (this.unfinished > MAX_THREADS + this.limits.maxWaiting)
        throw new Error(`${this.limits.maxWaiting} documents wait already`);
      const { buffer, byteOffset, byteLength } = await this.open().run(paper, {
        signal: AbortSignal.timeout(this.limits.limitMs),
      });
      return Buffer.from(buffer, byteOffset, byteLength);
    } catch (cause) {
      throw new ServiceUnavailableException(
        {
          message: 'The PDF could not be made at the moment. Please try again in a few seconds',
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        },
        { cause },
      );
    } finally {
      this.unfinished--;
    }
  }

  /** After the requests and the jobs under way, which may still wait for one. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  /** Only when a document is first asked for: most processes never make one. */
  private open(): Piscina<PrintedDocument, Uint8Array> {
    if (!this.pool) {
      const { file } = this.limits;
      this.pool = new Piscina({
        filename: file,
        name: 'render',
        minThreads: 0,
        maxThreads: MAX_THREADS,
        idleTimeout: IDLE_MS,
        resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
        niceIncrement: NICE_INCREMENT,
      });
      // Of a thread that dies while nobody waits for it: the next document gets another.
      this.pool.on('error', (error: unknown) =>
        this.logger.error({ msg: 'A thread for documents failed', err: error }),
      );
    }
    return this.pool;
  }
}
