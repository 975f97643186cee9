/** The routes of reply templates, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { ReplyTemplate } from '../src/modules/reply-templates/reply-template.entity.js';

interface Route {
  body?: object;
  record?: (db: EntityManager) => Promise<{ id: number }>;
  admin: number;
}

const body = { title: 'Free trial', text: 'Hello {name}, please come.' };
const record = (db: EntityManager) => db.save(ReplyTemplate, { ...body });

export const replyTemplateRoutes: Record<string, Route> = {
  'GET /api/admin/reply-templates': { admin: 200 },
  'POST /api/admin/reply-templates': { body, admin: 201 },
  'GET /api/admin/reply-templates/{id}': { record, admin: 200 },
  'PUT /api/admin/reply-templates/{id}': { record, body: { title: 'Trial' }, admin: 200 },
  'DELETE /api/admin/reply-templates/{id}': { record, admin: 200 },
};
