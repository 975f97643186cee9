import { type AddressInfo, createServer } from 'node:net';
import { DataSource } from 'typeorm';
import { servingDataSourceOptions } from './serving-data-source.js';

const FAREWELL = 'terminating connection due to unexpected postmaster exit';

/** One message of PostgreSQL's protocol: a letter, the length, the body. */
function message(letter: string, body: string): Buffer {
  const head = Buffer.alloc(5, letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

it('a connection that breaks as the pool hands it over fails a query, and does not end the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // "You are in", "ready" and "the database is gone", as one piece.
    socket.once('data', () =>
      socket.end(
        Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I'), message('E', `SFATAL\0C57P01\0M${FAREWELL}\0\0`)]),
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = servingDataSourceOptions({
    databaseUrl: `postgres://storm@127.0.0.1:${port}/storm`,
    databaseDirectUrl: undefined,
    databaseConnections: 1,
    databaseTimeoutMs: 2_000,
  });
  try {
    await expect(new DataSource(options).initialize()).rejects.toThrow('not queryable');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
