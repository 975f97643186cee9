/** The routes of API keys and of the activity log, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { createApiKey } from './factories.js';

interface Route {
  body?: object;
  record?: (db: EntityManager) => Promise<{ id: number }>;
  admin: number;
}

const apiKey = (db: EntityManager) => createApiKey(db);

export const keyAndActivityRoutes: Record<string, Route> = {
  'GET /api/admin/api-keys': { admin: 200 },
  'POST /api/admin/api-keys': { body: { name: 'Matrix script', access: 'read', resources: ['faqs'] }, admin: 201 },
  'GET /api/admin/api-keys/{id}': { record: apiKey, admin: 200 },
  'DELETE /api/admin/api-keys/{id}': { record: apiKey, admin: 200 },
  'GET /api/admin/activity': { admin: 200 },
};
