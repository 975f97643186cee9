import { connect } from 'node:net';

/** A server that neither answers nor closes is not waited for: the answer then has the status 0. */
const SILENCE_MS = 60_000;

interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/**
 * Sends bytes as they are and reads until the server closes or the answer is whole: for requests that no client library
 * would send. Writing goes on while the answer comes, as with a client that does not listen.
 */
export function rawRequest(port: number, head: string, chunks: Iterable<Buffer> = []): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      const next = chunks[Symbol.iterator]();
      const pump = () => {
        for (let chunk = next.next(); !chunk.done && !socket.destroyed; chunk = next.next()) {
          if (!socket.write(chunk.value)) return void socket.once('drain', pump);
        }
      };
      pump();
    });
    const finish = () => {
      socket.destroy();
      resolve(parse(received));
    };
    socket.setTimeout(SILENCE_MS, finish);
    socket.on('data', (data: Buffer) => {
      received += data.toString('utf8');
      if (isWhole(received)) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n', 2);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
}

function parse(text: string): RawAnswer {
  const [headers = '', body = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1] ?? 0), headers, body };
}
