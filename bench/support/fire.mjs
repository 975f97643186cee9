// Requests as fast as a server takes them, over connections that are kept.
import autocannon from 'autocannon';
import { cpuMs } from './process-tree.mjs';

/** For reads and for writes: as many visitors as look, and as write, at a time. */
export const CONNECTIONS = { read: 32, write: 16 };

/**
 * @param {object} target
 * @param {string} target.url
 * @param {number} target.connections
 * @param {object} target.request of autocannon; `next` makes each request anew
 * @param {number[]} target.pids whose processor time is told, with that of their children
 * @param {number} [target.expected] status of every answer
 * @param {number} seconds
 * @returns {Promise<{ perSecond: number, cpuMsEach: number }>}
 * @throws Error when an answer is another
 */
export async function fire({ url, connections, request, pids, expected = 200 }, seconds) {
  const { next, ...fixed } = request;
  const before = await cpuMs(pids);
  const startedMs = performance.now();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ ...fixed, ...(next && { setupRequest: (made) => ({ ...made, ...next() }) }) }],
  });
  const tookMs = performance.now() - startedMs;
  const used = (await cpuMs(pids)) - before;
  const count = result.statusCodeStats[expected]?.count ?? 0;
  const others = Object.keys(result.statusCodeStats).filter((status) => status !== String(expected));
  if (result.errors > 0 || others.length > 0)
    throw new Error(
      `${request.path} of ${url}: ${result.errors} errors, ` +
        `answers ${JSON.stringify(result.statusCodeStats)}, expected ${expected}`,
    );
  return { perSecond: (count * 1000) / tookMs, cpuMsEach: used / Math.max(count, 1) };
}

let addresses = 0;

/**
 * Where the next visitor comes from, for a server that trusts a proxy: what is limited by address is limited for none.
 */
export function nextAddress() {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** @param {object} body @returns what `next` of a request gives */
export function posted(body) {
  return {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': nextAddress() },
  };
}
