/** The routes of the CSV files of each list, in and out, and of long work, for the route matrix. */
import type { EntityManager } from 'typeorm';
import { EXPORT_RESOURCES, type ExportResource, LIST_EXPORTS } from '#libs/contracts/export';
import { IMPORT_RESOURCES, type ImportResource } from '#libs/contracts/import';
import { ExportChunk } from '../src/modules/exports/export-chunk.entity.js';
import { Import } from '../src/modules/imports/import.entity.js';
import { Task } from '../src/modules/tasks/task.entity.js';
import { createUser } from './factories.js';

interface ImportRoute {
  body?: object;
  record?: (db: EntityManager) => Promise<{ id: number }>;
  admin: number;
}

/** Each list that takes CSV files, and a file for it. */
const csvFiles: Record<ImportResource, string> = {
  products: 'name,price,stock,category\nGloves,1,1,Matrix gear',
  'corporate-clients': 'name,logoUrl\nHighveld Logistics,/clients/highveld-logistics.svg',
  'class-schedules': 'day,startTime,endTime,className,level\nMonday,18:00,19:00,Krav Maga,Beginner',
  instructors: 'name,role,bio\nCoach Storm,Head instructor,Twenty years',
  faqs: 'question,answer\nWhere do you train?,In Sunninghill.',
};
const checkedFile = (resource: ImportResource) => (db: EntityManager) =>
  db.save(Import, {
    resource,
    fileName: 'matrix.csv',
    rows: [],
    counts: { new: 1, changed: 0, same: 0, refused: 0 },
    unknownColumns: [],
    madeBy: 'matrix',
  });
const importedFile = (resource: ImportResource) => async (db: EntityManager) => {
  const file = await checkedFile(resource)(db);
  return db.save(Import, { ...file, state: 'imported' as const, importedAt: new Date() });
};
const taskOfOthers = async (db: EntityManager) => {
  const { id, username } = await createUser(db);
  // One that has finished stays as it is, whoever cancels it.
  return db.save(Task, { kind: 'import', state: 'done', finishedAt: new Date(), startedBy: username, userId: id });
};

/** A file that is ready. */
export const exportOfOthers = (resource: ExportResource) => async (db: EntityManager) => {
  const { id } = await taskOfOthers(db);
  await db.update(Task, id, { kind: 'export', resource, fileName: `${resource}.csv` });
  await db.insert(ExportChunk, { taskId: id, number: 0, content: 'id\r\n' });
  return { id };
};

export const importRoutes: Record<string, ImportRoute> = {
  'GET /api/admin/tasks': { admin: 200 },
  'GET /api/admin/tasks/{id}': { record: taskOfOthers, admin: 200 },
  'DELETE /api/admin/tasks/{id}': { record: taskOfOthers, admin: 200 },
  ...Object.fromEntries(
    EXPORT_RESOURCES.flatMap((resource): [string, ImportRoute][] => {
      const at = `/api/admin/exports/${resource}`;
      const record = exportOfOthers(resource);
      return [
        // A paper refuses without its client or its days, whom it lets in.
        [`POST ${at}`, { admin: (LIST_EXPORTS as readonly string[]).includes(resource) ? 202 : 400 }],
        [`GET ${at}/{id}`, { record, admin: 200 }],
        [`GET ${at}/{id}/file`, { record, admin: 200 }],
      ];
    }),
  ),
  ...Object.fromEntries(
    IMPORT_RESOURCES.flatMap((resource): [string, ImportRoute][] => {
      const at = `/api/admin/imports/${resource}`;
      return [
        [`GET ${at}`, { admin: 200 }],
        [`POST ${at}`, { body: { fileName: 'matrix.csv', content: csvFiles[resource] }, admin: 201 }],
        [`GET ${at}/{id}`, { record: checkedFile(resource), admin: 200 }],
        [`POST ${at}/{id}/apply`, { record: checkedFile(resource), admin: 202 }],
        [`POST ${at}/{id}/undo`, { record: importedFile(resource), admin: 202 }],
      ];
    }),
  ),
};
