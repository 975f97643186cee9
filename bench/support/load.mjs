// Buyers who keep buying, visitors who keep writing and staff who keep changing their minds and making invoices that
// are paid, whatever becomes of the server, until they are told to stop.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './drill-shop.mjs';

const BUYERS = 8;
const STAFF = 2;
const INVOICE_LINE = { description: 'Drill workshop', quantity: 2, unitPrice: 50_000 };
/** In cents, of that line with its tax. */
const INVOICE_TOTAL = 115_000;
const PHONE = '0829990137';
/** Between two attempts at a server that does not answer. */
const AGAIN_MS = 20;
/** How long a load that is told to stop still waits for its first payment: longer than any machine takes for one. */
const FIRST_PAYMENT_LIMIT_MS = 120_000;
/** What staff do to an order, over and over; the last leaves it holding its stock. */
const STEPS = ['processing', 'cancelled', 'pending', 'shipped'];

export class Load {
  /** Every order that was answered with 201 or 200. @type {string[]} */
  acknowledged = [];
  /** The key of every payment and refund of an order that was answered so. @type {string[]} */
  recorded = [];
  /** The same of the payments of invoices. @type {string[]} */
  settled = [];
  /** The subject of every message that was answered with 201. @type {string[]} */
  written = [];
  /** The id of every invoice whose line was answered so. @type {number[]} */
  invoiced = [];
  /** What came besides them, by status; 0 when nobody answered. @type {import('./drill-shop.mjs').Answer[]} */
  others = [];
  #stopped = false;
  #ids = [];

  /** @param {import('./drill-shop.mjs').DrillShop} shop @param {import('./drill-shop.mjs').Product[]} products */
  constructor(shop, products) {
    this.shop = shop;
    this.products = products;
  }

