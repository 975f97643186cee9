import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
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
/** Of what a job makes: 20,000 lines took 62 and 78 s on a busy machine, and fit into 256 MB. */
const LONG = { limitMs: 15 * 60_000, memoryMb: 768 } as const;
/** The kernel lets whoever serves visitors go first, where it can tell threads apart. */
const NICE_INCREMENT = 10;
const RETRY_AFTER_SECONDS = 5;

/** What its thread is given. */
export interface ToldPaper {
  paper: PrintedDocument;
  /** Told how many rows are set. */
  port: MessagePort;
}

/** Of setting a long paper. */
export interface LongRendering {
  /** Told now and then how many rows of its table are set. */
  told: (rows: number) => void;
  /** Ends it, and its thread. */
  signal: AbortSignal;
}

interface PoolLimits {
  file: string;
  limitMs: number;
  maxWaiting: number;
  memoryMb: number;
}

const LIMITS: PoolLimits = {
  file: RENDER_WORKER_FILE,
  limitMs: LIMIT_MS,
  maxWaiting: MAX_WAITING,
  memoryMb: MAX_MEMORY_MB,
};

/** Sets papers in threads beside the one that serves, a few at a time (docs/decisions/0026). */
@Injectable()
export class RenderingPool implements OnApplicationShutdown {
  private readonly logger = new Logger('Documents');
  private pool: Piscina<PrintedDocument, Uint8Array> | undefined;
  private longPool: Piscina<ToldPaper, Uint8Array> | undefined;
  /** Counted here, because the pool's own limit passes over a part of those that wait. */
  private unfinished = 0;
  protected readonly limits: PoolLimits = LIMITS;

  /** @throws ServiceUnavailableException when too many wait, when it takes too long, or when a thread dies of it */
  async render(paper: PrintedDocument): Promise<Buffer> {
    this.unfinished++;
    try {
      if (this.unfinished > MAX_THREADS + this.limits.maxWaiting)
        throw new Error(`${this.limits.maxWaiting} documents wait already`);
      return bytesOf(await this.open().run(paper, { signal: AbortSignal.timeout(this.limits.limitMs) }));
    } catch (cause) {
      throw unavailable(cause);
    } finally {
      this.unfinished--;
    }
  }

  /**
   * One that a job makes, in a thread for such alone: those that somebody waits for do not wait for it.
   * @throws ServiceUnavailableException, also when it is ended by the signal
   */
  async renderLong(paper: PrintedDocument, { told, signal }: LongRendering): Promise<Buffer> {
    const { port1: own, port2: port } = new MessageChannel();
    own.on('message', told);
    try {
      const ended = AbortSignal.any([signal, AbortSignal.timeout(LONG.limitMs)]);
      return bytesOf(await this.openLong().run({ paper, port }, { signal: ended, transferList: [port] }));
    } catch (cause) {
      throw unavailable(cause);
    } finally {
      own.close();
    }
  }

  /** After the requests and the jobs under way, which may still wait for one. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool?.destroy(), this.longPool?.destroy()]);
  }

  /** Only when a document is first asked for: most processes never make one. */
  private open(): Piscina<PrintedDocument, Uint8Array> {
    return (this.pool ??= this.make('render', MAX_THREADS, this.limits.memoryMb));
  }

  private openLong(): Piscina<ToldPaper, Uint8Array> {
    return (this.longPool ??= this.make('renderLong', 1, LONG.memoryMb));
  }

  private make<Paper>(name: string, maxThreads: number, memoryMb: number): Piscina<Paper, Uint8Array> {
    const pool = new Piscina<Paper, Uint8Array>({
      filename: this.limits.file,
      name,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      niceIncrement: NICE_INCREMENT,
    });
    // Of a thread that dies while nobody waits for it: the next document gets another.
    pool.on('error', (error: unknown) => this.logger.error({ msg: 'A thread for documents failed', err: error }));
    return pool;
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function unavailable(cause: unknown): ServiceUnavailableException {
  return new ServiceUnavailableException(
    {
      message: 'The PDF could not be made at the moment. Please try again in a few seconds',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
    { cause },
  );
}
