/**
 * Jest's global setup of the API specs: one real PostgreSQL for the whole run.
 * TEST_DATABASE_URL names a server to use instead of starting one.
 */
import '../../scripts/test/run-typescript.mjs';

export default async function startServer() {
  process.env.TEST_SERVER_URL = process.env.TEST_DATABASE_URL ?? (await startOne());
}

async function startOne() {
  const { startTestServer } = await import('./test-server.ts');
  globalThis.testServer = await startTestServer();
  return globalThis.testServer.url;
}
