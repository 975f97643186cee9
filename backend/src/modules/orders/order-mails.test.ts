import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { orderStory } from '#libs/domain/order-story';
import { takeFacts } from '#libs/school/facts';
import { showMail } from '../../../test/shown-mail.js';
import type { Mail } from '../mail/mail.js';
import { type MailedOrder, mailedOrder, mailedState } from './mailed-order.js';
import { orderNoticeMail, orderDigestMail, orderPlacedMail, orderRemovedMail, orderStatusMail } from './order.mail.js';
import type { OrderRecord } from './order-record.entity.js';

const SITE = 'https://www.stormcombat.example';
const STAFF = 'staff@stormcombat.example';
const NUMBER = 'SC-7KQ2-9XWM-B4TR-0ZHN';
const PAYMENT_CLAIM = /payment was processed/i;

const line = { name: 'Training Gi', size: 'M', sizeNotGiven: false, quantity: 2, unitPriceCents: 119_900 };
const order = (fields: Partial<MailedOrder> = {}): MailedOrder => ({
  id: 12,
  orderNumber: NUMBER,
  placedAt: '2027-03-01T10:05:00.000Z',
  status: 'pending',
  trackingNumber: null,
  carrier: null,
  customerName: 'Thandi Mokoena',
  customerEmail: 'thandi@example.com',
  customerPhone: '082 123 4567',
  shippingAddress: '12 Naivasha Road\nSunninghill',
  totalCents: 289_700,
  paidCents: 0,
  refundedCents: 0,
  lines: [line, { name: 'Gloves', size: null, sizeNotGiven: false, quantity: 1, unitPriceCents: 49_900 }],
  ...fields,
});

const shown = (mail: Mail) => showMail(mail, SITE);
function expectShown(mail: Mail, expected: (string | RegExp)[]): void {
  for (const part of shown(mail).words)
    for (const words of expected)
      expect(part).toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words));
}
function expectNotShown(mail: Mail, unexpected: RegExp): void {
  for (const part of shown(mail).words) expect(part).not.toMatch(unexpected);
}

describe('the confirmation to the customer', () => {
  const mail = orderPlacedMail(order(), SITE);

  it("has number, lines, total, address and the moment by the school's clock", () => {
    expect(mail).toMatchObject({ to: 'thandi@example.com', subject: `Your order ${NUMBER}` });
    expectShown(mail, [
      NUMBER,
      'Thandi Mokoena',
      /1 March 2027.* 12:05/,
      'Training Gi',
      /size M/i,
      '2 x R1 199.00',
      'R2 398.00',
      'Gloves',
      '1 x R499.00',
      /Total:? R2 897.00/,
      '12 Naivasha Road',
      'Sunninghill',
      '082 123 4567',
      '+27 11 555 0134',
      'info@stormcombat.example',
    ]);
  });

  it('leads to the order', () => {
    const { html, text } = shown(mail);
    expect(html).toContain(`href="${SITE}/order-success?order&#x3D;${NUMBER}"`);
    expect(text).toContain(`${SITE}/order-success?order=${NUMBER}`);
  });

  it('claims no payment, and says how it is settled', () => {
    expectNotShown(mail, PAYMENT_CLAIM);
    expectShown(mail, ["Nothing has been charged yet. We'll contact you to arrange payment and delivery."]);
  });

  it('asks for a size that was not given, and only then', () => {
    expectNotShown(mail, /size (not given|that is missing)/i);
    expectShown(orderPlacedMail(order({ lines: [{ ...line, size: null, sizeNotGiven: true }] }), SITE), [
      /size not given/i,
      'the missing size',
    ]);
  });

  it('leaves out what was not given', () => {
    expectNotShown(orderPlacedMail(order({ customerPhone: null }), SITE), /Phone|null|undefined/);
  });
});

