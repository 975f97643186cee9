import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { ARCHIVE_AFTER_DAYS } from '#libs/contracts/contact-message';
import { DEFAULT_PHONE_COUNTRY_CODE, PHONE_COUNTRIES, type PhoneCountry } from '#libs/contracts/phone-country';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { internationalPhone } from '#libs/domain/phone';
import type { MatchCondition } from '#libs/domain/record-tag';
import { messagePush } from '#libs/domain/staff-push';
import { isSuspectedSpam } from '#libs/domain/suspected-spam';
import type { CurrentUser } from '../../common/access.decorators.js';
import { staffEmailOf } from '../../common/school-addresses.js';
import { StaleRecordException } from '../../common/errors/exceptions.js';
import { isWholeList } from '../../common/lists/large-list.js';
import { compactCounts, type CountedFilter, countRows } from '../../common/lists/list-counts.js';
import { listRecords } from '../../common/lists/list-records.js';
import type { RecordPage } from '../../common/lists/list-rules.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { type StreamedList, streamRecords } from '../../common/lists/stream-records.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { createRecord, findRecord, lockRecord, updateRecord } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { queueMail } from '../mail/queue-mail.js';
import { tellStaff } from '../push/tell-staff.js';
import { archiveOlder, type ArchiveRule, countOlder, undoArchiving } from './archive-older.js';
import { ContactMessage } from './contact-message.entity.js';
import { CONTACT_MESSAGE_LIST, type MessageField, parseMessageQuery } from './contact-message-list.js';
import type { ArchiveDto, ChangeStatusDto, ContactDto, JudgeSpamDto, PlanMessageDto } from './contact.dto.js';
import { contactMessageMail } from './contact-message.mail.js';
import { type ArchivedOldView, ContactMessageView, exportedContactMessage } from './contact-message.view.js';
import { conversationOf, readThread } from './contact-thread.js';
import { storePlan } from './plan-message.js';
import { type GivenResponse, storeResponse } from './store-response.js';
import { tellFollowUps } from './tell-follow-ups.js';
import { isTrusted, learnFrom } from './trusted-senders.service.js';

const NOUN = 'contact message';
/** The button's: unread ones too. */
const BY_BUTTON: ArchiveRule = { days: ARCHIVE_AFTER_DAYS, keepUnread: false };

