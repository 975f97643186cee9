import type { DestinationStream } from 'pino';

/** What takes lines and writes them later, such as pino's `destination`. */
interface Output extends DestinationStream {
  flushSync(): void;
}

/**
 * Hands on many lines as one piece. pino's own output joins lines too, but each to those before it: that costs several
 * times what the line itself does.
 */
export class LineBatch implements DestinationStream {
  private lines: string[] = [];
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param maxBytes a piece is no longer than this, but for one line that is
   * @param maxWaitMs whoever follows the log waits no longer for a line
   */
  constructor(
    private readonly output: Output,
    private readonly maxBytes: number,
    private readonly maxWaitMs: number,
  ) {}

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.bytes + bytes > this.maxBytes) this.handOn();
    this.timer ??= setTimeout(() => this.handOn(), this.maxWaitMs).unref();
    this.lines.push(line);
    this.bytes += bytes;
  }

  /** pino calls it after a fatal line. */
  flushSync(): void {
    this.handOn();
    this.output.flushSync();
  }

  /** What there is, now. */
  handOn(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.lines.length === 0) return;
    const piece = this.lines.join('');
    this.lines = [];
    this.bytes = 0;
    this.output.write(piece);
  }
}
