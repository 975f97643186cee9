import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  EXPORT_RULES,
  type ExportResource,
  isLargeExport,
  isLongPaper,
  type ListExport,
  PAPER_EXPORTS,
  type PaperExport,
} from '#libs/contracts/export';
import type { CurrentUser } from '../../common/access.decorators.js';
import { violatedConstraint } from '../../common/errors/database-error.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import type { CsvFile, CsvSource } from '../../common/lists/stream-csv.js';
import { enqueue } from '../jobs/enqueue.js';
import { Task } from '../tasks/task.entity.js';
import { TaskCancelled, TaskInterrupted, type TaskProgress, TasksService } from '../tasks/tasks.service.js';
import { ExportChunk } from './export-chunk.entity.js';
import { readBytes, readText, writeBytes, writeChunk } from './export-chunks.js';
import type { ExportView } from './export.view.js';

/** A queue name, so that exports run one at a time over all replicas and do not slow down everybody else. */
const QUEUE = 'exports';
/** The interval of progress reports and cancellation checks for PDFs. */
const LOOK_EVERY_MS = 500;

/** A PDF that may be long. */
export interface PaperSource {
  /** Its file name without ending, and its number of lines. */
  size(query: RawListQuery): Promise<{ name: string; rows: number }>;
  /**
   * Renders it.
   * @param told called with the number of lines done
   * @param signal aborts it and ends its thread
   */
  set(query: RawListQuery, rendering: { told: (rows: number) => void; signal: AbortSignal }): Promise<Buffer>;
}

/** The job's payload. */
export interface ExportWork {
  task: number;
  resource: ExportResource;
  query: RawListQuery;
  /** As many as were counted. */
  rows: number;
}

