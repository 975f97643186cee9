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
import { ExportPiece } from './export-piece.entity.js';
import { readBytes, readText, writeBytes, writePiece } from './export-pieces.js';
import type { ExportView } from './export.view.js';

/** One after the other, over all replicas: staff at their lists and visitors must not wait for files. */
const QUEUE = 'exports';
/** How often it is told how many lines of a PDF are set, and whether it is still asked for. */
const LOOK_EVERY_MS = 500;

/** A paper that may be long. */
export interface PaperSource {
  /** What its file is called, without its ending, and how many lines it has. */
  size(query: RawListQuery): Promise<{ name: string; rows: number }>;
  /** Sets it. @param told how many lines are set @param signal ends it, and frees its thread */
  set(query: RawListQuery, rendering: { told: (rows: number) => void; signal: AbortSignal }): Promise<Buffer>;
}

/** What a job is told. */
export interface ExportWork {
  task: number;
  resource: ExportResource;
  query: RawListQuery;
  /** As many as were counted. */
  rows: number;
}

/** Files that are too large to wait for: a job writes them, and whoever may export fetches them for a day. */
@Injectable()
export class ExportsService implements BeforeApplicationShutdown {
  private readonly lists = new Map<ExportResource, CsvSource>();
  private readonly papers = new Map<ExportResource, PaperSource>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly manager: EntityManager,
    private readonly tasks: TasksService,
  ) {}

  /** Each module whose list is exported says so in onModuleInit. */
  register(resource: ListExport, source: CsvSource): void {
    this.lists.set(resource, source);
  }

  registerPaper(resource: PaperExport, source: PaperSource): void {
    this.papers.set(resource, source);
  }

  /**
   * Queues the writing of a large file; of a small one it only says how small.
   * @throws ConflictException while another of this person's is under way
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

  /** The job: the whole file or nothing, in one transaction beside the snapshot that it reads. */
  async run(work: ExportWork): Promise<void> {
    const { task: taskId, resource } = work;
    await this.tasks.run(taskId, async (progress) => {
      // A job that is run again after its transaction has nothing left to do.
      if (await this.manager.existsBy(ExportPiece, { taskId })) return;
      const pdf = isPaperExport(resource) ? await this.setPaper(work, progress) : null;
      await this.manager.transaction(async (manager) => {
        if (pdf) await writeBytes(manager, taskId, pdf);
        else await this.writeList(manager, work, progress);
        await conclude(manager, taskId);
      });
    });
  }

  /** A file that is not finished by then begins anew at the next start. */
  beforeApplicationShutdown(): void {
    this.stopping.abort(new TaskInterrupted('The server was stopped. The file begins anew when it runs again'));
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

  /** What was written is rolled back. @throws TaskInterrupted when the server stops */
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
    // One piece is in memory at a time: the next is read when this one is stored.
    for await (const content of text.setEncoding('utf8') as AsyncIterable<string>) {
      this.stopping.signal.throwIfAborted();
      await writePiece(manager, task, number, content);
      number += 1;
      await progress.tell(Math.min(written, rows), rows);
    }
  }

  /** Its thread is gone before this ends, also when it was cancelled. @throws TaskInterrupted when the server stops */
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
    const count = await this.manager.countBy(ExportPiece, { taskId: id });
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

/** The last of its transaction: until that commits nobody else can ask for it to be cancelled. @throws TaskCancelled */
async function conclude(manager: EntityManager, task: number): Promise<void> {
  const [own] = await manager.query<{ isCancelled: boolean }[]>(
    'SELECT cancel_requested AS "isCancelled" FROM tasks WHERE id = $1 FOR NO KEY UPDATE',
    [task],
  );
  if (own?.isCancelled !== false) throw new TaskCancelled();
  // Of a list whatever it was of; of papers the same one, as each client has a statement.
  await manager.query(
    `DELETE FROM tasks old USING tasks own WHERE own.id = $1 AND old.id < own.id AND old.kind = 'export'
       AND (old.user_id, old.resource) = (own.user_id, own.resource)
       AND (old.file_name = own.file_name OR own.resource <> ALL ($2))`,
    [task, PAPER_EXPORTS],
  );
}
