import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { setOnServer } from '#libs/contracts/card-settings';
import { DEFAULT_INVOICE_NOTE } from '#libs/contracts/invoice-rules';
import { sectionMessages, type SettingsSection } from '#libs/contracts/school';
import type { InvoiceStart } from '#libs/domain/invoice-issuer';
import type { SchoolAnswers, SchoolFacts } from '#libs/domain/school-facts';
import type { MatchCondition } from '#libs/domain/record-tag';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { effectiveFacts } from '#libs/school/facts';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { effectiveAnswers } from '#libs/school/school-answers';
import { schoolToday } from '#libs/school/school-today';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { givenFields } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { ENV, type Env } from '../../config/env.js';
import { runAsActor } from '../../database/actor-context.js';
import { type CardState, cardState } from './card-account.js';
import { followInFaqs } from './follow-in-faqs.js';
import { SchoolFactsService } from './school-facts.service.js';
import { SchoolSetting, SchoolSettingsChange, WITH_SECRETS } from './school-setting.entity.js';

const NEVER = new Date(0);
/** Of a section; older changes stay in the database. */
const SHOWN_CHANGES = 100;

/** Of the assistant's answers those that are sent; of another section its fields, each whole. */
type Change<Section extends SettingsSection> = Section extends 'assistant'
  ? { facts?: Partial<SchoolAnswers> }
  : Partial<SchoolFacts[Section]>;

type Told = SchoolFacts & { cards: CardState; invoices: InvoiceStart };
type Shown<Section extends SettingsSection> = Told[Section] & { updatedAt: Date };
type Values = Record<string, unknown>;
type Row = Pick<SchoolSetting, 'value' | 'secrets' | 'updatedAt'>;

const NOTHING_SAID: Row = { value: {}, secrets: {}, updatedAt: NEVER };
/** What is taken and kept, and told to nobody. */
const SECRETS: Partial<Record<SettingsSection, readonly string[]>> = { cards: ['passphrase'] };

/** The sections of the settings: read, changed by whoever saw the last state, and what they were before. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly facts: SchoolFactsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async read<Section extends SettingsSection>(section: Section, manager = this.manager): Promise<Shown<Section>> {
    const row = await manager.findOne(SchoolSetting, { select: WITH_SECRETS, where: { section } });
    return this.shown(section, row ?? NOTHING_SAID);
  }

  /**
   * @throws StaleRecordException when the section is not what `ifMatch` says, RefusedFields for fields that contradict
   *   each other
   */
  change<Section extends SettingsSection>(
    section: Section,
    dto: Change<Section>,
    user: CurrentUser,
    ifMatch?: MatchCondition,
  ): Promise<Shown<Section>> {
    return this.changeWith(section, async () => dto, user, ifMatch);
  }

  /** The same with fields that something is written for first, as for pictures. @param sent asked under the lock */
  async changeWith<Section extends SettingsSection>(
    section: Section,
    sent: (manager: EntityManager) => Promise<Change<Section>>,
    user: CurrentUser,
    ifMatch?: MatchCondition,
  ): Promise<Shown<Section>> {
    const changed = await this.manager.transaction(async (manager) => {
      const row = await lock(manager, section);
      const current = this.shown(section, row);
      requireMatch(ifMatch, current, 'section of the settings');
      const dto = await sent(manager);
      refuseChangedReadOnly(dto, current);
      const fields = withOtherAnswers(plain(givenFields(dto)), current);
      const { given, secrets } = apart(section, fields, row.secrets);
      const meant = differing(given, current);
      const changedSecrets = differing(secrets, row.secrets, SECRETS[section]);
      refuseSetOnServer(current, [...meant, ...changedSecrets]);
      const value = ownWords(section, { ...row.value, ...pick(given, meant) });
      const next = this.shown(section, { value, secrets, updatedAt: row.updatedAt });
      const changes = differing(pick(next, meant), current);
      if (changes.length + changedSecrets.length === 0) {
        if (Object.keys(given).length > 0) await confirm(manager, row);
        return undefined;
      }
      const messages = sectionMessages(section, next, fields, isoDate(schoolToday()));
      if (Object.keys(messages).length > 0) throw new RefusedFields(messages);
      await manager.update(SchoolSetting, { section }, { value, secrets, updatedAt: () => NEXT_UPDATED_AT });
      const [before, after] = [pick(current, changes), pick(next, changes)];
      const change = { section, changedBy: actorOf(user).name, before, after, changedSecrets };
      await manager.save(SchoolSettingsChange, change);
      await followInFaqs(manager, section, current, next);
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
      select: { id: true, changedBy: true, before: true, after: true, changedSecrets: true, createdAt: true },
      where: { section },
      order: { id: 'DESC' },
      take: SHOWN_CHANGES,
    });
  }

  private shown<Section extends SettingsSection>(section: Section, row: Row): Shown<Section> {
    const { value, secrets, updatedAt } = row;
    const { ownAnswers, ...facts } = effectiveFacts({ [section]: value });
    const told: Told = {
      ...facts,
      cards: cardState(facts.cards, secrets, this.env),
      invoices: { ...builtInStart(facts.invoices), ...facts.invoices },
      assistant: { facts: effectiveAnswers(ownAnswers) },
    };
    return { ...told[section], updatedAt };
  }
}

