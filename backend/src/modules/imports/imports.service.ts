import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  IMPORT_COLUMNS,
  IMPORT_FATES,
  IMPORT_KEYS,
  IMPORT_RULES,
  otherListOf,
  type ImportFate,
  type ImportResource,
} from '#libs/contracts/import';
import type { TaskKind } from '#libs/contracts/task';
import { RETENTION } from '#libs/domain/retention';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { createRecord } from '../../common/records/record-crud.js';
import { enqueue } from '../jobs/enqueue.js';
import { TasksService, UNFINISHED } from '../tasks/tasks.service.js';
import { changedLabels, importRows, undoRows } from './import-rows.js';
import { Import } from './import.entity.js';
import {
  checkedImportView,
  importView,
  type CheckedImportView,
  type CheckImportDto,
  type ImportView,
} from './import.view.js';
import { type ImportedList, classifyRows, type Rules } from './classify-rows.js';
import { readCsv } from './read-csv.js';

export type { Fields, Found, ImportedList } from './classify-rows.js';

const MAX_LISTED = 10;
/** A queue name, so that imports run one at a time over all replicas. */
const QUEUE = 'imports';

/** The job's payload. */
export interface ImportWork {
  import: number;
  task: number;
}

/** CSV imports: a dry run first, then all rows or none, and undo within a day. */
@Injectable()
export class ImportsService {
  private readonly lists = new Map<ImportResource, ImportedList>();

  constructor(
    private readonly manager: EntityManager,
    private readonly tasks: TasksService,
  ) {}

  /** Registry of importable lists; modules register in onModuleInit. */
  register(resource: ImportResource, list: ImportedList): void {
    this.lists.set(resource, list);
  }

  /**
   * The dry run; it stores its result only.
   * @throws RefusedFields for a file that cannot be read as a whole
   */
  async check(resource: ImportResource, dto: CheckImportDto, user: CurrentUser): Promise<CheckedImportView> {
    const rules = this.rulesOf(resource);
    const table = await readCsv(dto.content, Object.keys(rules.columns));
    const other = otherListOf(resource, table.header);
    if (other) throw new RefusedFields({ content: IMPORT_RULES.content.ofOtherList(other) });
    const rows = await classifyRows(this.manager, rules, table);
    const counts = Object.fromEntries(
      IMPORT_FATES.map((fate) => [fate, rows.filter((row) => row.fate === fate).length]),
    ) as Record<ImportFate, number>;
    const { id } = await createRecord(this.manager, Import, {
      resource,
      fileName: dto.fileName,
      rows,
      counts,
      unknownColumns: table.unknownColumns,
      madeBy: actorOf(user).name,
    });
    return this.get(resource, id);
  }

  /** The files of the last day, the latest first, without their rows. */
  async list(resource: ImportResource): Promise<ImportView[]> {
    const files = await this.manager
      .createQueryBuilder(Import, 'file')
      .select(COLUMNS.map((column) => `file.${column}`))
      .leftJoinAndSelect('file.task', 'task')
      .where({ resource })
      .orderBy('file.id', 'DESC')
      .take(MAX_LISTED)
      .getMany();
    return files.map(importView);
  }

  async get(resource: ImportResource, id: number): Promise<CheckedImportView> {
    return checkedImportView(await this.find(this.manager, resource, id));
  }

  /** Queues the import. @throws ConflictException that says why not */
  async apply(resource: ImportResource, id: number, user: CurrentUser): Promise<CheckedImportView> {
    const file = await this.find(this.manager, resource, id);
    if (file.counts.refused > 0) throw new ConflictException(IMPORT_RULES.hasRefused(file.counts.refused));
    if (file.counts.new + file.counts.changed === 0) throw new ConflictException(IMPORT_RULES.nothingToImport);
    if (file.state === 'checked') await this.refuseChanged(file);
    await this.begin(file, 'import', user);
    return this.get(resource, id);
  }

  /** Queues the undoing. @throws ConflictException that says why not */
  async undo(resource: ImportResource, id: number, user: CurrentUser): Promise<CheckedImportView> {
    const file = await this.find(this.manager, resource, id);
    if (file.state === 'imported') await this.refuseChanged(file);
    await this.begin(file, 'undo-import', user);
    return this.get(resource, id);
  }