describe('the digest to the customer', () => {
  // The facts are the process's, which other test files share.
  afterEach(() => takeFacts({}));

  const second = order({
    orderNumber: 'SC-0000-1111-2222-3333',
    totalCents: 100,
    lines: [{ ...line, name: 'Sticker', quantity: 1, unitPriceCents: 100 }],
  });

  it('tells of every order, without a claim of payment', () => {
    const mail = orderDigestMail([order(), second], SITE);
    expect(mail).toMatchObject({ to: 'thandi@example.com', subject: 'Your 2 further orders' });
    expectShown(mail, [
      NUMBER,
      'R2 897.00',
      'Training Gi',
      'SC-0000-1111-2222-3333',
      'Sticker',
      'R1.00',
      '12 Naivasha Road, Sunninghill',
      'to arrange payment and delivery',
    ]);
    expectNotShown(mail, PAYMENT_CLAIM);
    expect(shown(mail).html.match(/order-success/g)).toHaveLength(2);
  });

  it('says of each order what its page says: how to pay, and that it is collected', () => {
    const bank = { holder: 'Storm Test', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };
    takeFacts({ shop: { bank } });
    const collected = {
      ...second,
      delivery: { optionId: 'collect', name: 'Collect', kind: 'collection', price: 0 } as const,
    };
    const mail = orderDigestMail([order(), collected], SITE);
    const told = [order(), collected].flatMap((one) => orderStory(mailedState(one, [])).sentences);
    expectShown(
      mail,
      told.map((sentence) => sentence.replaceAll(/\s/g, ' ')),
    );
    expectShown(mail, ['62000000001', /Amount:? R2 897.00/, /Amount:? R1.00/]);
    expectNotShown(mail, /contact you to arrange/);
  });

  it('says of the order that lacks a size that it will be asked for, and only of that', () => {
    const unsized = order({ lines: [{ ...line, size: null, sizeNotGiven: true }] });
    const mail = orderDigestMail([unsized, second], SITE);
    expectShown(mail, [/size not given/i, 'We will also ask you for the missing size.']);
    expect(shown(mail).text.match(/the missing size/g)).toHaveLength(1);
    expectNotShown(orderDigestMail([order(), second], SITE), /missing size/);
  });

  it('of one is a confirmation', () => {
    expect(orderDigestMail([second], SITE).subject).toBe('Your order SC-0000-1111-2222-3333');
  });
});

