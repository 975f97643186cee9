import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { sectionMessages, type SettingsSection } from '#libs/contracts/school';
import type { SchoolAnswers, SchoolFacts } from '#libs/domain/school-facts';
import type { MatchCondition } from '#libs/domain/record-tag';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { effectiveFacts, type OwnFacts } from '#libs/school/facts';
import { effectiveAnswers } from '#libs/school/school-answers';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { schoolToday } from '../../common/school-today.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { givenFields } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { SchoolFactsService } from './school-facts.service.js';
import { SchoolSetting, SchoolSettingsChange } from './school-setting.entity.js';

const NEVER = new Date(0);
/** Of a section; older changes stay in the database. */
const SHOWN_CHANGES = 100;

/** Of the assistant's answers those that are sent; of another section its fields, each whole. */
type Change<Section extends SettingsSection> = Section extends 'assistant'
  ? { facts?: Partial<SchoolAnswers> }
  : Partial<SchoolFacts[Section]>;

type Stored<Section extends SettingsSection> = SchoolFacts[Section] & { updatedAt: Date };

/** The sections of the settings: read, changed by whoever saw the last state, and what they were before. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly facts: SchoolFactsService,
  ) {}

  async read<Section extends SettingsSection>(section: Section, manager = this.manager): Promise<Stored<Section>> {
    return withDefaults(section, await manager.findOneBy(SchoolSetting, { section }));
  }

  /**
   * @throws StaleRecordException when the section is not what `ifMatch` says, RefusedFields for fields that contradict
   *   each other
   */
  async change<Section extends SettingsSection>(
    section: Section,
    dto: Change<Section>,
    user: CurrentUser,
    ifMatch?: MatchCondition,
  ): Promise<Stored<Section>> {
    const changed = await this.manager.transaction(async (manager) => {
      const row = await lock(manager, section);
      const current = withDefaults(section, row);
      requireMatch(ifMatch, current, 'section of the settings');
      refuseChangedReadOnly(dto, current);
      const given = withOtherAnswers(plain(givenFields(dto)), current);
      const after = Object.fromEntries(
        Object.entries(given).filter(([field, value]) => !isDeepStrictEqual(value, fieldOf(current, field))),
      );
      if (Object.keys(after).length === 0) {
        if (Object.keys(given).length > 0) await confirm(manager, row);
        return undefined;
      }
      const messages = sectionMessages(section, { ...current, ...after }, given, isoDate(schoolToday()));
      if (Object.keys(messages).length > 0) throw new RefusedFields(messages);
      const before = Object.fromEntries(Object.keys(after).map((field) => [field, fieldOf(current, field)]));
      await manager.update(
        SchoolSetting,
        { section },
        { value: { ...row.value, ...after }, updatedAt: () => NEXT_UPDATED_AT },
      );
      await manager.save(SchoolSettingsChange, { section, changedBy: actorOf(user).name, before, after });
      return this.read(section, manager);
    });
    if (!changed) return this.read(section);
    // The other processes hear of it from the database; who asked for it sees it at once.
    await this.facts.reload();
    return changed;
  }

  /** The newest first. */
  history(section: SettingsSection): Promise<SchoolSettingsChange[]> {
    return this.manager.find(SchoolSettingsChange, {
      select: { id: true, changedBy: true, before: true, after: true, createdAt: true },
      where: { section },
      order: { id: 'DESC' },
      take: SHOWN_CHANGES,
    });
  }
}

function withDefaults<Section extends SettingsSection>(section: Section, row: SchoolSetting | null): Stored<Section> {
  const own: OwnFacts = row ? { [section]: row.value } : {};
  const facts = effectiveFacts(own);
  const assistant = { facts: effectiveAnswers(facts.ownAnswers) };
  return { ...{ ...facts, assistant }[section], updatedAt: row?.updatedAt ?? NEVER };
}

/** Also of a section that has no row yet: two who change it first are told of each other too. */
async function lock(manager: EntityManager, section: SettingsSection): Promise<SchoolSetting> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(SchoolSetting)
    .values({ section, value: {}, updatedAt: NEVER })
    .orIgnore()
    .execute();
  return manager.findOneOrFail(SchoolSetting, { where: { section }, lock: { mode: 'pessimistic_write' } });
}

/** Saved for the first time, as the demonstration has it: its owner agrees, and is asked about it no more. */
async function confirm(manager: EntityManager, { section, updatedAt }: SchoolSetting): Promise<void> {
  if (updatedAt.getTime() !== NEVER.getTime()) return;
  await manager.update(SchoolSetting, { section }, { updatedAt: () => NEXT_UPDATED_AT });
}

function fieldOf(record: object, field: string): unknown {
  return plain((record as Record<string, unknown>)[field]);
}

/** An answer that is not sent stays as it is. */
function withOtherAnswers(given: Record<string, unknown>, current: object): Record<string, unknown> {
  const answers = fieldOf(given, 'facts');
  return answers ? { ...given, facts: { ...(fieldOf(current, 'facts') as object), ...answers } } : given;
}

/** Without the classes of the DTOs, as it is stored. */
function plain<Value>(value: Value): Value {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
}
