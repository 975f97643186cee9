/** SQL conditions that find a person in every table. Statements take $1 to $3 of `parametersOf`. */
import { DEFAULT_PHONE_COUNTRY_CODE, PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { PERSON_RULES, type PersonKind } from '#libs/contracts/people';
import { reachablePhone } from '#libs/domain/phone';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { PersonDto } from './people.dto.js';

export interface Person {
  /** In lower case. */
  email: string | null;
  /** International format: plus, country code, digits. */
  phone: string | null;
}

/** @throws RefusedFields for an invalid number, and when neither is given */
export function personOf({ email, phone }: PersonDto): Person {
  const home = PHONE_COUNTRIES.find(({ code }) => code === DEFAULT_PHONE_COUNTRY_CODE)!;
  const number = phone == null ? null : reachablePhone(phone, home);
  if (number === undefined) throw new RefusedFields({ phone: PERSON_RULES.phone.invalid });
  if (email == null && number === null) throw new RefusedFields({ email: PERSON_RULES.neither });
  return { email: email?.toLowerCase() ?? null, phone: number };
}

/**
 * $1 the address, $2 the digits of the number, $3 a pattern for the address within text, with word boundaries: ann@x.co
 * matches neither joann@x.co nor ann@x.co.za.
 */
export function parametersOf({ email, phone }: Person): (string | null)[] {
  const pattern =
    email && `(?:^|[^a-z0-9._%+-])${email.replaceAll(/[^a-z0-9@]/g, String.raw`\$&`)}(?![a-z0-9-]|[.][a-z0-9])`;
  return [email, phone?.slice(1) ?? null, pattern];
}

/** Normalizes a stored number to digits with country code, exactly as the indexes of migration SearchOfAPerson do. */
const digits = (column: string) =>
  String.raw`regexp_replace(regexp_replace(regexp_replace(${column}, '\D+', '', 'g'), '^00', ''),
    '^(?:27)?0*(?=[1-9]\d{8}$)', '27')`;
export const isEmail = (column: string) => `lower(${column}) = $1::text`;
const isPhone = (column: string) => `${digits(column)} = $2::text`;
const mentions = (column: string) => `${column} ~* $3::text`;
const any = (...conditions: string[]) => `(${conditions.join(' OR ')})`;
/** ARRAY(…) is evaluated once; a correlated subquery would keep PostgreSQL from using the other conditions' indexes. */
const isOneOf = (ids: string) => `t.id = ANY (ARRAY(${ids}))`;

/** For each contact of a corporate client. */
export const IS_CONTACT = any(isEmail("contact ->> 'email'"), isPhone("contact ->> 'phone'"));
export const CONTACTS = 'jsonb_array_elements(t.contacts) WITH ORDINALITY AS each (contact, place)';

/** The person's own columns of corporate_clients t. */
export const IN_CLIENT = {
  email: isEmail('t.email'),
  phone: isPhone('t.phone'),
  contact: any(isEmail('t.primary_contact_email'), isPhone('t.primary_contact_phone')),
  listed: `EXISTS (SELECT FROM ${CONTACTS} WHERE ${IS_CONTACT})`,
};

export interface PersonSource {
  kind: Exclude<PersonKind, 'mailFiles'>;
  from: string;
  /** Which rows are about the person. */
  where: string;
  /** SQL for the row's label. */
  words: string;
  /** SQL for the exported JSON object. */
  data: string;
  /** Whether the row has a screen to link to. */
  hasId: boolean;
}

export const namesPhone = (column: string) =>
  String.raw`regexp_replace(${column}, '\D+', '', 'g') LIKE '%' || right($2::text, 9) || '%'`;

/** Of activity t: a value or a label says it. */
export const MENTIONED_IN_ACTIVITY = any(mentions("t.label || ' ' || t.changes::text"), namesPhone('t.changes::text'));

/** Of one of its changes c. */
export const MENTIONED_IN_CHANGE = any(mentions('c::text'), namesPhone('c::text'));

const MENTIONED_IN_DELETED = any(mentions("t.content::text || ' ' || t.links::text"), namesPhone('t.content::text'));

/** Of a row of a CSV file t, as it is kept. */
const MENTIONED_IN_ROW = any(mentions('t.said'), namesPhone('t.said'));

/** Of jobs of graphile_worker: mails, and links that are mailed to who has forgotten a password. */
export const IS_MAIL = `task_id IN (
  SELECT id FROM graphile_worker._private_tasks WHERE identifier IN ('send-mail', 'send-password-reset'))`;

export const SOURCES: readonly PersonSource[] = [
  {
    kind: 'messages',
    from: 'contact_messages',
    where: any(
      isEmail('t.email'),
      isPhone('t.phone'),
      isOneOf(`SELECT r.message_id FROM contact_replies r WHERE r.mail IS NOT NULL AND ${isEmail('r.sent_by')}`),
    ),
    words: 't.subject',
    data: `to_jsonb(t) || jsonb_build_object('replies',
      (SELECT jsonb_agg(to_jsonb(r) - 'message_id' - 'mail_id' ORDER BY r.id)
        FROM contact_replies r WHERE r.message_id = t.id))`,
    hasId: true,
  },
  {
    kind: 'conversations',
    from: 'chat_conversations',
    // The address of who is known is said there as well.
    where: any(isPhone('t.user_phone'), mentions('t.said')),
    words: "coalesce(nullif(t.last_question, ''), t.user_name, 'Conversation')",
    data: "to_jsonb(t) - 'session_id' - 'said'",
    hasId: true,
  },
  {
    kind: 'trials',
    from: 'trial_bookings',
    where: any(isEmail('t.email'), isPhone('t.phone')),
    words: "t.class_name || ', ' || t.date",
    data: "to_jsonb(t) - 'idempotency_key' - 'request_hash'",
    hasId: true,
  },
  {
    kind: 'courseSignups',
    from: 'course_signups',
    where: any(isEmail('t.email'), isPhone('t.phone')),
    words: "t.course_name || ', ' || t.start_date",
    data: "to_jsonb(t) - 'idempotency_key' - 'request_hash'",
    hasId: true,
  },
  {
    kind: 'orders',
    from: 'orders',
    where: any(isEmail('t.customer_email'), isPhone('t.customer_phone')),
    words: 't.order_number',
    data: `to_jsonb(t) - 'idempotency_key' - 'request_hash' || jsonb_build_object('items',
      (SELECT jsonb_agg(to_jsonb(i) - 'order_id' ORDER BY i.id) FROM order_items i WHERE i.order_id = t.id),
      'payments', (SELECT jsonb_agg(to_jsonb(p) - 'order_id' - 'idempotency_key' - 'request_hash' ORDER BY p.id)
      FROM order_payments p WHERE p.order_id = t.id))`,
    hasId: true,
  },
  {
    kind: 'stockAlerts',
    from: `(SELECT a.*, p.name FROM stock_alerts a JOIN products p ON p.id = a.product_id)`,
    where: isEmail('t.email'),
    words: 't.name',
    data: 'to_jsonb(t)',
    hasId: false,
  },
  {
    kind: 'trusted',
    from: 'trusted_senders',
    where: any(isEmail('t.email'), isEmail('t.sender_key')),
    words: 't.email',
    data: "to_jsonb(t) - 'sender_key'",
    hasId: false,
  },
  {
    kind: 'clients',
    from: 'corporate_clients',
    where: any(
      ...Object.values(IN_CLIENT),
      isOneOf(`SELECT s.corporate_client_id FROM statement_sendings s WHERE ${isEmail('s.sent_to')}`),
    ),
    words: 't.name',
    // The other contacts are no business of the person's.
    data: `to_jsonb(t) || jsonb_build_object(
      'contacts', (SELECT jsonb_agg(contact ORDER BY place) FROM ${CONTACTS} WHERE ${IS_CONTACT}),
      'statements_sent', (SELECT jsonb_agg(to_jsonb(s) - 'corporate_client_id' ORDER BY s.id)
      FROM statement_sendings s WHERE s.corporate_client_id = t.id))`,
    hasId: true,
  },
  {
    kind: 'invoices',
    from: 'invoices',
    where: any(
      isEmail('t.client_email'),
      isPhone('t.client_phone'),
      isEmail('t.sent_to'),
      isOneOf(`SELECT s.invoice_id FROM invoice_sendings s WHERE ${isEmail('s.sent_to')}
        UNION ALL SELECT r.invoice_id FROM invoice_reminders r WHERE ${isEmail('r.sent_to')}`),
    ),
    words: 't.invoice_number',
    data: `to_jsonb(t) - 'idempotency_key' - 'request_hash' || jsonb_build_object('items',
      (SELECT jsonb_agg(to_jsonb(i) - 'invoice_id' ORDER BY i.id) FROM invoice_items i WHERE i.invoice_id = t.id))`,
    hasId: true,
  },
  {
    kind: 'quotes',
    from: 'quotes',
    where: any(isEmail('t.client_email'), isPhone('t.client_phone'), isEmail('t.sent_to')),
    words: 't.quote_number',
    data: "to_jsonb(t) - 'idempotency_key' - 'request_hash'",
    hasId: true,
  },
  {
    kind: 'accounts',
    from: 'users',
    where: isEmail('t.email'),
    words: 't.username',
    data: "to_jsonb(t) - 'password_hash'",
    hasId: true,
  },
  {
    kind: 'waitingMails',
    from: `(
      SELECT id, coalesce(payload->'mail'->>'subject', 'A link to choose a password') AS subject,
        payload::text AS said
      FROM graphile_worker._private_jobs WHERE ${IS_MAIL}
      UNION ALL
      SELECT id, 'Waits for a digest', content::text FROM held_mails)`,
    where: mentions('t.said'),
    words: 't.subject',
    data: "jsonb_build_object('subject', t.subject)",
    hasId: false,
  },
  {
    kind: 'activity',
    from: 'activity',
    where: MENTIONED_IN_ACTIVITY,
    words: "t.action || ' ' || t.resource",
    data: 'to_jsonb(t)',
    hasId: false,
  },
  {
    kind: 'deleted',
    from: 'deleted_records',
    where: MENTIONED_IN_DELETED,
    words: "t.resource || ' ' || t.label",
    data: "t.content - 'session_id' - 'said'",
    hasId: false,
  },
  {
    kind: 'imports',
    from: `(SELECT imports.id, file_name, resource, kept AS row, kept::text AS said
      FROM imports, jsonb_array_elements(imports.rows) AS each (kept))`,
    where: MENTIONED_IN_ROW,
    words: "t.file_name || ', row ' || (t.row ->> 'row')",
    data: `jsonb_build_object('file_name', t.file_name, 'list', t.resource, 'row', t.row -> 'row',
      'imported', t.row -> 'body', 'before', t.row -> 'before')`,
    hasId: false,
  },
];
