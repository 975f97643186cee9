import { ORDER_STATUSES, type OrderStatus } from './order.js';
import {
  confirmationSentence,
  orderPageHead,
  type OrderState,
  orderStory,
  paymentReminder,
  removalStory,
  takesCards,
} from './order-story.js';

const TOTAL = 30_000;
const state = (
  status: OrderStatus,
  pastStatuses: OrderStatus[] = [],
  trackingNumber: string | null = null,
  [paidAmount, refundedAmount] = [status === 'pending' || status === 'cancelled' ? 0 : TOTAL, 0],
): OrderState => ({
  status,
  pastStatuses,
  trackingNumber,
  carrier: null,
  orderNumber: 'SC-0123-4567-89AB-CDEF',
  delivery: null,
  bank: null,
  cardProvider: null,
  totalAmount: TOTAL,
  paidAmount,
  refundedAmount,
});
const bank = { holder: 'Storm Test', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };
const wordsOf = (told: OrderState): string => orderStory(told).sentences.join(' ');

const CASES: [state: OrderState, headline: string, sentences: string][] = [
  [
    state('pending'),
    'We have your order',
    "Nothing has been charged yet. We'll contact you to arrange payment and delivery. " +
      'A tracking number will follow when your order is sent. Estimated delivery: 3-5 business days.',
  ],
  [
    state('pending', [], 'ZA1'),
    'We have your order',
    "Nothing has been charged yet. We'll contact you to arrange payment and delivery. " +
      'Your tracking number is ZA1. Estimated delivery: 3-5 business days.',
  ],
  [
    state('pending', ['processing']),
    'We are reviewing your order again',
    "We'll contact you if there is anything left to arrange, and let you know when the status of your " +
      'order changes.',
  ],
  [
    state('pending', ['cancelled', 'pending']),
    'We are reviewing your order again',
    "We'll contact you if there is anything left to arrange, and let you know when the status of your " +
      'order changes.',
  ],
  [
    state('pending', ['processing', 'shipped'], 'ZA1'),
    'We are reviewing your order again',
    "We'll contact you if there is anything left to arrange, and let you know when the status of your " +
      'order changes. Your tracking number is ZA1.',
  ],
  [
    state('pending', ['processing'], null, [TOTAL, 0]),
    'We are reviewing your order again',
    "Your payment was processed successfully. We'll contact you if there is anything left to arrange, " +
      'and let you know when the status of your order changes.',
  ],
  [
    state('pending', [], null, [TOTAL, 0]),
    'We have your order',
    'Your payment was processed successfully. A tracking number will follow when your order is sent. ' +
      'Estimated delivery: 3-5 business days.',
  ],
  [
    state('pending', [], null, [10_000, 0]),
    'We have your order',
    'We have received R100.00; R200.00 is left to pay. A tracking number will follow when your order is sent. ' +
      'Estimated delivery: 3-5 business days.',
  ],
  [
    state('shipped', ['pending'], null, [0, 0]),
    'Your order is on its way',
    "Nothing has been charged yet. We'll contact you to arrange payment. Estimated delivery: 3-5 business days.",
  ],
  [
    state('delivered', ['pending', 'shipped'], null, [0, 0]),
    'Your order was delivered',
    "Nothing has been charged yet. We'll contact you to arrange payment. Something not right? Let us know.",
  ],
  [
    state('delivered', ['pending'], null, [TOTAL, 5_000]),
    'Your order was delivered',
    'R50.00 of your payment of R300.00 was refunded. Something not right? Let us know.',
  ],
  [
    state('delivered', ['pending'], null, [TOTAL, TOTAL]),
    'Your order was delivered',
    'Your payment of R300.00 was refunded. Something not right? Let us know.',
  ],
  [
    { ...state('processing', ['pending'], 'ZA1', [0, 0]), totalAmount: 0 },
    'Your order is being prepared',
    'There is nothing to pay. Your tracking number is ZA1. Estimated delivery: 3-5 business days.',
  ],
  [
    state('cancelled', ['pending'], null, [TOTAL, TOTAL]),
    'Your order was cancelled',
    'Nothing will be sent. We refunded the R300.00 you paid. Was this a mistake, or do you have a ' +
      'question? Contact us and give us your order number.',
  ],
  [
    state('cancelled', ['shipped'], null, [TOTAL, TOTAL]),
    'Your order was cancelled',
    "It had already left the school: we'll contact you about the parcel. We refunded the R300.00 you " +
      'paid. Was this a mistake, or do you have a question? Contact us and give us your order number.',
  ],
  [
    state('processing', ['pending']),
    'Your order is being prepared',
    'Your payment was processed successfully. A tracking number will follow when your order is sent. ' +
      'Estimated delivery: 3-5 business days.',
  ],
  [
    state('processing', ['pending'], 'ZA1'),
    'Your order is being prepared',
    'Your payment was processed successfully. Your tracking number is ZA1. Estimated delivery: 3-5 business days.',
  ],
  [
    state('shipped', ['pending']),
    'Your order is on its way',
    'Your payment was processed successfully. Estimated delivery: 3-5 business days.',
  ],
  [
    state('shipped', ['pending'], 'ZA1'),
    'Your order is on its way',
    'Your payment was processed successfully. Your tracking number is ZA1. Estimated delivery: 3-5 business days.',
  ],
  [
    state('delivered', ['shipped'], 'ZA1'),
    'Your order was delivered',
    'Your payment was processed successfully. Your tracking number is ZA1. Something not right? Let us know.',
  ],
  [
    state('cancelled', ['pending'], 'ZA1'),
    'Your order was cancelled',
    "Nothing will be sent. If you have already paid, we'll contact you about a refund. Was this a " +
      'mistake, or do you have a question? Contact us and give us your order number.',
  ],
  [
    state('cancelled', ['pending', 'shipped'], 'ZA1'),
    'Your order was cancelled',
    "It had already left the school: we'll contact you about the parcel and anything you have paid. Your " +
      'tracking number is ZA1. Was this a mistake, or do you have a question? Contact us and give us your ' +
      'order number.',
  ],
];

