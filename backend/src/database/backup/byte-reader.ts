/** Reads an exact number of bytes at a time from a stream of chunks. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Undefined when the stream ends before them. */
  async take(length: number): Promise<Buffer | undefined> {
    const pieces = [this.rest];
    let have = this.rest.length;
    while (have < length) {
      const next = await this.source.next();
      if (next.done) return undefined;
      pieces.push(next.value);
      have += next.value.length;
    }
    const all = pieces.length === 1 ? this.rest : Buffer.concat(pieces, have);
    this.rest = all.subarray(length);
    return all.subarray(0, length);
  }

  /** Whether nothing is left. */
  async isAtEnd(): Promise<boolean> {
    if (this.rest.length > 0) return false;
    const piece = await this.take(1);
    return piece === undefined;
  }
}