/** Exports too large for one request: a job writes the file, and whoever may export downloads it for a day. */
@Injectable()
export class ExportsService implements BeforeApplicationShutdown {
  private readonly lists = new Map<ExportResource, CsvSource>();
  private readonly papers = new Map<ExportResource, PaperSource>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly manager: EntityManager,
    private readonly tasks: TasksService,
  ) {}

  /** Registry of exported lists; modules register in onModuleInit. */
  register(resource: ListExport, source: CsvSource): void {
    this.lists.set(resource, source);
  }

  registerPaper(resource: PaperExport, source: PaperSource): void {
    this.papers.set(resource, source);
  }

  /**
   * Queues a large export; for a small one it only answers the size.
   * @throws ConflictException while another export of this person is running
   */
  async ask(resource: ExportResource, query: RawListQuery, user: CurrentUser): Promise<ExportView> {
    const { name, rows } = await this.sizeOf(resource, query);
    const isPaper = isPaperExport(resource);
    if (!(isPaper ? isLongPaper(rows) : isLargeExport(rows))) return { rows, task: null };
    const fileName = `${name}.${isPaper ? 'pdf' : 'csv'}`;
    const task = await this.manager
      .transaction(async (manager) => {
        const begun = await this.tasks.start(manager, 'export', user, { resource, fileName });
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
  async csv(resource: ListExport, id: number): Promise<CsvFile> {
    const { fileName, count } = await this.ready(resource, id);
    return {
      name: fileName.replace(/\.csv$/, ''),
      text: readText(this.manager, id, count),
    };
  }

  /** @throws ConflictException as of a list */
  async pdf(resource: PaperExport, id: number): Promise<{ name: string; pdf: Readable }> {
    const { fileName, count } = await this.ready(resource, id);
    return {
      name: fileName.replace(/\.pdf$/, ''),
      pdf: readBytes(this.manager, id, count),
    };
  }

  /** The job: writes the whole file in one transaction, reading from a snapshot. */
  async run(work: ExportWork): Promise<void> {
    const { task: taskId, resource } = work;
    await this.tasks.run(taskId, async (progress) => {
      // Run again after its commit, it has nothing left to do.
      if (await this.manager.existsBy(ExportChunk, { taskId })) return;
      const pdf = isPaperExport(resource) ? await this.setPaper(work, progress) : null;
      await this.manager.transaction(async (manager) => {
        if (pdf) await writeBytes(manager, taskId, pdf);
        else await this.writeList(manager, work, progress);
        await conclude(manager, taskId);
      });
    });
  }

  /** On shutdown an unfinished file is abandoned; the job begins again at the next start. */
  beforeApplicationShutdown(): void {
    this.stopping.abort(new TaskInterrupted('The server was stopped. The file begins anew when it runs again'));
  }

  /**
   * Deletes all exported files and cancels running exports, because they may hold an erased person's data. Call it
   * after the erasure has been committed, so that later exports do not see the person.
   */
  async forgetAll(): Promise<void> {
    await this.manager.query(`UPDATE tasks SET cancel_requested = true WHERE kind = 'export' AND state = 'running'`);
    await this.manager.query(
      `DELETE FROM tasks WHERE kind = 'export' AND EXISTS (SELECT FROM export_pieces WHERE task_id = tasks.id)`,
    );
  }

  /**
   * Rolls back what was written.
   * @throws TaskInterrupted when the server stops
   */
  private async writeList(
    manager: EntityManager,
    { task, resource, query, rows }: ExportWork,
    progress: TaskProgress,
  ): Promise<void> {
    let written = 0;
    const { text } = await sourceIn(this.lists, resource).file(query, (count) => {
      written += count;
    });
    let number = 0;
    // Backpressure: the next chunk is read when this one is stored.
    for await (const content of text.setEncoding('utf8') as AsyncIterable<string>) {
      this.stopping.signal.throwIfAborted();
      await writeChunk(manager, task, number, content);
      number += 1;
      await progress.tell(Math.min(written, rows), rows);
    }
  }

  /**
   * Waits for the render thread to end, also when cancelled.
   * @throws TaskInterrupted when the server stops
   */
  private async setPaper({ resource, query, rows }: ExportWork, progress: TaskProgress): Promise<Buffer> {
    const ending = new AbortController();
    let set = 0;
    const told = (count: number) => {
      set = count;
    };
    const signal = AbortSignal.any([this.stopping.signal, ending.signal]);
    const setting = sourceIn(this.papers, resource).set(query, { told, signal });
    try {
      for (;;) {
        const pdf = await Promise.race([setting, delay(LOOK_EVERY_MS, null)]);
        if (pdf) return pdf;
        await progress.tell(Math.min(set, rows), rows);
      }
    } catch (error) {
      ending.abort();
      await Promise.allSettled([setting]);
      this.stopping.signal.throwIfAborted();
      throw error;
    }
  }

  /** @throws ConflictException while it is not ready, or when it failed */
  private async ready(resource: ExportResource, id: number): Promise<{ fileName: string; count: number }> {
    const { state, fileName } = await this.get(resource, id);
    if (state !== 'done') throw new ConflictException(EXPORT_RULES.notReady);
    const count = await this.manager.countBy(ExportChunk, { taskId: id });
    if (count === 0) throw new NotFoundException(EXPORT_RULES.gone);
    return { fileName: fileName!, count };
  }

  private sizeOf(resource: ExportResource, query: RawListQuery): Promise<{ name: string; rows: number }> {
    return (isPaperExport(resource) ? sourceIn(this.papers, resource) : sourceIn(this.lists, resource)).size(query);
  }
}

function isPaperExport(resource: ExportResource): resource is PaperExport {
  return (PAPER_EXPORTS as readonly string[]).includes(resource);
}

function sourceIn<Source>(sources: ReadonlyMap<ExportResource, Source>, resource: ExportResource): Source {
  const source = sources.get(resource);
  if (!source) throw new Error(`No module exports ${resource}`);
  return source;
}

/**
 * Last in the transaction: it locks the task's row, so no cancellation can come in between.
 * @throws TaskCancelled
 */
async function conclude(manager: EntityManager, task: number): Promise<void> {
  const [own] = await manager.query<{ isCancelled: boolean }[]>(
    'SELECT cancel_requested AS "isCancelled" FROM tasks WHERE id = $1 FOR NO KEY UPDATE',
    [task],
  );
  if (own?.isCancelled !== false) throw new TaskCancelled();
  // A list export replaces any earlier one; a PDF only the same one, as each client has a statement.
  await manager.query(
    `DELETE FROM tasks old USING tasks own WHERE own.id = $1 AND old.id < own.id AND old.kind = 'export'
       AND (old.user_id, old.resource) = (own.user_id, own.resource)
       AND (old.file_name = own.file_name OR own.resource <> ALL ($2))`,
    [task, PAPER_EXPORTS],
  );
}
