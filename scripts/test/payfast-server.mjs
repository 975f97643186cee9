// PayFast as its documents describe it (developers.payfast.co.za), as far as a school and its customers meet it: the
// page that takes a signed form, the notice of a payment, and the answer to who asks whether a notice is its own.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Of PayFast's own sandbox. */
export const PAYFAST_ACCOUNT = {
  merchantId: '10000100',
  merchantKey: '46f0cd694581a',
  passphrase: 'jt7NOE43FZPn',
};

/** In PayFast's order; what is not known of a payment is sent empty. */
const BLANK_NOTICE = {
  m_payment_id: '',
  pf_payment_id: '',
  payment_status: 'COMPLETE',
  item_name: "O'Brien & Zoë's gloves",
  item_description: '',
  amount_gross: '',
  amount_fee: '-4.60',
  amount_net: '195.40',
  custom_str1: '',
  custom_int1: '',
  name_first: 'Thandi',
  name_last: '',
  email_address: 'thandi@example.com',
};

export class PayFastServer {
  /**
   * What it answers about notices: `away` hangs up, `odd` says neither, `gullible` stands by any.
   * @type {'honest' | 'away' | 'odd' | 'gullible'}
   */
  verdict = 'honest';
  /**
   * What the page took from a customer, oldest first.
   * @type {Record<string, string>[]}
   */
  taken = [];
  /** @type {Set<string>} */
  #own = new Set();
  #payments = 1_000_000;
  #http = createServer((request, response) => {
    void text(request).then((body) => this.#answer(request, response, body));
  });

  static async open() {
    const server = new PayFastServer();
    server.#http.listen(0, '127.0.0.1');
    await once(server.#http, 'listening');
    return server;
  }

  get origin() {
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.#http.address());
    return `http://127.0.0.1:${port}`;
  }

  nextPayment() {
    return String(this.#payments++);
  }

  /**
   * The notice of a payment, as it would be posted; PayFast stands by it.
   * @param {Record<string, string>} fields
   * @param {string} [passphrase]
   */
  notice(fields, passphrase = PAYFAST_ACCOUNT.passphrase) {
    const told = formOf({ ...BLANK_NOTICE, merchant_id: PAYFAST_ACCOUNT.merchantId, ...fields });
    this.#own.add(told);
    return `${told}&signature=${signed(told, passphrase)}`;
  }

  /** Tells the school of the last payment that the page took. @returns {Promise<number>} the status of its answer */
  async tell(pf_payment_id = this.nextPayment()) {
    const { notify_url, m_payment_id, amount } = this.taken.at(-1);
    const answer = await fetch(notify_url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: this.notice({ m_payment_id, pf_payment_id, amount_gross: amount }),
    });
    return answer.status;
  }

  async close() {
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {string} body
   */
  #answer(request, response, body) {
    if (this.verdict === 'away') return request.socket.destroy();
    switch (`${request.method} ${request.url}`) {
      case 'POST /eng/query/validate':
        if (this.verdict === 'odd') return response.end('<h1>Busy</h1>');
        return response.end(this.verdict === 'gullible' || this.#own.has(body) ? 'VALID' : 'INVALID');
      case 'POST /eng/process':
        return this.#showPage(response, Object.fromEntries(new URLSearchParams(body)));
      case 'POST /pay':
        return response.writeHead(303, { location: new URLSearchParams(body).get('return_url') ?? '/' }).end();
      default:
        return response.writeHead(404).end();
    }
  }

  /**
   * @param {import('node:http').ServerResponse} response
   * @param {Record<string, string>} form
   */
  #showPage(response, { signature, ...fields }) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (signature !== signed(formOf(fields), PAYFAST_ACCOUNT.passphrase))
      return response.writeHead(400).end('<h1>Generated signature does not match submitted signature</h1>');
    this.taken.push(fields);
    return response.end(`<!doctype html><html lang="en"><title>PayFast</title><h1>${fields.item_name}</h1>
      <p>R${fields.amount}</p><form method="post" action="/pay">
      <input type="hidden" name="return_url" value="${fields.return_url.replaceAll('&', '&amp;')}">
      <button>Pay now</button></form></html>`);
  }
}

/** @param {Record<string, string>} fields */
function formOf(fields) {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');
}

/** @param {string} parameters @param {string} passphrase */
function signed(parameters, passphrase) {
  return createHash('md5')
    .update(`${parameters}&passphrase=${encoded(passphrase)}`)
    .digest('hex');
}

/** Node's own encoding of forms is PHP's, but for the asterisk. @param {string} value */
function encoded(value) {
  return new URLSearchParams({ value }).toString().slice('value='.length).replaceAll('*', '%2A');
}
