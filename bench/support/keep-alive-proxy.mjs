// What a proxy before several replicas does with a request: sends it on over a connection that it keeps, to one that it
// believes to be well. Only a connection that was never made is tried elsewhere; a request that was sent is never sent
// twice.
import { Agent, request } from 'node:http';

const ASK_EVERY_MS = 200;

export class KeepAliveProxy {
  #turn = 0;
  #timer;

  /**
   * @param {string[]} origins of the replicas
   * @param {{ asksHealth: boolean, idleMs: number }} ways whether it goes by /api/health, and how long it keeps a
   *   connection that nobody uses
   */
  constructor(origins, { asksHealth, idleMs }) {
    this.replicas = origins.map((origin) => ({
      origin,
      isWell: true,
      agent: new Agent({ keepAlive: true, timeout: idleMs, maxFreeSockets: 256 }),
    }));
    if (asksHealth)
      this.#timer = setInterval(() => this.replicas.forEach((replica) => void this.#ask(replica)), ASK_EVERY_MS);
  }

  close() {
    clearInterval(this.#timer);
    for (const { agent } of this.replicas) agent.destroy();
  }

  /**
   * @returns {Promise<{ status: number, text: string }>} status 0: the connection broke @param {string} method @param
   *   {string} path @param {object} [body]
   */
  async send(method, path, body) {
    this.#turn += 1;
    const inTurn = this.replicas.map((_, i) => this.replicas[(this.#turn + i) % this.replicas.length]);
    const byHealth = inTurn.toSorted((a, b) => Number(b.isWell) - Number(a.isWell));
    let answer = { status: 0, text: 'there is no replica' };
    for (const { origin, agent } of byHealth) {
      answer = await once(origin + path, method, body, agent);
      if (answer.text !== 'ECONNREFUSED') break;
    }
    return answer;
  }

  async #ask(replica) {
    const { status } = await once(`${replica.origin}/api/health`, 'GET', undefined, undefined);
    replica.isWell = status === 200;
  }
}

function once(url, method, body, agent) {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const headers = {
      'X-Forwarded-For': '203.0.113.7',
      ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    };
    const sent = request(url, { method, headers, agent }, (answer) => {
      let received = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        received += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: received }));
      answer.on('error', (error) => resolve({ status: 0, text: String(error) }));
    });
    sent.on('error', (error) => resolve({ status: 0, text: 'code' in error ? String(error.code) : String(error) }));
    sent.end(text);
  });
}