/** What is known of the money of an order that was cancelled, before the sentences that all of them have. */
test.each<[pastStatuses: OrderStatus[], paid: number, refunded: number, sentences: string]>([
  [['pending'], 0, 0, "Nothing will be sent. If you have already paid, we'll contact you about a refund."],
  [['pending'], TOTAL, 0, "Nothing will be sent. We'll contact you about refunding R300.00."],
  [
    ['pending'],
    TOTAL,
    5_000,
    "Nothing will be sent. R50.00 of your payment of R300.00 was refunded. We'll contact you about " +
      'refunding R250.00.',
  ],
  [
    ['shipped'],
    TOTAL,
    0,
    "It had already left the school: we'll contact you about the parcel and the R300.00 you have paid.",
  ],
])('cancelled after %j with %i paid and %i refunded', (pastStatuses, paid, refunded, sentences) => {
  expect(wordsOf(state('cancelled', pastStatuses, null, [paid, refunded]))).toMatch(sentences);
});

test.each<[OrderStatus]>([['pending'], ['processing']])('%s and refunded promises no delivery', (status) => {
  expect(wordsOf(state(status, [], null, [TOTAL, TOTAL]))).toBe(
    "Your payment of R300.00 was refunded. We'll contact you if there is anything left to arrange, and " +
      'let you know when the status of your order changes.',
  );
});

const collected = (...given: Parameters<typeof state>): OrderState => ({
  ...state(...given),
  delivery: { kind: 'collection' },
});

test.each<[state: OrderState, headline: string, sentences: string]>([
  [
    collected('pending'),
    'We have your order',
    "Nothing has been charged yet. We'll contact you to arrange payment. We'll let you know as soon as " +
      'you can collect it at the school.',
  ],
  [
    collected('processing', ['pending']),
    'Your order is being prepared',
    "Your payment was processed successfully. We'll let you know as soon as you can collect it at the school.",
  ],
  [
    collected('shipped', ['processing']),
    'Your order is ready to collect',
    'Your payment was processed successfully. You can collect it at the school during opening hours. ' +
      'Please bring your order number.',
  ],
  [
    collected('delivered', ['shipped']),
    'Your order was collected',
    'Your payment was processed successfully. Something not right? Let us know.',
  ],
  [
    collected('cancelled', ['shipped']),
    'Your order was cancelled',
    "It can no longer be collected. If you have already paid, we'll contact you about a refund. Was this " +
      'a mistake, or do you have a question? Contact us and give us your order number.',
  ],
])('collected at the school: %j', (told, headline, sentences) => {
  expect(orderStory(told).headline).toBe(headline);
  expect(wordsOf(told)).toBe(sentences);
});

test.each(CASES)('%j', (told, headline, sentences) => {
  expect(orderStory(told)).toEqual({
    headline,
    sentences: expect.any(Array),
    isTracked: told.trackingNumber !== null && sentences.includes('tracking number is'),
    trackingLink: null,
    account: [],
  });
  expect(wordsOf(told)).toBe(sentences);
});

