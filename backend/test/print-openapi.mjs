// Prints the OpenAPI document of the built server: only the build runs the plugin that reads types and comments.
import 'reflect-metadata';

const [databaseUrl, dataDir] = process.argv.slice(2);
const { createApp } = await import('../../dist/backend/src/configure-app.js');
const { openApiDocument } = await import('../../dist/backend/src/common/openapi/serve-openapi.js');
const app = await createApp({
  port: 0,
  host: '127.0.0.1',
  databaseUrl,
  dataDir,
  publicUrl: 'http://localhost:3000',
  adminUsername: 'admin',
  mailFrom: 'a@b.example',
  staffEmail: 'a@b.example',
  seed: 'none',
  trustProxy: 0,
  rateLimitScale: 1,
  backgroundJobs: false,
});
await app.init();
process.stdout.write(JSON.stringify(openApiDocument(app)));
await app.close();
