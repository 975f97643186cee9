/** A database that is reached by TLS, and what is said when its certificate is not to be believed. */
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';
import request from 'supertest';
import { createLogger } from '../src/common/logging/logger.js';
import { createApp } from '../src/configure-app.js';
import { openClient } from '../src/database/open-client.js';
import { startTestApp, type TestApp } from './test-app.js';

const DAY_MS = 86_400_000;
type Certificate = Awaited<ReturnType<typeof generate>>;

/** Speaks TLS before the PostgreSQL of the tests, which has none, as a managed database's front does. */
class TlsFront {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly target: URL,
    public certificate: Certificate,
  ) {
    this.server = createServer((socket) => this.greet(socket));
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cutAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A client asks for TLS in the clear and begins it once it is told yes. */
  private greet(socket: Socket): void {
    this.sockets.add(socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket)));
    socket.once('data', () => {
      const { private: key, cert } = this.certificate;
      socket.write('S');
      const inside = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key, cert }) });
      const database = connect(Number(this.target.port), this.target.hostname);
      inside.on('error', () => database.destroy()).pipe(database);
      database.on('error', () => inside.destroy()).pipe(inside);
    });
  }
}

const certificateOf = (host: string, lastDay = new Date(Date.now() + DAY_MS)) =>
  generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    notBeforeDate: new Date(Date.now() - 2 * DAY_MS),
    notAfterDate: lastDay,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });

let t: TestApp;
let front: TlsFront;
let good: Certificate;
let ended: Certificate;
let trusted: string;
let address: URL;
const addressWith = (query: string) => Object.assign(new URL(address), { search: query }).href;

beforeAll(async () => {
  t = await startTestApp();
  [good, ended] = await Promise.all([
    certificateOf('localhost'),
    certificateOf('localhost', new Date(Date.now() - DAY_MS)),
  ]);
  trusted = path.join(tmpdir(), `storm-ca-${process.pid}.pem`);
  writeFileSync(trusted, `${good.cert}\n${ended.cert}`);
  front = new TlsFront(new URL(t.env.databaseUrl), good);
  address = Object.assign(new URL(t.env.databaseUrl), { hostname: 'localhost', port: String(await front.open()) });
});
beforeEach(() => {
  front.certificate = good;
});
afterAll(async () => {
  await front.close();
  await t.close();
});

async function connectTo(url: string): Promise<unknown> {
  const client = await openClient(url, createLogger('silent'), new AbortController().signal);
  const { rows } = await client.query<{ one: number }>('SELECT 1 AS one');
  await client.end();
  return rows[0]?.one;
}

it('is used when its certificate comes from the CA that is named, and unseen when no check is asked for', async () => {
  expect(await connectTo(addressWith(`sslmode=verify-full&sslrootcert=${trusted}`))).toBe(1);
  expect(await connectTo(addressWith('sslmode=no-verify'))).toBe(1);
});

it.each<[string, () => Certificate | Promise<Certificate>, () => string, RegExp]>([
  [
    'from nobody known',
    () => good,
    () => 'sslmode=verify-full',
    /self-signed certificate \(its certificate is checked/,
  ],
  ['that ended', () => ended, () => `sslmode=verify-full&sslrootcert=${trusted}`, /certificate has expired/],
  [
    'of another host',
    () => certificateOf('elsewhere.example'),
    () => `sslmode=verify-full&sslrootcert=${trusted}`,
    /cannot be used: .*certificate/,
  ],
])('says at once that the start cannot use a certificate %s', async (_which, certificate, query, sentence) => {
  front.certificate = await certificate();
  await expect(connectTo(addressWith(query()))).rejects.toThrow(sentence);
});

it('says that the file of the CA is not there', async () => {
  await expect(connectTo(addressWith('sslmode=verify-full&sslrootcert=/nowhere/ca.pem'))).rejects.toThrow(
    /^A file that the database's address names cannot be read: ENOENT.*\/nowhere\/ca\.pem'\.$/,
  );
});

it('says that the server has no TLS', async () => {
  const plain = Object.assign(new URL(t.env.databaseUrl), { search: 'sslmode=verify-full' }).href;
  await expect(connectTo(plain)).rejects.toThrow(/does not support SSL/);
});

it('counts as away while the certificate is one that ended, and is back with a new one', async () => {
  const app = await createApp({ ...t.env, databaseUrl: addressWith(`sslmode=verify-full&sslrootcert=${trusted}`) });
  try {
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    const status = async () => (await request(app.getHttpServer()).get('/api/health')).status;
    expect(await status()).toBe(200);
    front.certificate = ended;
    front.cutAll();
    while ((await status()) === 200);
    const answer = await request(app.getHttpServer())
      .post('/api/cart')
      .send({ sessionId: 'a-cart-of-the-tls-spec', productId: 1, quantity: 1 });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    front.certificate = good;
    while ((await status()) !== 200);
  } finally {
    await app.close();
  }
});