describe('with an account to pay into', () => {
  it.each<[OrderState, words: RegExp, amount: string | undefined]>([
    [state('pending'), /^Nothing has been charged yet. Please pay R300.00 by EFT into this account, /, 'R300.00'],
    [state('pending', [], null, [10_000, 0]), /R200.00 is left to pay. Please pay R200.00 by EFT/, 'R200.00'],
    [state('pending', ['cancelled']), /^Nothing has been charged yet. Please pay R300.00 by EFT/, 'R300.00'],
    [state('shipped', ['pending'], 'ZA1', [0, 0]), /Please pay R300.00 by EFT/, 'R300.00'],
    [state('processing'), /^Your payment was processed/, undefined],
    [state('cancelled'), /^Nothing will be sent/, undefined],
    [state('pending', [], null, [TOTAL, TOTAL]), /was refunded/, undefined],
    [state('pending', [], null, [TOTAL, 1]), /was refunded/, undefined],
  ])('%j', (told, words, amount) => {
    const { sentences, account } = orderStory({ ...told, bank });
    expect(sentences.join(' ')).toMatch(words);
    expect(/Please pay/.test(sentences.join(' '))).toBe(amount !== undefined);
    expect(account.map(({ value }) => value)).toEqual(
      amount === undefined ? [] : ['Storm Test', 'FNB', '250655', '62000000001', told.orderNumber, amount],
    );
  });
});