  /** The job: all or nothing, in one transaction. */
  async run(kind: 'import' | 'undo-import', work: ImportWork): Promise<void> {
    await this.tasks.run(work.task, async (progress) => {
      const file = await this.manager.findOneBy(Import, { id: work.import, taskId: work.task });
      const from = kind === 'import' ? 'checked' : 'imported';
      // A rolled-back run left the state as it was; run again after its commit, the job has nothing left to do.
      if (file?.state !== from) return;
      await this.manager.transaction(async (manager) => {
        await this.refuseChanged(file, manager);
        const rules = this.rulesOf(file.resource);
        await rules.begin?.(manager);
        const rows = await (kind === 'import' ? importRows : undoRows)(manager, rules, file.rows, progress);
        const [, count] = await manager.query<[unknown, number]>(
          `UPDATE imports SET state = $3, rows = $4, imported_at = coalesce(imported_at, now()), updated_at = now()
           WHERE id = $1 AND task_id = $2`,
          [file.id, work.task, kind === 'import' ? 'imported' : 'undone', JSON.stringify(rows)],
        );
        // Deleted meanwhile by an erasure: then it can no longer be undone.
        if (count === 0) throw new ConflictException(IMPORT_RULES.isGone);
      });
    });
  }

  /** The job by the clock. */
  async removeOld(): Promise<void> {
    await this.manager.query(
      `DELETE FROM imports WHERE coalesce(imported_at, created_at) < now() - $1::interval
         AND NOT EXISTS (SELECT FROM tasks WHERE tasks.id = task_id AND ${UNFINISHED})`,
      [RETENTION.imports],
    );
  }

  /** Locks the file's row, so that only one import or undo of it begins. */
  private async begin({ id }: Import, kind: TaskKind & `${string}import`, user: CurrentUser): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const [file] = await manager.query<{ state: Import['state']; isBusy: boolean; isOver: boolean }[]>(
        `SELECT state, imported_at < now() - $2::interval AS "isOver" FROM imports WHERE id = $1 FOR UPDATE`,
        [id, RETENTION.imports],
      );
      const [busy] = await manager.query<object[]>(
        `SELECT FROM tasks WHERE id = (SELECT task_id FROM imports WHERE id = $1) AND ${UNFINISHED}`,
        [id],
      );
      if (!file) throw notFound();
      if (busy) throw new ConflictException(IMPORT_RULES.isBusy);
      if (kind === 'import' && file.state !== 'checked') throw new ConflictException(IMPORT_RULES.alreadyImported);
      if (kind === 'undo-import' && file.state !== 'imported') throw new ConflictException(IMPORT_RULES.notImported);
      if (kind === 'undo-import' && file.isOver) throw new ConflictException(IMPORT_RULES.undoIsOver);
      const task = await this.tasks.start(manager, kind, user);
      await manager.query('UPDATE imports SET task_id = $2, updated_at = now() WHERE id = $1', [id, task.id]);
      const job = kind === 'import' ? 'import-file' : 'undo-import';
      await enqueue(manager, job, { import: id, task: task.id }, { queue: QUEUE, maxAttempts: 3 });
    });
  }

  /** @throws ConflictException that names the records that are not as they were seen, or that others rely on */
  private async refuseChanged(file: Import, manager = this.manager): Promise<void> {
    const rules = this.rulesOf(file.resource);
    const added = file.rows.flatMap(({ fate, id }) => (fate === 'new' && id !== null ? [id] : []));
    if (file.state === 'imported') await rules.refuseRemoval?.(manager, added);
    const changed = await changedLabels(manager, rules, file);
    if (changed.length === 0) return;
    const sentence = file.state === 'checked' ? IMPORT_RULES.changedSince : IMPORT_RULES.changedSinceImport;
    throw new ConflictException(sentence(changed));
  }

  private async find(manager: EntityManager, resource: ImportResource, id: number): Promise<Import> {
    const file = await manager.findOne(Import, { where: { id, resource }, relations: { task: true } });
    return file ?? notFound();
  }

  private rulesOf(resource: ImportResource): Rules {
    const list = this.lists.get(resource);
    if (!list) throw new Error(`No module takes files for ${resource}`);
    return { ...list, columns: IMPORT_COLUMNS[resource], keys: IMPORT_KEYS[resource] };
  }
}

/** Every column except the rows. */
const COLUMNS: (keyof Import)[] = [
  'id',
  'resource',
  'fileName',
  'state',
  'counts',
  'unknownColumns',
  'madeBy',
  'importedAt',
  'taskId',
  'createdAt',
  'updatedAt',
];

function notFound(): never {
  throw new NotFoundException('There is no import with this id: files are kept for a day');
}