describe('the notice to the staff', () => {
  afterEach(() => takeFacts({}));

  it('has what they need, and is answered to the customer', () => {
    const mail = orderNoticeMail(order(), STAFF, SITE);
    expect(mail).toMatchObject({
      to: STAFF,
      replyTo: 'thandi@example.com',
      subject: `New order ${NUMBER}: R2\u00a0897.00 from Thandi Mokoena`,
    });
    expectShown(mail, [
      NUMBER,
      'Thandi Mokoena',
      'thandi@example.com',
      '082 123 4567',
      '12 Naivasha Road',
      'Training Gi',
      /size M/i,
      'R2 897.00',
    ]);
    expect(shown(mail).html).toContain(`href="${SITE}/admin/orders/12/show"`);
    expect(shown(mail).text).toContain(`${SITE}/admin/orders/12/show`);
    expectNotShown(mail, /size (is missing|not given)/i);
  });

  it('says who arranges the payment: the staff, or nobody once the customer was told how to pay', () => {
    expectShown(orderNoticeMail(order(), STAFF, SITE), ['Arrange payment with the customer']);
    takeFacts({ shop: { bank: { holder: 'Storm', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' } } });
    const told = orderNoticeMail(order(), STAFF, SITE);
    expectShown(told, ['The customer was told how to pay. Once the payment is there']);
    expectNotShown(told, /Arrange payment/);
  });

  it('marks a size that was not given, above and at its line', () => {
    expectShown(orderNoticeMail(order({ lines: [{ ...line, size: null, sizeNotGiven: true }] }), STAFF, SITE), [
      /a size is missing/i,
      /Training Gi,? size not given/i,
    ]);
  });

  it('says that no phone was given', () => {
    expectShown(orderNoticeMail(order({ customerPhone: null }), STAFF, SITE), ['Phone: not given']);
  });

  it('shortens a long name in the subject, between characters', () => {
    expect(orderNoticeMail(order({ customerName: '🥋'.repeat(61) }), STAFF, SITE).subject).toBe(
      `New order ${NUMBER}: R2\u00a0897.00 from ${'🥋'.repeat(60)}…`,
    );
  });
});

describe('the news of a status', () => {
  const news = (from: OrderStatus, to: OrderStatus, fields: Partial<MailedOrder> = {}) =>
    orderStatusMail(order({ status: to, ...fields }), from, ['pending', from], SITE);

  it.each<[OrderStatus, OrderStatus, string]>([
    ['pending', 'processing', 'is being prepared'],
    ['processing', 'shipped', 'was shipped'],
    ['shipped', 'delivered', 'was delivered'],
    ['pending', 'cancelled', 'was cancelled'],
    ['processing', 'pending', 'is being reviewed again'],
    ['cancelled', 'pending', 'is being reviewed again'],
  ])('%s to %s: "Your order %3$s"', (from, to, subject) => {
    const mail = news(from, to);
    expect(mail).toMatchObject({ to: 'thandi@example.com', subject: `Your order ${NUMBER} ${subject}` });
    expectShown(mail, [NUMBER, 'Training Gi', 'R2 897.00', 'info@stormcombat.example', 'See your order']);
  });

  const steps = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => to !== from).map((to): [OrderStatus, OrderStatus] => [from, to]),
  );
  it.each(steps)('%s to %s says what the page says', (from, to) => {
    const mail = news(from, to, { trackingNumber: 'ZA-7788' });
    const { headline, sentences } = orderStory(
      mailedState(order({ status: to, trackingNumber: 'ZA-7788' }), ['pending', from]),
    );
    expectShown(mail, [headline, ...sentences]);
    for (const part of shown(mail).words)
      expect([part.includes('no longer cancelled'), part.includes('ZA-7788')]).toEqual([
        from === 'cancelled',
        sentences.join().includes('ZA-7788'),
      ]);
  });

  it('tells of a tracking number that came later', () => {
    const mail = news('shipped', 'shipped', { trackingNumber: 'ZA-7788' });
    expect(mail.subject).toBe(`Your order ${NUMBER} was shipped: its tracking number`);
    expectShown(mail, ['Your tracking number is ZA-7788.']);
  });

  it('that it was removed leads to no page', () => {
    const mail = orderRemovedMail(order(), [], SITE);
    expect(mail.subject).toBe(`Your order ${NUMBER} was removed`);
    expectShown(mail, [
      'Your order was removed',
      'Nothing will be sent',
      NUMBER,
      'Training Gi',
      'info@stormcombat.example',
    ]);
    expectNotShown(mail, /See your order/);
    expect(shown(mail).html).not.toContain('order-success');
  });

  it('says no more of a size that was missing', () => {
    expectNotShown(
      news('pending', 'processing', { lines: [{ ...line, size: null, sizeNotGiven: true }] }),
      /size not given/i,
    );
  });
});

describe('what a stranger wrote', () => {
  const nasty = mailedOrder(
    {
      id: 1,
      orderNumber: NUMBER,
      createdAt: new Date('2027-03-01T10:05:00Z'),
      status: 'pending',
      trackingNumber: null,
      carrier: null,
      customerEmail: 'thandi@example.com',
      totalAmount: 100,
      items: [],
      customerName: '<b>Thandi</b>\r\nBcc: all@evil.example',
      customerPhone: '<i>1</i>\nTotal: R0.00',
      shippingAddress: 'https://evil.example/<script>\u2028Phone: "1"',
    } as Partial<OrderRecord> as OrderRecord,
    null,
  );
  const mails: [string, Mail][] = [
    ['confirmation', orderPlacedMail(nasty, SITE)],
    ['digest', orderDigestMail([nasty, nasty], SITE)],
    ['notice', orderNoticeMail(nasty, STAFF, SITE)],
    ['news', orderStatusMail(nasty, 'processing', [], SITE)],
  ];

  it.each(mails)('is text in the %s: no markup, no link, no line of ours', (_what, mail) => {
    const { html, text } = shown(mail);
    expect(html).not.toMatch(/<b>|<i>|<script/);
    expect(html).toContain('&lt;b&gt;Thandi&lt;/b&gt;');
    for (const part of [html, text]) expect(part).not.toMatch(/https:\/\/evil|all@evil|evil\.example/);
    expect(text).not.toMatch(/^(Bcc|Total: R0\.00|Phone: "1")/m);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('reads as it was written, for people', () => {
    expect(shown(mails[0]![1]).text.replaceAll('\u200b', '')).toContain(
      '\n  https://evil.example/<script>\n  Phone: "1"\n',
    );
  });
});
