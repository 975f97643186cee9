/** PayFast as its documents describe it, as far as a school meets it: it signs notices, and says which are its own. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHash } from 'node:crypto';

/** Of PayFast's own sandbox. */
export const PAYFAST_ACCOUNT = {
  payfastMerchantId: '10000100',
  payfastMerchantKey: '46f0cd694581a',
  payfastPassphrase: 'jt7NOE43FZPn',
};

export interface PayFastServer {
  origin: string;
  /** What it answers to a notice that it is asked about; `away` hangs up. */
  verdict: 'honest' | 'away' | 'odd';
  /** The notice of a payment, as it would be posted. It stands by that one. */
  notice(fields: Record<string, string>, passphrase?: string): string;
  close(): Promise<void>;
}

export async function startPayFastServer(): Promise<PayFastServer> {
  const own = new Set<string>();
  const http = createServer((request, response) => {
    void text(request).then((body) => {
      if (server.verdict === 'away') return request.socket.destroy();
      if (request.method !== 'POST' || request.url !== '/eng/query/validate') return response.writeHead(404).end();
      return response.end(server.verdict === 'odd' ? '<h1>Busy</h1>' : own.has(body) ? 'VALID' : 'INVALID');
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: PayFastServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    verdict: 'honest',
    notice(fields, passphrase = PAYFAST_ACCOUNT.payfastPassphrase) {
      const told = formOf({ ...BLANK, merchant_id: PAYFAST_ACCOUNT.payfastMerchantId, ...fields });
      own.add(told);
      return `${told}&signature=${md5(`${told}&passphrase=${encoded(passphrase)}`)}`;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}

/** In PayFast's order; what is not known of a payment is sent empty. */
const BLANK = {
  m_payment_id: '',
  pf_payment_id: '1089250',
  payment_status: 'COMPLETE',
  item_name: "O'Brien & Zoë's gloves",
  item_description: '',
  amount_gross: '200.00',
  amount_fee: '-4.60',
  amount_net: '195.40',
  custom_str1: '',
  custom_int1: '',
  name_first: 'Thandi',
  name_last: '',
  email_address: 'thandi@example.com',
};

function formOf(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');
}

/** Node's own form encoding is PHP's, but for the asterisk. */
function encoded(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length).replaceAll('*', '%2A');
}

function md5(signed: string): string {
  return createHash('md5').update(signed).digest('hex');
}