describe('where cards are taken', () => {
  const cardProvider = 'PayFast';
  it.each<[Partial<OrderState>, words: RegExp, isTaken: boolean, lines: number]>([
    [{}, /^Nothing has been charged yet. Please pay R300.00 by card on your order's page. /, true, 0],
    [
      { bank },
      /Please pay R300.00 by card on your order's page, or by EFT into this account, with the order number /,
      true,
      6,
    ],
    [{ paidAmount: 10_000 }, /R200.00 is left to pay. Please pay R200.00 by card/, true, 0],
    [{ pastStatuses: ['cancelled'] }, /^Nothing has been charged yet. Please pay R300.00 by card/, true, 0],
    [{ totalAmount: 499 }, /We'll contact you to arrange payment and delivery/, false, 0],
    [{ status: 'cancelled' }, /^Nothing will be sent/, false, 0],
    [{ paidAmount: TOTAL }, /^Your payment was processed/, false, 0],
    [{ bank, isBeingConfirmed: true }, /^Your payment is being confirmed. /, false, 0],
    [{ pastStatuses: ['cancelled'], isBeingConfirmed: true }, /^Your payment is being confirmed. /, false, 0],
    [{ paidAmount: TOTAL, isBeingConfirmed: true }, /^Your payment was processed/, false, 0],
    [{ status: 'cancelled', isBeingConfirmed: true }, /^Nothing will be sent/, false, 0],
  ])('%j', (fields, words, isTaken, lines) => {
    const told = { ...state('pending'), cardProvider, ...fields };
    const { sentences, account } = orderStory(told);
    expect(sentences.join(' ')).toMatch(words);
    expect(/by card/.test(sentences.join(' '))).toBe(isTaken);
    expect([takesCards(told), account.length]).toEqual([isTaken, lines]);
  });
});

const MONEY = [0, 1, TOTAL].flatMap((paid) =>
  [...new Set([0, 1, paid])].map((back) => [paid, Math.min(paid, back)] as const),
);

describe('whatever an order has been before', () => {
  const pasts: OrderStatus[][] = ORDER_STATUSES.reduce<OrderStatus[][]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );
  const sent = ORDER_STATUSES.flatMap((status) =>
    pasts.flatMap((past) =>
      [null, 'ZA1'].flatMap((number) => MONEY.map((money) => state(status, past, number, [...money]))),
    ),
  );
  const all = [...sent, ...sent.map((told): OrderState => ({ ...told, delivery: { kind: 'collection' } }))];

  test.each<[what: string, is: (told: OrderState) => boolean, words: RegExp, allowed: (told: OrderState) => boolean]>([
    [
      'a payment is claimed when all of it is recorded, and of nothing cancelled',
      () => true,
      /payment was processed/,
      ({ status, paidAmount, refundedAmount }) => paidAmount - refundedAmount === TOTAL && status !== 'cancelled',
    ],
    [
      'nothing is said to be open once something was paid',
      () => true,
      /Nothing has been charged/,
      ({ paidAmount }) => paidAmount === 0,
    ],
    [
      'money is not said to be talked about once all of it went back',
      () => true,
      /anything you have paid|If you have already paid|about refunding/,
      ({ paidAmount, refundedAmount }) => paidAmount === 0 || paidAmount > refundedAmount,
    ],
    [
      'what left the school is not said to stay',
      () => true,
      /Nothing will be sent/,
      ({ pastStatuses }) => !pastStatuses.some((past) => past === 'shipped' || past === 'delivered'),
    ],
    [
      'a number that is there is not said to follow',
      () => true,
      /will follow/,
      ({ trackingNumber }) => trackingNumber === null,
    ],
    [
      'of what is collected nothing is said to be sent, and of what is sent nothing to be collected',
      ({ delivery }) => delivery !== null,
      /will be sent|is sent|on its way|Estimated delivery|parcel/,
      ({ pastStatuses }) => pastStatuses.includes('delivered'),
    ],
    ['what is sent is not collected', ({ delivery }) => delivery === null, /collect/, () => false],
    [
      'a number is not shown beside "nothing will be sent"',
      (told) => orderStory(told).isTracked,
      /Nothing will be sent/,
      () => false,
    ],
  ])('%s', (_what, is, words, allowed) => {
    for (const told of all.filter(is))
      if (words.test(wordsOf(told))) expect([told, allowed(told)]).toEqual([told, true]);
  });
});

test.each<[OrderState, RegExp, RegExp]>([
  [state('pending'), /Nothing will be sent/, /yours to keep/],
  [state('processing', ['shipped']), /yours to keep/, /Nothing will be sent/],
  [state('delivered'), /yours to keep/, /Nothing will be sent/],
  [state('delivered', ['pending'], null, [0, 0]), /contact you about what/, /yours to keep/],
  [state('delivered', ['pending'], null, [TOTAL, TOTAL]), /contact you about what/, /yours to keep/],
  [state('cancelled', ['pending']), /already been cancelled/, /yours to keep|Nothing will be sent|refund/],
  [state('cancelled', ['pending'], null, [TOTAL, 0]), /already been cancelled.*about refunding/, /yours to keep/],
])('removed: %j', (told, words, not) => {
  const text = removalStory(told).sentences.join(' ');
  expect(text).toMatch(words);
  expect(text).not.toMatch(not);
});

test.each([
  ['queued' as const, 'A confirmation email was sent to n@example.org.'],
  [
    'held' as const,
    'We will send a confirmation email to n@example.org within the hour, together with those for your ' +
      'other orders.',
  ],
  [null, undefined],
])('confirmation %s: %s', (confirmation, sentence) => {
  expect(confirmationSentence(confirmation, 'n@example.org')).toBe(sentence);
});

test.each<[what: string, overrides: Partial<OrderState>, how: string]>([
  ['an account', { bank }, 'Please pay R300.00 by EFT into this account, with the order number as reference.'],
  ['cards', { cardProvider: 'PayFast' }, "Please pay R300.00 by card on your order's page."],
  // "We'll contact you" would have them wait until it is cancelled.
  ['neither', {}, 'Please contact us to arrange payment.'],
])('a reminder to pay, with %s, says what the customer can do', (_what, overrides, how) => {
  const { sentences } = paymentReminder({ ...state('pending'), ...overrides }, '3 December 2026');
  expect(sentences[0]).toBe(`Nothing has been charged yet. ${how}`);
  expect(sentences[1]).toContain('until 3 December 2026');
});

describe('a parcel whose carrier is known', () => {
  const shipped: OrderState = { ...state('shipped', ['pending'], 'TCG-1'), carrier: 'courier-guy' };
  const link = 'https://portal.thecourierguy.co.za/track?ref=TCG-1';

  it('is named with it, and can be followed', () => {
    expect(wordsOf(shipped)).toContain('Your tracking number with The Courier Guy is TCG-1.');
    expect(orderStory(shipped).trackingLink).toBe(link);
    expect(removalStory(shipped).trackingLink).toBe(link);
  });

  it('cannot where its number is not shown', () => {
    expect(orderStory({ ...shipped, status: 'cancelled', pastStatuses: [] }).trackingLink).toBeNull();
    expect(removalStory({ ...shipped, status: 'pending', pastStatuses: [] }).trackingLink).toBeNull();
  });
});

test.each<[OrderStatus, title: string, lead: string]>([
  ['pending', 'Order Confirmed!', 'Thank you, Naledi. We have your order.'],
  ['shipped', 'Order Confirmed!', 'Thank you, Naledi. Your order is on its way.'],
  ['cancelled', 'Order Cancelled', 'Your order was cancelled.'],
])('%s: %s %s', (status, title, lead) => {
  expect(orderPageHead({ ...state(status), customerName: 'Naledi' })).toEqual({ title, lead });
});
