import type { DestinationStream } from 'pino';

/** What takes lines and writes them later, such as pino's `destination`. */
interface Output extends DestinationStream {
  flushSync(): void;
}

/**
 * Buffers log lines and writes them in one chunk. pino's own buffering appends each line to the ones before, which
 * costs several times as much.
 */
export class LogBuffer implements DestinationStream {
  private lines: string[] = [];
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param maxBytes the largest chunk, unless one line is larger
   * @param maxWaitMs the longest that a line stays in the buffer
   */
  constructor(
    private readonly output: Output,
    private readonly maxBytes: number,
    private readonly maxWaitMs: number,
  ) {}

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.bytes + bytes > this.maxBytes) this.flush();
    this.timer ??= setTimeout(() => this.flush(), this.maxWaitMs).unref();
    this.lines.push(line);
    this.bytes += bytes;
  }

  /** pino calls it after a fatal line. */
  flushSync(): void {
    this.flush();
    this.output.flushSync();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.lines.length === 0) return;
    const piece = this.lines.join('');
    this.lines = [];
    this.bytes = 0;
    this.output.write(piece);
  }
}
