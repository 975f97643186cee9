import { rm } from 'node:fs/promises';
import { Inject, Injectable, Logger, ConflictException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { erasedWords, PERSON_RULES, type PersonKind } from '#libs/contracts/people';
import { daysKept } from '#libs/domain/retention';
import { type Actor, actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { isSerializationFailure } from '../../common/errors/database-error.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { runAsActor } from '../../database/actor-context.js';
import { erasedBy, logErasing } from '../activity/activity.service.js';
import { ExportsService } from '../exports/exports.service.js';
import { enqueue } from '../jobs/enqueue.js';
import type { Task } from '../tasks/task.entity.js';
import { type TaskProgress, TasksService } from '../tasks/tasks.service.js';
import { eraseFromTables, findErasureBlockers } from './erase.js';
import { applyRetention } from './apply-retention.js';
import { mailFilesOf, removeOldMailFiles } from './mail-files.js';
import type { ErasePersonDto, ExportedPersonView, PersonDto, PersonView } from './people.dto.js';
import { parametersOf, type Person, personOf, SOURCES } from './person.js';
import { personPage } from './person-page.js';

const SHOWN = 10;
const TRIES = 5;
/** A queue name: concurrent erasures would only make each other start over. */
const QUEUE = 'erasing';

/** The job's payload; it is deleted with the job, as it names the person. */
export interface ErasingWork {
  task: number;
  person: Person;
  by: Actor;
}

/** Data subject requests: search, export and erasure (POPIA, sections 23 and 24). */
@Injectable()
export class PeopleService {
  private readonly logger = new Logger(PeopleService.name);

  constructor(
    private readonly manager: EntityManager,
    private readonly tasks: TasksService,
    private readonly exports: ExportsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  async search(dto: PersonDto): Promise<PersonView> {
    const person = personOf(dto);
    const files = await mailFilesOf(this.env.dataDir, person.email);
    return this.manager.transaction('REPEATABLE READ', async (manager) => {
      const finds: PersonView['found'] = [];
      for (const { kind, from, where, words, hasId } of SOURCES) {
        const rows = await manager.query<{ id: number; words: string; count: number }[]>(
          `SELECT t.id::int AS id, ${words} AS words, count(*) OVER ()::int AS count FROM ${from} t
           WHERE ${where} AND num_nulls($1::text, $2::text, $3::text) >= 0 ORDER BY t.id DESC LIMIT ${SHOWN}`,
          parametersOf(person),
        );
        const latest = rows.map((row) => ({ id: hasId ? row.id : null, words: row.words }));
        if (rows[0]) finds.push({ kind, count: rows[0].count, latest });
      }
      if (files.length > 0) finds.push({ kind: 'mailFiles', count: files.length, latest: [] });
      return { found: finds, waitsFor: await findErasureBlockers(manager, person) };
    });
  }

  async export(dto: PersonDto): Promise<ExportedPersonView> {
    const person = personOf(dto);
    const data = await this.manager.transaction('REPEATABLE READ', async (manager) => {
      const kept: Partial<Record<PersonKind, object[]>> = {};
      for (const { kind, from, where, data: columns } of SOURCES) {
        const rows = await manager.query<{ data: object }[]>(
          `SELECT ${columns} AS data FROM ${from} t
           WHERE ${where} AND num_nulls($1::text, $2::text, $3::text) >= 0 ORDER BY t.id`,
          parametersOf(person),
        );
        if (rows.length > 0) kept[kind] = rows.map((row) => row.data);
      }
      return kept;
    });
    return { json: JSON.stringify(data, null, 2), page: personPage(person, data, new Date()) };
  }

  /**
   * Queues an erasure. Blockers are reported at once, and checked again by the job.
   * @throws RefusedFields without the confirmation, ConflictException while something is open
   */
  async erase({ confirmation, ...dto }: ErasePersonDto, by: CurrentUser): Promise<Task> {
    const person = personOf(dto);
    requireConfirmation(person, confirmation);
    return this.manager.transaction(async (manager) => {
      await refuseOpen(manager, person);
      const task = await this.tasks.start(manager, 'erase', by);
      await enqueue(manager, 'erase-person', { task: task.id, person, by: actorOf(by) }, { queue: QUEUE });
      return task;
    });
  }

  /**
   * The job, in a REPEATABLE READ transaction: it starts over when one of the found rows changed meanwhile. Running it
   * again is safe, and finishes what was left after its commit.
   */
  async runErasing({ task, person, by }: ErasingWork): Promise<void> {
    await this.tasks.run(task, async (progress) => {
      // Without an actor, so that the log does not quote what was erased; it has its own entry for the erasure.
      const erased: Partial<Record<PersonKind, number>> =
        (await erasedBy(this.manager, task)) ??
        (await runAsActor(undefined, () => this.eraseInOneSnapshot({ task, person, by }, progress)));
      await this.exports.forgetAll();
      const files = await mailFilesOf(this.env.dataDir, person.email);
      for (const file of files) await rm(file, { force: true });
      erased.mailFiles = files.length;
      this.logger.log(`A person's data was erased by user ${by.id}: ${JSON.stringify(erased)}`);
      return erasedWords(erased);
    });
  }

  /** The nightly job. */
  async forgetOld(): Promise<void> {
    await applyRetention(this.manager);
    await removeOldMailFiles(this.env.dataDir, daysKept('mailFiles'));
  }

  private async eraseInOneSnapshot(
    work: ErasingWork,
    progress: TaskProgress,
    triesLeft = TRIES - 1,
  ): Promise<Partial<Record<PersonKind, number>>> {
    try {
      return await this.manager.transaction('REPEATABLE READ', async (manager) => {
        await refuseOpen(manager, work.person);
        const erased = await eraseFromTables(manager, work.person, (done, total) => progress.tell(done, total));
        await logErasing(manager, work.by, work.task, erased);
        return erased;
      });
    } catch (error) {
      if (triesLeft === 0 || !isSerializationFailure(error)) throw error;
      return this.eraseInOneSnapshot(work, progress, triesLeft - 1);
    }
  }
}

async function refuseOpen(manager: EntityManager, person: Person): Promise<void> {
  const waits = await findErasureBlockers(manager, person);
  if (waits.length > 0) throw new ConflictException(waits.join(' '));
}

function requireConfirmation(person: Person, confirmation: string): void {
  const wrong = new RefusedFields({ confirmation: PERSON_RULES.confirmation.wrong });
  if (person.email !== null) {
    if (confirmation.toLowerCase() !== person.email) throw wrong;
  } else if (!isSameNumber(confirmation, person)) throw wrong;
}

function isSameNumber(confirmation: string, { phone }: Person): boolean {
  try {
    return personOf({ phone: confirmation }).phone === phone;
  } catch {
    return false;
  }
}
