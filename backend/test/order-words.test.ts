/**
 * What is said of an order in each of its states, side by side on its page, in the mail about it and in the back-office
 * (issue "orders people trust"). The table lies in docs/order-words.md, to be read as a customer would: words that
 * change are seen there. `npm run order-words` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicOrderView } from '#libs/contracts/generated/api';
import { orderStatusWord } from '#libs/contracts/order';
import { orderPaymentWords } from '#libs/contracts/order-payment';
import { DELIVERY_KINDS, type DeliveryKind } from '#libs/domain/delivery';
import { formatRand } from '#libs/domain/money';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { payableAmount, paymentStatusOf } from '#libs/domain/order-money';
import { DELETED_ORDER, orderPageHead, orderStory } from '#libs/domain/order-story';
import { facts } from '#libs/school/facts';
import type { MailedOrder } from '../src/modules/orders/mailed-order.js';
import { orderPlacedMail, orderRemovedMail, orderStatusMail } from '../src/modules/orders/order.mail.js';

const FILE = path.resolve(import.meta.dirname, '../../docs/order-words.md');
const TOTAL = 30_000;
const SITE = 'https://school.example';
const bank = { holder: 'Storm Test', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };

const MONEY = {
  'not paid': [0, 0],
  'paid in part': [10_000, 0],
  paid: [TOTAL, 0],
  'refunded in part': [TOTAL, 5_000],
  refunded: [TOTAL, TOTAL],
} as const;
type Money = keyof typeof MONEY;

const ON_ITS_WAY: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];
const DELIVERY_WORDS: Record<DeliveryKind, string> = {
  delivery: 'sent by courier',
  collection: 'collected at the school',
};

/** A state as it is most often reached. A cancelled order was waiting before, or was sent already. */
interface Reached {
  status: OrderStatus;
  past: OrderStatus[];
  /** Null: the documented payload, which chooses none. */
  kind: DeliveryKind | null;
  money: Money;
  /** How the shop is paid, where it is not into its account. */
  paidBy?: keyof typeof PAID_BY;
  isTracked?: boolean;
  isDeleted?: boolean;
}

const PAID_BY = {
  'a shop without an account': { bank: null, cardProvider: null },
  'a shop that takes cards': { bank: null, cardProvider: 'PayFast' },
  'a shop with an account that takes cards': { bank, cardProvider: 'PayFast' },
} as const;

const REACHED: Reached[] = DELIVERY_KINDS.flatMap((kind) =>
  ORDER_STATUSES.flatMap((status) => {
    const pasts: OrderStatus[][] =
      status === 'cancelled'
        ? [['pending'], ['pending', 'processing', 'shipped']]
        : [ON_ITS_WAY.slice(0, ON_ITS_WAY.indexOf(status))];
    return pasts.flatMap((past) => (Object.keys(MONEY) as Money[]).map((money) => ({ status, past, kind, money })));
  }),
);

/** Beside them: what an order without a choice, other ways to pay and a tracked parcel say. */
const BESIDES: Reached[] = [
  ...ON_ITS_WAY.flatMap((status, at) =>
    (['not paid', 'paid'] as const).map((money) => ({ status, past: ON_ITS_WAY.slice(0, at), kind: null, money })),
  ),
  ...(Object.keys(PAID_BY) as (keyof typeof PAID_BY)[]).flatMap((paidBy) =>
    (['not paid', 'paid in part', 'paid'] as const).map((money) => ({
      status: 'pending' as const,
      past: [],
      kind: 'delivery' as const,
      money,
      paidBy,
    })),
  ),
  { status: 'shipped', past: ['pending', 'processing'], kind: 'delivery', money: 'paid', isTracked: true },
];

/** As they were when staff deleted them. */
const DELETED: Reached[] = (['pending', 'shipped', 'cancelled'] as const).flatMap((status) =>
  (['not paid', 'paid', 'refunded'] as const).map((money) => ({
    status,
    past: status === 'pending' ? [] : (['pending'] as OrderStatus[]),
    kind: 'delivery' as const,
    money,
    isDeleted: true,
  })),
);

