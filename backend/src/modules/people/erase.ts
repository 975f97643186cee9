/** Erases a person's data: deletes it, or anonymizes it where books must be kept (decision 0058). */
import type { EntityManager } from 'typeorm';
import { ERASED, ERASURE_BLOCKERS, PERSON_KINDS, type PersonKind } from '#libs/contracts/people';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { allowActivityChanges } from '../activity/activity.service.js';
import {
  ANONYMIZED_INVOICE,
  ANONYMIZE_INVOICE_REFERENCES,
  ANONYMIZED_ORDER,
  ANONYMIZED_QUOTE,
  ANONYMIZE_ORDER_REFERENCES,
  INVOICE_IS_OPEN,
  ORDER_IS_OPEN,
} from './anonymize-books.js';
import {
  CONTACTS,
  IN_CLIENT,
  IS_CONTACT,
  IS_MAIL,
  isEmail,
  MENTIONED_IN_ACTIVITY,
  MENTIONED_IN_CHANGE,
  namesPhone,
  parametersOf,
  type Person,
  SOURCES,
} from './person.js';

/** Every statement must use all three parameters, or PostgreSQL cannot infer their types. */
const TYPED = 'AND num_nulls($1::text, $2::text, $3::text) >= 0';

/** On a company's invoice only the person's own address is removed. */
const SENT_TO_PERSON = `(t.corporate_client_id IS NULL OR ${isEmail('s.sent_to')}
  OR $1::text IS NULL AND lower(s.sent_to) = lower(t.client_email))`;

/** A company stays; only the contact person with this address or number goes. */
const EMPTIED_CLIENT = [
  ...Object.entries({
    email: IN_CLIENT.email,
    phone: IN_CLIENT.phone,
    primary_contact_name: IN_CLIENT.contact,
    primary_contact_email: IN_CLIENT.contact,
    primary_contact_phone: IN_CLIENT.contact,
  }).map(([column, isOwn]) => `${column} = CASE WHEN ${isOwn} THEN NULL ELSE ${column} END`),
  `contacts = coalesce(
    (SELECT jsonb_agg(contact ORDER BY place) FROM ${CONTACTS} WHERE ${IS_CONTACT} IS NOT TRUE), '[]')`,
  `updated_at = ${NEXT_UPDATED_AT}`,
].join(', ');

/** Of statements that went to clients: who is found by phone is also who they went to at an address that goes along. */
const STATEMENT_SENT_TO_PERSON = `(${isEmail('s.sent_to')} OR $1::text IS NULL AND (
  ${IN_CLIENT.contact} AND lower(s.sent_to) = lower(t.primary_contact_email)
  OR EXISTS (SELECT FROM ${CONTACTS} WHERE ${IS_CONTACT} AND lower(s.sent_to) = lower(contact ->> 'email'))))`;

/** What still blocks the erasure, in sentences. */
export async function findErasureBlockers(manager: EntityManager, person: Person): Promise<string[]> {
  const asked = async (kind: PersonKind, isOpen: string) => {
    const { from, where, words } = sourceOf(kind);
    const rows = await manager.query<{ words: string }[]>(
      `SELECT ${words} AS words FROM ${from} t WHERE ${where} AND ${isOpen} ${TYPED} ORDER BY t.id`,
      parametersOf(person),
    );
    return rows.map((row) => row.words);
  };
  return [
    ...(await asked('orders', ORDER_IS_OPEN)).map(ERASURE_BLOCKERS.order),
    ...(await asked('invoices', INVOICE_IS_OPEN)).map(ERASURE_BLOCKERS.invoice),
    ...(await asked('accounts', 'true')).map(ERASURE_BLOCKERS.account),
  ];
}

/**
 * In the caller's transaction, which is one snapshot: see PeopleService.
 * @param tell how many kinds of how many are done
 * @returns how many of each kind
 */
export async function eraseFromTables(
  manager: EntityManager,
  person: Person,
  tell: (done: number, total: number) => Promise<void>,
): Promise<Partial<Record<PersonKind, number>>> {
  const steps = Object.entries(eraseSteps(manager, person)) as [PersonKind, () => Promise<number>][];
  const erased: Partial<Record<PersonKind, number>> = {};
  for (const [at, [kind, step]] of steps.entries()) {
    await tell(at, steps.length);
    erased[kind] = await step();
  }
  return Object.fromEntries(PERSON_KINDS.flatMap((kind) => (kind in erased ? [[kind, erased[kind]]] : [])));
}