/** What is sent of a section without its secrets, and those as they are to be from now on. */
function apart(section: SettingsSection, sent: Values, kept: Record<string, string>) {
  const isSecret = (field: string) => SECRETS[section]?.includes(field) === true;
  const fields = Object.keys(sent);
  const secrets = { ...kept, ...pick(sent, fields.filter(isSecret)) };
  return {
    given: pick(
      sent,
      fields.filter((field) => !isSecret(field)),
    ),
    secrets: Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== null)) as Record<
      string,
      string
    >,
  };
}

/** @throws RefusedFields for what the environment says, which wins */
function refuseSetOnServer(current: object, fields: readonly string[]): void {
  const refused = (current as Partial<CardState>).setOnServer?.filter((field) => fields.includes(field)) ?? [];
  if (refused.length > 0)
    throw new RefusedFields(Object.fromEntries(refused.map((field) => [field, setOnServer(field)])));
}

/** What follows the other facts until the owner has words of their own for it (spec 3 section 9). */
function builtInStart(vat: SchoolFacts['invoices']): InvoiceStart {
  return { ...invoiceIssuer(vat), notes: DEFAULT_INVOICE_NOTE };
}

/** Without what is as built in, or nothing: that goes on following the other facts when they change. */
function ownWords(section: SettingsSection, value: Values): Values {
  if (section !== 'invoices') return value;
  const usual: Values = { ...builtInStart(effectiveFacts({ invoices: value }).invoices) };
  const isOwn = (field: string) => !(field in usual) || (value[field] !== null && value[field] !== usual[field]);
  return pick(value, Object.keys(value).filter(isOwn));
}

/**
 * Also of a section that has no row yet: two who change it first are told of each other too. An empty row says nothing
 * new, and is nobody's deed in the activity log.
 */
async function lock(manager: EntityManager, section: SettingsSection): Promise<SchoolSetting> {
  const insert = manager
    .createQueryBuilder()
    .insert()
    .into(SchoolSetting)
    .values({ section, value: {}, updatedAt: NEVER })
    .orIgnore();
  await runAsActor(undefined, () => insert.execute());
  const lock = { mode: 'pessimistic_write' } as const;
  return manager.findOneOrFail(SchoolSetting, { select: WITH_SECRETS, where: { section }, lock });
}

/** Saved for the first time, as the demonstration has it: its owner agrees, and is asked about it no more. */
async function confirm(manager: EntityManager, { section, updatedAt }: SchoolSetting): Promise<void> {
  if (updatedAt.getTime() !== NEVER.getTime()) return;
  await manager.update(SchoolSetting, { section }, { updatedAt: () => NEXT_UPDATED_AT });
}

/** The fields of one whose values are others in the other. */
function differing(one: object, other: object, fields: readonly string[] = Object.keys(one)): string[] {
  const [values, others] = [plain(one) as Values, plain(other) as Values];
  return fields.filter((field) => !isDeepStrictEqual(values[field], others[field]));
}

function pick(record: object, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, plain((record as Values)[field])]));
}

/** An answer that is not sent stays as it is. */
function withOtherAnswers(given: Values, current: object): Values {
  const { facts } = given;
  return facts ? { ...given, facts: { ...(pick(current, ['facts'])['facts'] as object), ...facts } } : given;
}

/** Without the classes of the DTOs, as it is stored. */
function plain<Value>(value: Value): Value {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
}
