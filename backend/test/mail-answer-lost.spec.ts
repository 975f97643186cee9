/** A mail that arrived though its server's answer was lost is sent again: the links of both have to open. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import request from 'supertest';
import { createUser, signInAdmin } from './factories.js';
import { createQuote } from './quote-factory.js';
import { runJobs, skipRetryDelays, waitingJobs } from './run-jobs.js';
import { startTestApp, type TestApp } from './test-app.js';

let t: TestApp;
let server: SMTPServer;
let received: string[] = [];
const sockets = new Set<Socket>();
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        if (received.length > 1) return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  t = await startTestApp({ smtpUrl: `smtp://127.0.0.1:${port}` });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await t.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** The tokens of the links in the mail that arrived, and in the one that was sent again. */
async function tokensOfBoth(link: RegExp): Promise<string[]> {
  await runJobs(t);
  await skipRetryDelays(t);
  await runJobs(t);
  expect(await waitingJobs(t)).toEqual([]);
  const mails = await Promise.all(received.map((each) => PostalMime.parse(each)));
  expect([mails.length, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([2, 1]);
  return mails.map(({ text }) => link.exec(text ?? '')![1]!);
}

it('a quote is answered by the link of either', async () => {
  const admin = await signInAdmin(t);
  const { id } = await createQuote(t.db);
  await request(t.server).post(`/api/admin/quotes/${id}/send`).set(admin.headers).expect(200);
  for (const token of await tokensOfBoth(/\/quote\/([\w-]{43})\b/))
    await request(t.server).get(`/api/quotes/${token}`).expect(200);
});

it('a new password is chosen by the link of the first', async () => {
  const { email } = await createUser(t.db);
  await request(t.server).post('/api/password/forgot').send({ email }).expect(202);
  const [token] = await tokensOfBoth(/reset-password\?token=([\w-]{43})/);
  await request(t.server).post('/api/password/reset').send({ token, password: 'kudu over the dam 77' }).expect(200);
});