/** The order matters: the activity log looks up records that must still exist. */
function eraseSteps(manager: EntityManager, person: Person): Partial<Record<PersonKind, () => Promise<number>>> {
  const statements = statementsOn(manager, person);
  const { change, update, remove } = statements;
  let waitingAnswers = 0;
  return {
    deleted: () => remove('deleted'),
    activity: () => eraseFromActivity(manager, person),
    messages: async () => {
      // Replies that are still queued; the person may have been found by phone alone.
      waitingAnswers = await change(
        `DELETE FROM graphile_worker._private_jobs WHERE key IN (SELECT 'contact-reply:' || r.id FROM contact_replies r
          JOIN ${sourceOf('messages').from} t ON t.id = r.message_id WHERE ${sourceOf('messages').where})`,
      );
      return remove('messages');
    },
    conversations: () => remove('conversations'),
    trials: () => remove('trials'),
    courseSignups: () => remove('courseSignups'),
    stockAlerts: () => change(`DELETE FROM stock_alerts t WHERE ${isEmail('t.email')}`),
    trusted: () => remove('trusted'),
    orders: () => update('orders', ANONYMIZED_ORDER),
    invoices: async () => {
      // A sent paper is kept byte for byte; only its recipient is removed.
      await change(`UPDATE invoice_sendings s SET sent_to = NULL FROM invoices t WHERE t.id = s.invoice_id
        AND ${sourceOf('invoices').where} AND ${SENT_TO_PERSON}`);
      await manager.query(ANONYMIZE_ORDER_REFERENCES);
      const emptied = await update('invoices', ANONYMIZED_INVOICE);
      await manager.query(ANONYMIZE_INVOICE_REFERENCES);
      return emptied;
    },
    quotes: () => eraseFromQuotes(statements),
    clients: async () => {
      await change(`UPDATE invoice_reminders SET sent_to = '${ERASED.email}' WHERE lower(sent_to) = $1::text`);
      // In one statement, because the second part depends on clients that the first deletes.
      return update(
        'clients',
        EMPTIED_CLIENT,
        `WITH gone AS (DELETE FROM statement_sendings s USING corporate_clients t
          WHERE t.id = s.corporate_client_id AND ${STATEMENT_SENT_TO_PERSON})`,
      );
    },
    // Imported records stay, but can no longer be undone, which would bring the person back.
    imports: () => change(`DELETE FROM imports WHERE (rows::text ~* $3::text OR ${namesPhone('rows::text')})`),
    waitingMails: async () => waitingAnswers + (await eraseWaitingMails(statements)),
  };
}

async function eraseWaitingMails({ change }: ReturnType<typeof statementsOn>): Promise<number> {
  const queued = await change(
    `DELETE FROM graphile_worker._private_jobs WHERE payload::text ~* $3::text AND ${IS_MAIL}`,
  );
  return queued + (await change('DELETE FROM held_mails WHERE content::text ~* $3::text'));
}

/** Their links are removed, because nobody will answer. */
async function eraseFromQuotes({ change, update }: ReturnType<typeof statementsOn>): Promise<number> {
  await change(`DELETE FROM quote_links WHERE quote_id IN (${idsOf('quotes')})`);
  return update('quotes', ANONYMIZED_QUOTE);
}

/** Each @returns how many rows it meant. */
function statementsOn(manager: EntityManager, person: Person) {
  const change = async (statement: string): Promise<number> => {
    const [, count] = await manager.query<[unknown, number]>(`${statement} ${TYPED}`, parametersOf(person));
    return count;
  };
  const update = (kind: PersonKind, what: string, beside = '') => {
    const { from, where } = sourceOf(kind);
    return change(`${beside} UPDATE ${from} t SET ${what} WHERE ${where}`);
  };
  const remove = (kind: PersonKind) => {
    const { from, where } = sourceOf(kind);
    return change(`DELETE FROM ${from} t WHERE ${where}`);
  };
  return { change, update, remove };
}

function idsOf(kind: PersonKind): string {
  const { from, where } = sourceOf(kind);
  return `SELECT t.id FROM ${from} t WHERE ${where}`;
}

/** As the activity log names what is about a person. */
const LOGGED_KINDS = {
  messages: 'contact-messages',
  trusted: 'trusted-senders',
  conversations: 'chat-conversations',
  trials: 'trial-bookings',
  courseSignups: 'course-signups',
  orders: 'orders',
  invoices: 'invoices',
  quotes: 'quotes',
} as const;

/** For a company: removes the person and the contact details from its history. */
const NAMES_CONTACT = `c ->> 'field' IN ('email', 'phone', 'primary_contact_name', 'primary_contact_email',
  'primary_contact_phone', 'contacts')`;
const IS_COMPANY = "resource = 'corporate-clients'";

/** Keeps who did what when; removes the values of the person's records and every mention elsewhere. */
async function eraseFromActivity(manager: EntityManager, person: Person): Promise<number> {
  await allowActivityChanges(manager);
  const theirs = Object.entries(LOGGED_KINDS).map(([kind, resource]) => {
    const { from, where } = sourceOf(kind as keyof typeof LOGGED_KINDS);
    return `SELECT '${resource}', t.id FROM ${from} t WHERE ${where}`;
  });
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE activity t SET
       label = CASE WHEN resource IN ('orders', 'invoices', 'quotes', 'corporate-clients') THEN label
         ELSE '${ERASED.address}' END,
       changes = (SELECT coalesce(jsonb_agg(CASE
         WHEN ${IS_COMPANY} AND NOT ${NAMES_CONTACT} AND ${MENTIONED_IN_CHANGE} IS NOT TRUE THEN c
         ELSE jsonb_build_object('field', c -> 'field', 'from', '${ERASED.address}', 'to', '${ERASED.address}')
         END), '[]') FROM jsonb_array_elements(changes) c)
     WHERE (${MENTIONED_IN_ACTIVITY} OR (t.resource, t.record_id) IN (${theirs.join(' UNION ALL ')})
       OR ${IS_COMPANY} AND t.record_id IN (${idsOf('clients')})
         AND EXISTS (SELECT FROM jsonb_array_elements(changes) c WHERE ${NAMES_CONTACT})) ${TYPED}`,
    parametersOf(person),
  );
  return count;
}

function sourceOf(kind: PersonKind) {
  return SOURCES.find((source) => source.kind === kind)!;
}
