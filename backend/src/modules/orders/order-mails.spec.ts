import { once } from 'node:events';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { ORDER_CONFIRMATIONS_PER_HOUR } from '#libs/contracts/order';
import type { PlaceOrderDto } from '#libs/contracts/generated/api';
import { createProduct, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs, skipRetryDelays, waitingJobs } from '../../../test/run-jobs.js';
import { forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import { MailLimitsService } from '../mail/mail-limits.service.js';
import type { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';

const CUSTOMER = {
  customerName: 'Thandi Mokoena',
  customerEmail: 'thandi@example.com',
  customerPhone: '082 123 4567',
  shippingAddress: '12 Naivasha Road\nSunninghill',
};
const STAFF = 'staff@stormcombat.example';
const SIZED = { name: 'Training Gi', priceCents: 119_900, hasVariableSizes: true, availableSizes: ['S', 'M'] };

let t: TestApp;
let gi: Product;
let admin: Record<string, string>;
const open = async (smtpUrl?: string) => {
  t = await startTestApp({ rateLimitScale: 1000, publicUrl: 'https://www.stormcombat.example', smtpUrl });
};
beforeAll(() => open());
beforeEach(stock);
afterAll(() => t.close());

async function stock(): Promise<void> {
  await forgetEverything(t);
  gi = await createProduct(t.db, SIZED);
  admin = (await signInAdmin(t)).headers;
}

const orderOf = (fields: Partial<PlaceOrderDto> = {}): PlaceOrderDto => ({
  ...CUSTOMER,
  totalAmount: 239_800,
  items: [{ productId: gi.id, quantity: 2, price: 119_900, selectedSize: 'M' }],
  ...fields,
});
const place = (fields: Partial<PlaceOrderDto> = {}, key?: string) =>
  request(t.server)
    .post('/api/orders')
    .set(key === undefined ? {} : { [IDEMPOTENCY_KEY.header]: key })
    .send(orderOf(fields));
const change = async (orderNumber: string, body: object) => {
  const { id } = await t.db.findOneByOrFail(Order, { orderNumber });
  return request(t.server).put(`/api/admin/orders/${id}`).set(admin).send(body);
};
const mailsTo = async (address: string): Promise<Email[]> =>
  (await readMails(t)).filter(({ to }) => to?.some((one) => one.address === address));
/** No-break spaces read as spaces. */
const plain = (text = '') => text.replaceAll(/\u00a0|&nbsp;/g, ' ');
async function deliverDigests(): Promise<void> {
  await t.db.query('UPDATE mail_limits SET digest_due_at = now() WHERE digest_due_at IS NOT NULL');
  await t.app.get(MailLimitsService, { strict: false }).sendDigests();
  await runJobs(t);
}

describe('an order that is placed', () => {
  it('is confirmed to its customer and told to the staff, in HTML and text', async () => {
    const { body } = await place().expect(201);
    const { id } = await t.db.findOneByOrFail(Order, { orderNumber: body.orderNumber });
    await runJobs(t);
    const mails = [...(await mailsTo(CUSTOMER.customerEmail)), ...(await mailsTo(STAFF))];
    expect(mails.map(({ subject }) => plain(subject))).toEqual([
      `Your order ${body.orderNumber}`,
      `New order ${body.orderNumber}: R2 398.00 from Thandi Mokoena`,
    ]);
    for (const { html, text } of mails) {
      for (const words of [
        body.orderNumber,
        'Thandi Mokoena',
        'Training Gi',
        'R1 199.00',
        'R2 398.00',
        '12 Naivasha Road',
        'Sunninghill',
        '+27 82 123 4567',
      ]) {
        expect([plain(html), plain(text)]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
      }
    }
    const [confirmation, notice] = mails as [Email, Email];
    expect([confirmation.replyTo, notice.replyTo]).toEqual([
      undefined,
      [{ name: '', address: CUSTOMER.customerEmail }],
    ]);
    expect(confirmation.text).toContain(`https://www.stormcombat.example/order-success?order=${body.orderNumber}`);
    expect(notice.text).toContain(`https://www.stormcombat.example/admin/orders/${id}/show`);
    expect(confirmation.html).not.toMatch(/payment was processed/);
  });

  it('without a size is marked for the staff', async () => {
    await place({ items: [{ productId: gi.id, quantity: 2, price: 119_900 }] }).expect(201);
    await runJobs(t);
    const [notice] = await mailsTo(STAFF);
    expect([notice?.html, notice?.text]).toEqual([
      expect.stringContaining('Size not given'),
      expect.stringContaining('SIZE NOT GIVEN'),
    ]);
  });

  it('is told of once, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => place({}, 'one-attempt')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    await runJobs(t);
    expect(await readMails(t)).toHaveLength(2);
  });

  it.each([
    ['a stale price', { totalAmount: 100, items: [{ productId: 0, quantity: 1, price: 100, selectedSize: 'M' }] }],
    [
      'too little stock',
      { totalAmount: 11 * 119_900, items: [{ productId: 0, quantity: 11, price: 119_900, selectedSize: 'M' }] },
    ],
  ])('is not told of when it is refused for %s', async (_why, { totalAmount, items }) => {
    await place({ totalAmount, items: items.map((item) => ({ ...item, productId: gi.id })) }).expect(409);
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('is not told of when it is rolled back at the very end', async () => {
    await t.db.query(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$",
    );
    await t.db.query(
      `CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        EXECUTE FUNCTION refuse()`,
    );
    await place().expect(500);
    expect([await waitingJobs(t), await t.db.count(Order)]).toEqual([[], 0]);
    expect(await t.db.query('SELECT FROM mail_limits')).toEqual([]);
    await t.db.query('DROP FUNCTION refuse() CASCADE');
  });

  it('has no headers of a stranger', async () => {
    const named = (line: string) => `Thandi${line}Bcc: all@evil.example${line}${line}${'x'.repeat(60)}`;
    await place({ customerName: named('\u2028') }).expect(400);
    await place({ customerName: named(' ') }).expect(201);
    await runJobs(t);
    const [notice] = await mailsTo(STAFF);
    expect(notice).toMatchObject({
      to: [{ address: STAFF }],
      subject: expect.stringMatching(/from Thandi Bcc: all@\u200bevil\.\u200bexample x+…$/),
    });
    expect([notice?.bcc, notice?.cc]).toEqual([undefined, undefined]);
    expect(notice?.html).not.toContain('all@evil.example</strong>');
  });
});

describe('the limit an hour', () => {
  it('confirms three to one address however written, the rest in a digest; staff hear of each', async () => {
    const numbers: string[] = [];
    for (const customerEmail of [
      'thandi@example.com',
      'Thandi@Example.com',
      'THANDI@EXAMPLE.COM',
      'thandi@example.com',
      'tHandi@example.com',
      'thandi@EXAMPLE.com',
    ]) {
      const { body } = await place({
        customerEmail,
        totalAmount: 119_900,
        items: [{ productId: gi.id, quantity: 1, price: 119_900, selectedSize: 'S' }],
      }).expect(201);
      numbers.push(body.orderNumber);
    }
    await runJobs(t);
    const toCustomer = async () =>
      (await readMails(t)).filter(({ to }) => to?.[0]?.address?.toLowerCase() === 'thandi@example.com');
    expect((await toCustomer()).map(({ subject }) => subject)).toEqual(
      numbers.slice(0, ORDER_CONFIRMATIONS_PER_HOUR).map((number) => `Your order ${number}`),
    );
    expect(await mailsTo(STAFF)).toHaveLength(numbers.length);
    const toldOnPages = () =>
      Promise.all(
        numbers.map(
          async (number) =>
            (await request(t.server).get(`/api/orders/${number}`).expect(200)).body.confirmation as string,
        ),
      );
    expect(await toldOnPages()).toEqual(
      numbers.map((_number, i) => (i < ORDER_CONFIRMATIONS_PER_HOUR ? 'queued' : 'held')),
    );

    await deliverDigests();
    expect(await toldOnPages()).toEqual(numbers.map(() => 'queued'));
    const digest = (await toCustomer()).at(-1);
    expect(digest?.subject).toBe('Your 3 further orders');
    for (const number of numbers) {
      const isInDigest = numbers.indexOf(number) >= ORDER_CONFIRMATIONS_PER_HOUR;
      expect([digest?.text?.includes(number), digest?.html?.includes(number)]).toEqual([isInDigest, isInDigest]);
    }
    expect(plain(digest?.text)).toContain('Training Gi, size S');
    expect(await mailsTo(STAFF)).toHaveLength(numbers.length);
  });

  it('counts each customer by themselves', async () => {
    for (const customerEmail of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'])
      await place({ customerEmail }).expect(201);
    await runJobs(t);
    expect(await readMails(t)).toHaveLength(8);
  });
});

describe('a change by staff', () => {
  it('tells the customer each status once, and a tracking number that comes later', async () => {
    const { orderNumber } = (await place().expect(201)).body;
    const changes = [
      { status: 'processing' },
      { status: 'processing' },
      { status: 'shipped' },
      { trackingNumber: 'ZA-7788' },
      { trackingNumber: 'ZA-7788' },
      { trackingNumber: null },
      { status: 'delivered' },
      { trackingNumber: 'ZA-9900' },
      { status: 'cancelled' },
      { status: 'pending' },
    ];
    for (const body of changes) expect((await change(orderNumber, body)).status).toBe(200);
    await runJobs(t);
    const [, ...news] = await mailsTo(CUSTOMER.customerEmail);
    expect(news.map(({ subject }) => subject?.replace(`Your order ${orderNumber} `, ''))).toEqual([
      'is being prepared',
      'was shipped',
      'was shipped: its tracking number',
      'was delivered',
      'was cancelled',
      'is being reviewed again',
    ]);
    expect(
      news.map(({ text, html }) => [text, html].map((part) => part?.includes('payment was processed successfully'))),
    ).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, true],
      [false, false],
      // What was paid when it was taken up stays recorded.
      [true, true],
    ]);
    expect([news[2]?.text, news[2]?.html]).toEqual([
      expect.stringContaining('ZA-7788'),
      expect.stringContaining('ZA-7788'),
    ]);
    expect(await mailsTo(STAFF)).toHaveLength(1);
  });

  it('that corrects an order tells its customer what, a note for staff tells nobody', async () => {
    const { orderNumber } = (await place().expect(201)).body;
    expect((await change(orderNumber, { internalNote: 'A regular' })).status).toBe(200);
    expect((await change(orderNumber, { shippingAddress: '9 Rivonia Road, Sandton' })).status).toBe(200);
    await runJobs(t);
    const [, ...news] = await mailsTo(CUSTOMER.customerEmail);
    expect(news.map(({ subject }) => subject)).toEqual([`Your order ${orderNumber} was corrected`]);
    expect(news[0]?.text).toContain('We have changed: shipping address.');
  });

  it('that deletes an order tells its customer', async () => {
    const { orderNumber } = (await place().expect(201)).body;
    const { id } = await t.db.findOneByOrFail(Order, { orderNumber });
    await request(t.server).delete(`/api/admin/orders/${id}`).set(admin).expect(200);
    await runJobs(t);
    const [, removed] = await mailsTo(CUSTOMER.customerEmail);
    expect(removed?.subject).toBe(`Your order ${orderNumber} was removed`);
    expect(removed?.text).toContain('Nothing will be sent.');
    expect(removed?.text).not.toContain('order-success');
  });

  it('that is refused tells nobody', async () => {
    const { orderNumber } = (await place().expect(201)).body;
    await change(orderNumber, { status: 'cancelled' });
    await t.db.query('UPDATE products SET stock = 0');
    await runJobs(t);
    expect((await change(orderNumber, { status: 'processing' })).status).toBe(409);
    expect(await waitingJobs(t)).toEqual([]);
  });
});

describe('while the mail server refuses', () => {
  it('orders are placed and changed as ever, and the mails arrive when it takes them', async () => {
    await t.close();
    let isAway = true;
    const recipients: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) =>
        done(isAway ? Object.assign(new Error('Come back later'), { responseCode: 421 }) : undefined),
      onData: (stream, { envelope }, done) =>
        void stream.resume().on('end', () => {
          recipients.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        }),
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    await open(`smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`);
    await stock();
    try {
      const { orderNumber } = (await place().expect(201)).body;
      expect((await change(orderNumber, { status: 'shipped' })).status).toBe(200);
      await runJobs(t);
      expect(recipients).toEqual([]);
      expect((await waitingJobs(t)).map(({ task, attempts }) => [task, attempts])).toEqual([
        ['send-mail', 1],
        ['send-mail', 1],
        ['send-mail', 1],
      ]);
      isAway = false;
      await skipRetryDelays(t);
      await runJobs(t);
      expect(recipients.toSorted()).toEqual([STAFF, CUSTOMER.customerEmail, CUSTOMER.customerEmail]);
      expect(await waitingJobs(t)).toEqual([]);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });
});
