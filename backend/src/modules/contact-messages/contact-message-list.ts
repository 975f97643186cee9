/** What the list of messages can be asked (CONTRACT sections 2 and 9). */
import { BadRequestException } from '@nestjs/common';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { UNANSWERED_STATUSES, WAITS_LONG_AFTER_HOURS } from '#libs/domain/contact-follow-up';
import type { LargeRules } from '../../common/lists/large-list.js';
import type { ListQuery } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { shownFields } from '../../common/lists/shown-fields.js';
import { ContactMessage } from './contact-message.entity.js';

const COUNTS_TABLE = 'contact_message_counts';
const COUNTED = {
  archived: 'archived',
  status: 'status',
  suspectedSpam: 'suspected_spam',
  assignedTo: 'assigned_to',
} as const;

/** As waitsLong says it of one. */
const WAITS_LONG =
  `(NOT record.archived AND record.status IN ('${UNANSWERED_STATUSES.join("', '")}') ` +
  `AND NOT record.suspectedSpam AND record.lastReceivedAt < now() - interval '${WAITS_LONG_AFTER_HOURS} hours')`;
const IS_DUE = '(record.followUpAt IS NOT NULL AND record.followUpAt <= now())';

export type MessageField = keyof ContactMessage | 'waiting' | 'due';

export const CONTACT_MESSAGE_LIST: LargeRules<MessageField> = {
  name: 'contact-messages',
  sortable: ['id', 'fullName', 'email', 'subject', 'status', 'archiveDate', 'createdAt', 'lastReceivedAt'],
  filters: {
    ...shownFields(ContactMessage),
    waiting: { kind: 'boolean', nullable: false, sql: WAITS_LONG },
    due: { kind: 'boolean', nullable: false, sql: IS_DUE },
  },
  searched: ['fullName', 'email', 'subject', 'message'],
  phones: ['phone'],
  defaultOrder: [],
  large: {
    defaultSort: { field: 'lastReceivedAt', direction: 'DESC' },
    countsTable: COUNTS_TABLE,
    counted: COUNTED,
    countedDay: 'lastReceivedAt',
  },
};

/** The documented `?archived=true` besides what every list can be asked. */
export function parseMessageQuery(query: RawListQuery): ListQuery<MessageField> {
  const asked = parseListQuery(query, CONTACT_MESSAGE_LIST);
  const archived = query['archived'];
  if (archived === undefined) return asked;
  if (archived !== 'true' && archived !== 'false') throw new BadRequestException(CONTACT_RULES.archivedQuery);
  return { ...asked, filter: [...asked.filter, { field: 'archived', kind: 'boolean', values: [archived === 'true'] }] };
}
