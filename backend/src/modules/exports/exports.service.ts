import { Readable } from 'node:stream';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { EXPORT_RULES, type ExportResource, isLargeExport } from '#libs/contracts/export';
import type { CurrentUser } from '../../common/access.decorators.js';
import { violatedConstraint } from '../../common/errors/database-error.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import type { CsvFile, CsvSource } from '../../common/lists/stream-csv.js';
import { enqueue } from '../jobs/enqueue.js';
import { Task } from '../tasks/task.entity.js';
import { TaskCancelled, type TaskProgress, TasksService } from '../tasks/tasks.service.js';
import { ExportPiece } from './export-piece.entity.js';
import type { ExportView } from './export.view.js';

/** One after the other, over all replicas: staff at their lists and visitors must not wait for files. */
const QUEUE = 'exports';

/** What a job is told. */
export interface ExportWork {
  task: number;
  resource: ExportResource;
  query: RawListQuery;
  /** As many as were counted. */
  rows: number;
}

/** CSV files that are too large to wait for: a job writes them, and whoever may export fetches them for a day. */
@Injectable()
export class ExportsService {
  private readonly sources = new Map<ExportResource, CsvSource>();

  constructor(
    private readonly manager: EntityManager,
    private readonly tasks: TasksService,
  ) {}

  /** Each module whose list is exported says so in onModuleInit. */
  register(resource: ExportResource, source: CsvSource): void {
    this.sources.set(resource, source);
  }

  /**
   * Queues the writing of a large file; of a small one it only says how small.
   * @throws ConflictException while another of this person's is under way
   */
  async ask(resource: ExportResource, query: RawListQuery, user: CurrentUser): Promise<ExportView> {
    const { name, rows } = await this.sourceOf(resource).size(query);
    if (!isLargeExport(rows)) return { rows, task: null };
    const task = await this.manager
      .transaction(async (manager) => {
        const begun = await this.tasks.start(manager, 'export', user, { resource, fileName: `${name}.csv` });
        await enqueue(manager, 'write-export', { task: begun.id, resource, query, rows }, { queue: QUEUE });
        return begun;
      })
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'tasks_one_export' ? new ConflictException(EXPORT_RULES.isBusy) : error;
      });
    return { rows, task };
  }

  /** @throws NotFoundException, also for what is no export of this list */
  async get(resource: ExportResource, id: number): Promise<Task> {
    const task = await this.manager.findOneBy(Task, { id, kind: 'export', resource });
    if (!task) throw new NotFoundException(EXPORT_RULES.gone);
    return task;
  }

  /** @throws ConflictException while it is not ready, or when it failed */
  async file(resource: ExportResource, id: number): Promise<CsvFile> {
    const { state, fileName } = await this.get(resource, id);
    if (state !== 'done') throw new ConflictException(EXPORT_RULES.notReady);
    const count = await this.manager.countBy(ExportPiece, { taskId: id });
    if (count === 0) throw new NotFoundException(EXPORT_RULES.gone);
    return {
      name: fileName!.replace(/\.csv$/, ''),
      text: Readable.from(readPieces(this.manager, id, count), { objectMode: false }),
    };
  }

  /** The job: the whole file or nothing, in one transaction beside the snapshot that it reads. */
  async run({ task, resource, query, rows }: ExportWork): Promise<void> {
    await this.tasks.run(task, async (progress) => {
      // A job that is run again after its transaction has nothing left to do.
      if (await this.manager.existsBy(ExportPiece, { taskId: task })) return;
      await this.manager.transaction((manager) => this.write(manager, { task, resource, query, rows }, progress));
    });
  }

  /**
   * Every file, and what is being written: they hold what the lists said of people. Whoever has erased somebody calls
   * it after that is committed: an export that begins later does not see them any more.
   */
  async forgetAll(): Promise<void> {
    await this.manager.query(`UPDATE tasks SET cancel_requested = true WHERE kind = 'export' AND state = 'running'`);
    await this.manager.query(
      `DELETE FROM tasks WHERE kind = 'export' AND EXISTS (SELECT FROM export_pieces WHERE task_id = tasks.id)`,
    );
  }

  private async write(
    manager: EntityManager,
    { task, resource, query, rows }: ExportWork,
    progress: TaskProgress,
  ): Promise<void> {
    let written = 0;
    const { text } = await this.sourceOf(resource).file(query, (count) => {
      written += count;
    });
    let number = 0;
    // One piece is in memory at a time: the next is read when this one is stored.
    for await (const content of text.setEncoding('utf8') as AsyncIterable<string>) {
      await manager.query('INSERT INTO export_pieces (task_id, number, content) VALUES ($1, $2, $3)', [
        task,
        number,
        content,
      ]);
      number += 1;
      await progress.tell(Math.min(written, rows), rows);
    }
    // Until this commits nobody else can ask for it to be cancelled.
    const [own] = await manager.query<{ isCancelled: boolean }[]>(
      'SELECT cancel_requested AS "isCancelled" FROM tasks WHERE id = $1 FOR NO KEY UPDATE',
      [task],
    );
    if (own?.isCancelled !== false) throw new TaskCancelled();
    await manager.query(
      `DELETE FROM tasks old USING tasks own WHERE own.id = $1 AND old.id < own.id AND old.kind = 'export'
         AND (old.user_id, old.resource) = (own.user_id, own.resource)`,
      [task],
    );
  }

  private sourceOf(resource: ExportResource): CsvSource {
    const source = this.sources.get(resource);
    if (!source) throw new Error(`No module exports ${resource}`);
    return source;
  }
}

/** One query for each piece, so that a slow reader holds no connection. @throws when the file is forgotten meanwhile */
async function* readPieces(manager: EntityManager, taskId: number, count: number): AsyncGenerator<string> {
  for (let number = 0; number < count; number += 1) {
    const { content } = await manager.findOneByOrFail(ExportPiece, { taskId, number });
    yield content;
  }
}
