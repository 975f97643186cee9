import { styled } from '@mui/material';
import { type RaRecord, useGetList } from 'react-admin';
import type {
  ChatConversationRecord,
  ContactMessage,
  OrderRecord,
  ProductRecord,
  RecurringInvoiceRecord,
} from '#libs/contracts/generated/api';
import { isoDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import { CONVERSATIONS } from '../resources/chat-conversations/conversation-words';
import { substituteWords, useSubstitutesSoon, weekPath } from '../resources/class-schedule/dates/substitutes';
import { Moment } from '../shared/Moment';
import { AttentionCard } from './AttentionCard';
import { type DueInvoice, lateness, OVERDUE_INVOICES, SOONEST_DUE } from './due-invoices';
import { listPath } from './WorkCard';
import { useRefetchOnNews } from '../shared/unread-count';

interface AttentionRowProps {
  clock: SchoolClock;
}

/** What waits for staff, before anything else. What there is none of does not show. */
export function AttentionRow({ clock }: AttentionRowProps) {
  return (
    <Cards aria-label="Needs attention">
      <VisitorsInDistress />
      <UnreadMessages />
      <OrdersToProcess />
      <SubstitutesNeeded clock={clock} />
      <OverdueInvoices clock={clock} />
      <UnsentRecurringInvoices />
      <LowStock />
    </Cards>
  );
}

/** Who may be in danger, until staff have seen to it: not everybody has a device that was told. */
function VisitorsInDistress() {
  const waiting = useOldest<ChatConversationRecord>(CONVERSATIONS, 'updatedAt', IN_DISTRESS);
  return <AttentionCard title="Visitors in distress" titleOfOne="Visitor in distress" variant="bad" {...waiting} />;
}

const IN_DISTRESS = { inDistress: true, handled: false };

function UnreadMessages() {
  const waiting = useOldest<ContactMessage>('messages', 'lastReceivedAt', UNREAD_MESSAGES);
  useRefetchOnNews(waiting.answer.refetch);
  return <AttentionCard title="Unread messages" titleOfOne="Unread message" variant="now" {...waiting} />;
}

function OrdersToProcess() {
  const waiting = useOldest<OrderRecord>('orders', 'createdAt', PENDING);
  return <AttentionCard title="Orders to process" titleOfOne="Order to process" variant="warn" {...waiting} />;
}

const PENDING = { status: 'pending' };

function SubstitutesNeeded({ clock }: AttentionRowProps) {
  const { data, error, refetch } = useSubstitutesSoon(isoDate(clock.date));
  const [first] = data ?? [];
  return (
    <AttentionCard
      title="Classes that need a substitute"
      titleOfOne="Class that needs a substitute"
      variant="bad"
      to={first ? weekPath(first.date) : '/class-schedule'}
      answer={{ data, total: data?.length, error, refetch }}
      detail={first && substituteWords(first)}
    />
  );
}

function OverdueInvoices({ clock }: AttentionRowProps) {
  const answer = useGetList<DueInvoice>('invoices', { ...FIRST, sort: SOONEST_DUE, filter: OVERDUE_INVOICES });
  const [oldest] = answer.data ?? [];
  return (
    <AttentionCard
      title="Overdue invoices"
      titleOfOne="Overdue invoice"
      variant="bad"
      to={listPath('invoices', OVERDUE_INVOICES)}
      answer={answer}
      detail={oldest && `${oldest.invoiceNumber}, ${lateness(oldest.dueDate, clock.date)}`}
    />
  );
}

/** They were to be sent by themselves, and are made as drafts. */
const WITHOUT_EMAIL = { delivery: 'send', clientEmail: null, isActive: true };

function UnsentRecurringInvoices() {
  const answer = useGetList<RecurringInvoiceRecord>('recurring-invoices', {
    ...FIRST,
    sort: { field: 'nextDate', order: 'ASC' },
    filter: WITHOUT_EMAIL,
  });
  const [first] = answer.data ?? [];
  return (
    <AttentionCard
      title="Recurring invoices that cannot be sent"
      titleOfOne="Recurring invoice that cannot be sent"
      variant="warn"
      to={listPath('recurring-invoices', WITHOUT_EMAIL)}
      answer={answer}
      detail={first && `${first.clientName} has no email address`}
    />
  );
}

const NAMED_PRODUCTS = 2;
const LOW_FILTER = { isLow: true };

function LowStock() {
  const answer = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: NAMED_PRODUCTS },
    sort: { field: 'stock', order: 'ASC' },
    filter: LOW_FILTER,
  });
  return (
    <AttentionCard
      title="Products low or out"
      titleOfOne="Product low or out"
      variant="next"
      to={listPath('products', LOW_FILTER)}
      answer={answer}
      detail={answer.data?.map(({ name }) => name).join(', ')}
    />
  );
}

/** How many wait, where they are listed, and since when the first of them has. @param since a moment of the record */
function useOldest<Waiting extends RaRecord>(resource: string, since: keyof Waiting & string, filter: object) {
  const answer = useGetList<Waiting>(resource, { ...FIRST, sort: { field: since, order: 'ASC' }, filter });
  return { to: listPath(resource, filter), answer, detail: <Oldest at={answer.data?.[0]?.[since]} /> };
}

function Oldest({ at }: { at: string | undefined }) {
  return at === undefined ? null : (
    <>
      Oldest <Moment at={at} />
    </>
  );
}

/** What the count of unread messages counts. */
const UNREAD_MESSAGES = { status: 'unread', archived: false, suspectedSpam: false } as const;
const FIRST = { pagination: { page: 1, perPage: 1 } } as const;

const Cards = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.75),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  '&:empty': { display: 'none' },
  // Hardly ever do all of them have something to say: while they load one row is kept, which the first four fill.
  '& > [aria-busy=true]:nth-child(n + 5)': { display: 'none' },
}));