  async start() {
    const staff = await this.shop.signIn();
    const [{ client }] = await this.shop.query('SELECT min(id) AS client FROM corporate_clients');
    this.running = Promise.all([
      this.#write(),
      this.#invoice(client, staff),
      ...Array.from({ length: BUYERS }, (_, i) => this.#buy(i)),
      ...Array.from({ length: STAFF }, () => this.#change(staff)),
    ]);
  }

  /**
   * No payment is lost or doubled, each order's sums are those of its payments, and an invoice is paid when it is.
   * @param {import('./verdict.mjs').Verdict} verdict
   */
  async judgeMoney(verdict) {
    await this.#judgePayments(verdict, 'payments and refunds of orders', 'order_payments', this.recorded);
    await this.#judgePayments(verdict, 'payments of invoices', 'invoice_payments', this.settled);
    const unsettled = await this.shop.query(
      `SELECT FROM invoices WHERE EXISTS (
         SELECT FROM invoice_items WHERE invoice_id = invoices.id AND description = $1)
       AND (status = 'paid') <> (total_cents =
         (SELECT coalesce(sum(amount_cents), 0) FROM invoice_payments WHERE invoice_id = invoices.id))`,
      [INVOICE_LINE.description],
    );
    verdict.expect('invoices that are paid without their payment, or the other way round', unsettled.length, 0);
    const wrong = await this.shop.query(`
      SELECT FROM orders WHERE (paid_cents, refunded_cents) <> (
        SELECT coalesce(sum(amount_cents) FILTER (WHERE kind = 'payment'), 0)::int,
          coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0)::int
        FROM order_payments WHERE order_id = orders.id)`);
    verdict.expect('orders whose sums are not those of their payments', wrong.length, 0);
  }

  async #judgePayments(verdict, what, table, acknowledged) {
    const kept = await this.shop.query(
      `SELECT idempotency_key AS key FROM ${table} WHERE idempotency_key LIKE 'load-%'`,
    );
    const keys = kept.map(({ key }) => key);
    console.log(`${acknowledged.length} ${what} acknowledged.`);
    verdict.expect(`some ${what} were acknowledged`, acknowledged.length > 0, true);
    verdict.expect(`${what} kept twice`, keys.length - new Set(keys).size, 0);
    verdict.expect(`${what} acknowledged and not kept`, acknowledged.filter((key) => !keys.includes(key)).length, 0);
  }

  /**
   * Messages and invoices that were acknowledged are there once and whole, and no log tells of anybody.
   * @param {import('./verdict.mjs').Verdict} verdict
   */
  async judgePapers(verdict) {
    console.log(`${this.written.length} messages and ${this.invoiced.length} invoices acknowledged.`);
    const messages = await this.shop.query(
      "SELECT subject FROM contact_messages WHERE subject LIKE 'Drill question %' GROUP BY subject HAVING count(*) = 1",
    );
    const kept = new Set(messages.map(({ subject }) => subject));
    const missing = this.written.filter((subject) => !kept.has(subject));
    verdict.expect('messages acknowledged and not kept once', missing.length, 0);
    const whole = await this.shop.query('SELECT FROM invoices WHERE id = ANY($1) AND total_cents = $2', [
      this.invoiced,
      INVOICE_TOTAL,
    ]);
    verdict.expect('invoices acknowledged and kept whole', whole.length, this.invoiced.length);
    const wrong = await this.shop.query(`
      SELECT FROM invoices WHERE discount_cents = 0 AND subtotal_cents <>
        (SELECT coalesce(sum(total_cents), 0) FROM invoice_items WHERE invoice_id = invoices.id)`);
    verdict.expect('invoices whose sum is not that of their lines', wrong.length, 0);
    const log = await this.shop.logs();
    const tellTales = [
      /Drill buyer/,
      /buyer-\d+@/,
      /Drill question/,
      /82 ?999 ?0137/,
      /SC-(?:[0-9A-Z]{4}-){3}/,
      /Naivasha/,
    ];
    verdict.expect('private words in a log', tellTales.filter((words) => words.test(log)).join(', ') || 'none', 'none');
  }

  /**
   * Resolves once nothing is under way any more. A slow machine may have spent the whole drill on starting again: it
   * goes on until there is a payment of each kind to judge.
   */
  async stop() {
    const startedMs = performance.now();
    const isShort = () => this.recorded.length === 0 || this.settled.length === 0;
    while (isShort() && performance.now() - startedMs < FIRST_PAYMENT_LIMIT_MS) await pause(AGAIN_MS);
    this.#stopped = true;
    await this.running;
  }

  /** One who does not know whether the order was placed sends it again, under the same key. */
  async #buy(buyer) {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const first = (buyer + turn) % this.products.length;
      const order = this.shop.orderOf([this.products[first], this.products[(first + 1) % this.products.length]]);
      const key = `load-${buyer}-${turn}-${order.customerEmail}`;
      let answer = await this.shop.place(buyer, order, key);
      while (answer.status !== 201 && answer.status !== 200 && !this.#stopped) {
        this.others.push(answer);
        await pause(AGAIN_MS);
        answer = await this.shop.place(buyer, order, key);
      }
      if (answer.status === 201 || answer.status === 200) this.acknowledged.push(answer.body.orderNumber);
    }
  }

  /** Who gets no answer writes another. */
  async #write() {
    while (!this.#stopped) {
      const subject = `Drill question ${randomUUID()}`;
      const message = {
        fullName: 'Drill buyer',
        email: 'buyer-0@example.com',
        phone: PHONE,
        subject,
        message: subject,
      };
      const answer = await send(this.shop.apps[0], 'POST', '/api/contact', message);
      if (answer.status === 201) this.written.push(subject);
      else this.others.push(answer);
      await pause(AGAIN_MS);
    }
  }

  async #invoice(corporateClientId, staff) {
    const invoice = { corporateClientId, dueDate: '2099-12-31', taxRate: 1500 };
    const post = async (path, body) => {
      const answer = await send(this.shop.apps[0], 'POST', `/api/admin/invoices${path}`, body, staff);
      if (answer.status !== 201) this.others.push(answer);
      return answer;
    };
    while (!this.#stopped) {
      const made = await post('', invoice);
      if (made.status === 201 && (await post(`/${made.body.id}/items`, INVOICE_LINE)).status === 201) {
        this.invoiced.push(made.body.id);
        const refused = await this.#record(`invoices/${made.body.id}/payments`, INVOICE_TOTAL, staff, this.settled);
        // Nobody else pays it: one that is sent again is no second one.
        if (refused) this.others.push(refused);
      }
      await pause(AGAIN_MS);
    }
  }

  async #change(staff) {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const id = this.#ids[turn % this.#ids.length];
      if (id === undefined) await this.#findOrders(staff);
      else
        for (const status of STEPS)
          this.#judge(await send(this.shop.apps[0], 'PUT', `/api/admin/orders/${id}`, { status }, staff));
      // A cent goes back, and comes in again.
      if (id !== undefined)
        for (const kind of ['refunds', 'payments']) await this.#record(`orders/${id}/${kind}`, 1, staff, this.recorded);
      if (turn % 5 === 4) await this.#findOrders(staff);
    }
  }

  /**
   * As a buyer: under the same key until it is decided. One that is refused, which is what it resolves to, moves no
   * money.
   */
  async #record(path, amount, staff, recorded) {
    const key = `load-${randomUUID()}`;
    const body = { amount, method: 'cash', date: '2026-01-31' };
    const headers = { ...staff, 'Idempotency-Key': key };
    while (!this.#stopped) {
      const answer = await send(this.shop.apps[0], 'POST', `/api/admin/${path}`, body, headers);
      if (answer.status === 201 || answer.status === 200) return void recorded.push(key);
      if (answer.status === 409) return answer;
      this.others.push(answer);
      await pause(AGAIN_MS);
    }
    return undefined;
  }

  #judge(answer) {
    if (answer.status !== 200) this.others.push(answer);
  }

  async #findOrders(staff) {
    const answer = await send(this.shop.apps[0], 'GET', '/api/admin/orders?range=[0,9]', undefined, staff);
    this.#judge(answer);
    const { status, body } = answer;
    if (status === 200)
      this.#ids = body.filter(({ customerName }) => customerName.startsWith('Drill buyer')).map(({ id }) => id);
    else await pause(AGAIN_MS);
  }
}