function row({ status, past, kind, money, paidBy, isTracked = false, isDeleted = false }: Reached): string {
  const [paidAmount, refundedAmount] = MONEY[money];
  const delivery = kind && { optionId: kind, name: DELIVERY_WORDS[kind], kind, price: 0 };
  const ways = paidBy === undefined ? { bank, cardProvider: null } : PAID_BY[paidBy];
  facts.shop = { ...facts.shop, bank: ways.bank };
  const common = {
    orderNumber: 'SC-0000-0000-0000-0000',
    status,
    trackingNumber: isTracked ? '1234567890' : null,
    carrier: isTracked ? ('courier-guy' as const) : null,
    customerName: 'Naledi',
    customerEmail: 'naledi@school.example',
    customerPhone: null,
    shippingAddress: '',
    cardProvider: ways.cardProvider,
    delivery,
  };
  const sums = { totalAmount: TOTAL, paidAmount, refundedAmount };
  const paymentStatus = paymentStatusOf(sums);
  const page: PublicOrderView = {
    ...common,
    ...sums,
    paymentStatus,
    createdAt: '',
    updatedAt: '',
    bank: ways.bank,
    items: [],
    pastStatuses: past,
    confirmation: null,
  };
  const mailed: MailedOrder = {
    ...common,
    id: 1,
    placedAt: '2027-03-01T10:05:00.000Z',
    totalCents: TOTAL,
    paidCents: paidAmount,
    refundedCents: refundedAmount,
    lines: [],
  };
  if (isDeleted) return deletedRow(mailed, past, money);
  const mail = past.length === 0 ? orderPlacedMail(mailed, SITE) : orderStatusMail(mailed, past.at(-1)!, past, SITE);
  const { title, sentences } = mail.context as { title: string; sentences: string[] };
  const head = orderPageHead(page);
  const said = orderStory(page).sentences;
  // Side by side is worth nothing if the two are not of one state.
  expect({ status, money, kind, sentences }).toEqual({ status, money, kind, sentences: said });
  const owed = payableAmount({ ...sums, status });
  const staff = [
    `**${orderStatusWord(status, delivery)}**`,
    orderPaymentWords(sums),
    ...(owed > 0 ? [`${formatRand(owed)} left to pay`] : []),
  ];
  const cells = [
    money,
    `**${head.title}** ${head.lead} *${orderStatusWord(status, delivery)}* ${said.join(' ')}`,
    `**${mail.subject}** ${title}: the sentences of the page`,
    staff.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function deletedRow(order: MailedOrder, past: OrderStatus[], money: Money): string {
  const { subject, context } = orderRemovedMail(order, past, SITE);
  const { title, sentences } = context as { title: string; sentences: string[] };
  const { head, title: heading, text } = DELETED_ORDER;
  const page = `**${head.title}** ${head.lead} *${heading}* ${text}`;
  return `| ${money} | ${page} | **${subject}** ${title}: ${sentences.join(' ')} | in the activity log alone |`;
}

function table(): string {
  const groups = new Map<string, string[]>();
  for (const reached of [...REACHED, ...BESIDES, ...DELETED]) {
    const { status, past, kind, paidBy, isTracked, isDeleted } = reached;
    const after = status === 'cancelled' && past.length > 1 ? ', after it was shipped or ready' : '';
    const way = kind === null ? 'no way of delivery chosen' : DELIVERY_WORDS[kind];
    const more = [paidBy, isTracked && 'with a tracking number', isDeleted && 'then deleted']
      .filter(Boolean)
      .map((words) => `, ${words}`);
    const name = `${orderStatusWord(status, kind && { kind })}${after}, ${way}${more.join('')}`;
    groups.set(name, [...(groups.get(name) ?? []), row(reached)]);
  }
  const sections = [...groups].map(
    ([name, rows]) => `## ${name}\n\n| money | page | mail | back-office |\n|---|---|---|---|\n${rows.join('\n')}\n`,
  );
  return [
    '# What is said of an order\n',
    'An order of R300.00 in every state: its page, the mail that tells of it, and the badges of the back-office. The',
    'shop has a bank account and takes no cards, but where it says otherwise. Written by `npm run order-words`; a',
    'test of this name is red when the words have changed since. Read it as a customer would.\n',
    sections.join('\n'),
  ].join('\n');
}

it('what page, mail and back-office say in every state is what docs/order-words.md has', () => {
  const before = facts.shop;
  facts.shop = { ...before, bank };
  try {
    const now = table();
    if (process.env['ORDER_WORDS'] === 'write') writeFileSync(FILE, now);
    expect(readFileSync(FILE, 'utf8')).toBe(now);
  } finally {
    facts.shop = before;
  }
});
