import 'reflect-metadata';
import { createApp } from './configure-app.js';

const app = await createApp({ databaseUrl: process.env['DATABASE_URL'] ?? '' } as never);
await app.listen(3000, '127.0.0.1');
