/** Who connected before the port was closed is answered. */
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { drain } from './drain.js';

/** A visitor in a thread of his own: he connects, says so, and asks for the page. */
const VISITOR = `
  const { workerData: { port, count, connected } } = require('node:worker_threads');
  const { parentPort } = require('node:worker_threads');
  const { connect } = require('node:net');
  const flag = new Int32Array(connected);
  Promise.all(
    Array.from({ length: count }, () => new Promise((resolve) => {
      let answer = '';
      const socket = connect({ host: '127.0.0.1', port }, () => {
        Atomics.add(flag, 0, 1);
        Atomics.notify(flag, 0);
        socket.write('GET / HTTP/1.1\\r\\nHost: school\\r\\nConnection: close\\r\\n\\r\\n');
      });
      socket.on('data', (chunk) => { answer += chunk; });
      socket.on('error', (error) => resolve(error.code));
      socket.on('end', () => resolve(answer.split('\\r\\n')[0]));
    })),
  ).then((answers) => parentPort.postMessage(answers));
`;

const VISITORS = 20;
const CONNECT_LIMIT_MS = 30_000;

let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());

// A program that has run for a while takes a connection in a fraction of the time: the first try proves little.
it.each(Array.from({ length: 8 }, (_, index) => index + 1))(
  'answers those whose connections nobody had taken when the port was to be closed (%i)',
  async () => {
    const { port } = server.address() as AddressInfo;
    const connected = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const visitor = new Worker(VISITOR, { eval: true, workerData: { port, count: VISITORS, connected } });
    const answers = once(visitor, 'message');
    await once(visitor, 'online');
    holdUntil(new Int32Array(connected), VISITORS);
    await drain(server);
    expect((await answers)[0]).toEqual(Array.from({ length: VISITORS }, () => 'HTTP/1.1 200 OK'));
  },
);

it('takes nobody afterwards', async () => {
  const { port } = server.address() as AddressInfo;
  await drain(server);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

it('has nothing to do where nothing listens', async () => {
  await drain(server);
  await drain(server);
  expect(server.listening).toBe(false);
});

it('does not wait for ever where somebody connects at every turn', async () => {
  const { port } = server.address() as AddressInfo;
  let connects = true;
  const connectAgain = () => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => socket.destroy()).on('error', () => (connects = false));
    if (connects) setImmediate(connectAgain);
  };
  setImmediate(connectAgain);
  await drain(server);
  connects = false;
  expect(server.listening).toBe(false);
});

/** This thread, whose event loop takes the connections, does nothing until there are so many. */
function holdUntil(count: Int32Array, wanted: number): void {
  for (let seen = Atomics.load(count, 0); seen < wanted; seen = Atomics.load(count, 0))
    if (Atomics.wait(count, 0, seen, CONNECT_LIMIT_MS) === 'timed-out') throw new Error(`only ${seen} connected`);
}