/** What visitors write to the school, and what staff do with it (spec 1 section 2.9, spec 3 sections 2 to 4). */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * Stores a visitor's message and tells the staff, in one transaction. Suspected spam is stored and told of like any
   * other, only marked: a guess must not cost the school a student, and a mail rule can sort marked mails away. Only
   * devices stay silent, as the count of unread messages does.
   */
  receive({ confirmSubject, filledInMs, countryCode, phone, ...given }: ContactDto): Promise<ContactMessage> {
    const { fullName, email, subject, message } = given;
    return this.manager.transaction(async (manager) => {
      const traits = { ...given, trap: confirmSubject, filledInMs };
      // Only of the few that are suspected is it looked up.
      const suspectedSpam =
        isSuspectedSpam({ ...traits, isTrusted: false }) &&
        isSuspectedSpam({ ...traits, isTrusted: await isTrusted(manager, email) });
      const stored = await createRecord(manager, ContactMessage, {
        fullName,
        email,
        subject,
        message,
        suspectedSpam,
        phone: internationalPhone(phone, phoneCountry(countryCode)),
      });
      await queueMail(manager, contactMessageMail(stored, staffEmailOf(this.env), this.env.publicUrl));
      if (!suspectedSpam) await tellStaff(manager, messagePush(stored, PUSH_ADDRESSES.message(stored.id)));
      return stored;
    });
  }

  /**
   * A part of the list or, where neither a part nor a search is asked for, all of it as a stream. Whose customer
   * wrote last comes first.
   */
  async list(query: RawListQuery): Promise<RecordPage<ContactMessage> | StreamedList> {
    const asked = parseMessageQuery(query);
    if (isWholeList(asked)) return streamRecords(this.dataSource, ContactMessage, asked, CONTACT_MESSAGE_LIST);
    return listRecords(this.manager, ContactMessage, asked, CONTACT_MESSAGE_LIST);
  }

  /**
   * All that a list's search and filters leave, however long, as flat rows that are safe to open in a spreadsheet.
   * Without them every message, archived or not; without an order the oldest first.
   */
  exportAll(query: RawListQuery): Promise<StreamedList> {
    const asked = parseMessageQuery({ ...query, range: undefined });
    const sort = asked.sort ?? ({ field: 'id', direction: 'ASC' } as const);
    return streamRecords(
      this.dataSource,
      ContactMessage,
      { ...asked, sort },
      CONTACT_MESSAGE_LIST,
      exportedContactMessage,
    );
  }

  async get(id: number): Promise<ContactMessageView> {
    return this.withThread(await findRecord(this.manager, ContactMessage, id, NOUN));
  }

  /** Those that wait for staff: neither archived nor suspected spam, which has a filter of its own. */
  countUnread(): Promise<number> {
    const waiting: CountedFilter<MessageField> = [
      { field: 'status', values: ['unread'] },
      { field: 'archived', values: [false] },
      { field: 'suspectedSpam', values: [false] },
    ];
    return countRows(this.manager, waiting, CONTACT_MESSAGE_LIST.large);
  }

  /** The newest of those, newest first, by what the customer wrote last. */
  newestUnread(limit: number): Promise<ContactMessage[]> {
    return this.manager.find(ContactMessage, {
      where: { status: 'unread', archived: false, suspectedSpam: false },
      order: { lastReceivedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  changeStatus(id: number, dto: ChangeStatusDto, ifMatch?: MatchCondition): Promise<ContactMessageView> {
    return this.changed(updateRecord(this.manager, ContactMessage, id, NOUN, dto, { ifMatch }));
  }

  /** Adds what was answered to the thread, by which way and by whom; the message says it of the last answer. */
  saveResponse(
    id: number,
    given: Omit<GivenResponse, 'canSendFromHere' | 'mailInAddress'>,
  ): Promise<ContactMessageView> {
    const { canSendFromHere } = this;
    const { mailInAddress } = this.env;
    return this.changed(
      this.manager.transaction((manager) =>
        storeResponse(manager, id, NOUN, { ...given, canSendFromHere, mailInAddress }),
      ),
    );
  }

  /** Archives or restores. Archived again, a message keeps its first date. */
  async setArchived(id: number, dto: ArchiveDto): Promise<ContactMessageView> {
    const message = await this.manager.transaction(async (manager) => {
      refuseChangedReadOnly(dto, await lockRecord(manager, ContactMessage, id, NOUN));
      await manager.query(
        `UPDATE contact_messages SET archived = $2,
          archive_date = CASE WHEN $2 THEN clock_timestamp() END, updated_at = ${NEXT_UPDATED_AT}
         WHERE id = $1 AND archived <> $2`,
        [id, dto.archive],
      );
      return findRecord(manager, ContactMessage, id, NOUN);
    });
    return this.withThread(message);
  }

  /** What staff say of it is learnt: see trusted-senders. */
  async judgeSpam(id: number, dto: JudgeSpamDto): Promise<ContactMessageView> {
    const judged = await this.manager.transaction(async (manager) => {
      const message = await lockRecord(manager, ContactMessage, id, NOUN);
      refuseChangedReadOnly(dto, message);
      const { email, suspectedSpam } = message;
      await learnFrom(manager, email, dto.spam);
      if (suspectedSpam !== dto.spam)
        await manager.update(ContactMessage, id, { suspectedSpam: dto.spam, updatedAt: () => NEXT_UPDATED_AT });
      return findRecord(manager, ContactMessage, id, NOUN);
    });
    return this.withThread(judged);
  }

  /** Who sees to it and when staff come back to it; whoever is assigned by somebody else is told. */
  planMessage(
    id: number,
    { dto, admin, ifMatch }: { dto: PlanMessageDto; admin: CurrentUser; ifMatch?: MatchCondition | undefined },
  ): Promise<ContactMessageView> {
    const { publicUrl } = this.env;
    return this.changed(
      this.manager.transaction(async (manager) => {
        const message = await lockRecord(manager, ContactMessage, id, NOUN);
        requireMatch(ifMatch, message, NOUN);
        refuseChangedReadOnly(dto, await this.withThread(message, manager));
        return storePlan(manager, message, { dto, admin, publicUrl });
      }),
    );
  }

  /** The job: each follow-up that is due is told of once. */
  tellFollowUps(): Promise<void> {
    const { publicUrl } = this.env;
    return tellFollowUps(this.manager, { staffEmail: staffEmailOf(this.env), publicUrl });
  }

  /** How many the button would archive now. */
  countOld(): Promise<number> {
    return countOlder(this.manager, BY_BUTTON);
  }

  /** The button: all that are old, unread ones too. */
  async archiveOld(): Promise<ArchivedOldView> {
    const batch = randomUUID();
    return { count: await archiveOlder(this.manager, BY_BUTTON, batch), batch };
  }

  /** Takes that back, of messages that nobody has touched since. @returns how many */
  undoArchiveOld(batch: string): Promise<number> {
    return undoArchiving(this.manager, batch);
  }

  /** The nightly job: never an unread one. */
  async archiveOldAnswered(): Promise<void> {
    await archiveOlder(this.manager, { days: ARCHIVE_AFTER_DAYS, keepUnread: true }, null);
  }

  compactCounts(): Promise<void> {
    const { countsTable, counted } = CONTACT_MESSAGE_LIST.large;
    return compactCounts(this.manager, countsTable, ['day', ...Object.values(counted)]);
  }

  private get canSendFromHere(): boolean {
    return this.env.smtpUrl !== undefined;
  }

  private async withThread(message: ContactMessage, manager = this.manager): Promise<ContactMessageView> {
    const { canSendFromHere } = this;
    return Object.assign(new ContactMessageView(), message, {
      replies: await readThread(manager, message.id),
      canSendFromHere,
      conversationId: await conversationOf(manager, message.id),
    });
  }

  /** The message after a change; also where somebody else was faster, and it is told as it is now. */
  private async changed(change: Promise<ContactMessage>): Promise<ContactMessageView> {
    try {
      return await this.withThread(await change);
    } catch (error) {
      if (!(error instanceof StaleRecordException)) throw error;
      throw new StaleRecordException(NOUN, await this.withThread(error.current as ContactMessage));
    }
  }
}

function phoneCountry(code: string = DEFAULT_PHONE_COUNTRY_CODE): PhoneCountry {
  const country = PHONE_COUNTRIES.find((each) => each.code === code);
  if (!country) throw new RangeError(`${code} is no country code of the list`);
  return country;
}
