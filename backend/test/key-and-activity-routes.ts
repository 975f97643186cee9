/** The routes of API keys and of the activity log, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { DELETED_DRAFTS, RESTORABLE, type RestorableResource } from '#libs/contracts/activity';
import { DeletedRecord } from '../src/modules/activity/deleted-record.entity.js';
import { Invoice } from '../src/modules/invoices/invoice.entity.js';
import { Quote } from '../src/modules/quotes/quote.entity.js';
import { createApiKey, createInvoice, createProductCategory } from './factories.js';
import { createInstructor } from './instructor-factories.js';
import { createQuote } from './quote-factory.js';

interface Route {
  body?: object;
  record?: (db: EntityManager) => Promise<{ id: number }>;
  admin: number;
}

const apiKey = (db: EntityManager) => createApiKey(db);

type DeletedDraft = (typeof DELETED_DRAFTS)[number];
const isDraft = (resource: RestorableResource): resource is DeletedDraft =>
  DELETED_DRAFTS.some((name) => name === resource);

/** What each could have been. */
const contents: Record<Exclude<RestorableResource, DeletedDraft>, object> = {
  'beginner-courses': {
    name: 'Spring course',
    start_date: '16 September',
    description: 'From zero.',
    duration: '12 weeks',
    sessions: '2 sessions per week',
    difficulty: 'Beginner',
    booking_link: '/contact-us',
  },
  'chat-conversations': { session_id: 'restored-conversation', messages: [] },
  'class-exceptions': { date: '2030-07-10', kind: 'cancelled' },
  'class-schedules': {
    day: 'Monday',
    start_time: '18:00',
    end_time: '19:00',
    class_name: 'Krav Maga',
    level: 'Beginner',
  },
  closures: { start_date: '2030-07-10', end_date: '2030-07-12', name: 'Winter break' },
  'corporate-clients': { name: 'Highveld Logistics', logo_url: '/clients/highveld-logistics.svg' },
  faqs: { question: 'Where do you train?', answer: 'In Sunninghill, Sandton.' },
  'instructor-absences': { start_date: '2030-07-10', end_date: '2030-07-12' },
  instructors: { name: 'Coach Storm', role: 'Head instructor', bio: 'Twenty years of Krav Maga.' },
  'product-categories': { name: 'Restored gear' },
  'recurring-invoices': {
    name: 'Monthly training',
    items: [{ description: 'Training', quantity: 4, unitPrice: 125_000 }],
    tax_rate_bp: 1500,
    day_of_month: 1,
    start_date: '2030-07-01',
    is_active: false,
  },
  'reply-templates': { title: 'Free trial', text: 'Hello {name}, please come.' },
  products: { name: 'Gloves', price_cents: 49_900, stock: 5 },
};
/** Higher than any that the matrix makes. */
const ID = 900_000;

const drafts: Record<DeletedDraft, (db: EntityManager) => Promise<{ id: number }>> = {
  invoices: (db) => createInvoice(db, { items: [{}] }),
  quotes: (db) => createQuote(db),
};

/** It stays in the books. */
function deletedDraft(resource: DeletedDraft) {
  return async (db: EntityManager) => {
    const { id } = await drafts[resource](db);
    await db.update(resource === 'invoices' ? Invoice : Quote, id, { deletedAt: new Date() });
    await db.save(DeletedRecord, {
      resource,
      recordId: id,
      deletedBy: 'matrix',
      sourceTable: resource,
      content: {},
    });
    return { id };
  };
}

/** A deleted record, and what it belongs to. */
function deleted(resource: Exclude<RestorableResource, DeletedDraft>) {
  return async (db: EntityManager) => {
    const belongsTo = {
      ...(resource === 'products' && { category_id: (await createProductCategory(db)).id }),
      ...(resource === 'instructor-absences' && { instructor_id: (await createInstructor(db)).id }),
      ...(resource === 'class-exceptions' && { class_schedule_id: await scheduled(db) }),
    };
    await db.save(DeletedRecord, {
      resource,
      recordId: ID,
      deletedBy: 'matrix',
      sourceTable: resource.replaceAll('-', '_'),
      content: { id: ID, ...contents[resource], ...belongsTo },
    });
    return { id: ID };
  };
}

async function scheduled(db: EntityManager): Promise<number> {
  const [{ id }] = await db.query<[{ id: number }]>(
    `INSERT INTO class_schedules (day, start_time, end_time, class_name, level)
     VALUES ('Monday', '18:00', '19:00', 'Krav Maga', 'Beginner') RETURNING id`,
  );
  return id;
}

export const keyAndActivityRoutes: Record<string, Route> = {
  'GET /api/admin/api-keys': { admin: 200 },
  'POST /api/admin/api-keys': { body: { name: 'Matrix script', access: 'read', resources: ['faqs'] }, admin: 201 },
  'GET /api/admin/api-keys/{id}': { record: apiKey, admin: 200 },
  'DELETE /api/admin/api-keys/{id}': { record: apiKey, admin: 200 },
  'GET /api/admin/activity': { admin: 200 },
  'GET /api/admin/deleted-records': { admin: 200 },
  ...Object.fromEntries(
    RESTORABLE.map((resource): [string, Route] => [
      `POST /api/admin/${resource}/{id}/restore`,
      { record: isDraft(resource) ? deletedDraft(resource) : deleted(resource), admin: 200 },
    ]),
  ),
};
