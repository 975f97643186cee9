// Buyers who keep buying and staff who keep changing their minds, whatever becomes of the server, until they are told
// to stop.
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './drill-shop.mjs';

const BUYERS = 8;
const STAFF = 2;
/** Between two attempts at a server that does not answer. */
const AGAIN_MS = 20;
/** What staff do to an order, over and over; the last leaves it holding its stock. */
const STEPS = ['processing', 'cancelled', 'pending', 'shipped'];

export class Load {
  /** Every order that was answered with 201 or 200. @type {string[]} */
  acknowledged = [];
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
    this.running = Promise.all([
      ...Array.from({ length: BUYERS }, (_, i) => this.#buy(i)),
      ...Array.from({ length: STAFF }, () => this.#change(staff)),
    ]);
  }

  /** Resolves once nothing is under way any more. */
  async stop() {
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

  async #change(staff) {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const id = this.#ids[turn % this.#ids.length];
      if (id === undefined) await this.#findOrders(staff);
      else
        for (const status of STEPS)
          this.#judge(await send(this.shop.apps[0], 'PUT', `/api/admin/orders/${id}`, { status }, staff));
      if (turn % 5 === 4) await this.#findOrders(staff);
    }
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
