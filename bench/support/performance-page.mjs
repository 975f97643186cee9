// docs/performance.md, as bench/side-by-side.mjs writes it.
import { cpus, totalmem } from 'node:os';
import { CONNECTIONS } from './fire.mjs';

/** @param {string} table @param {{ rounds: number, seconds: number, postgres: string }} run */
export function performancePage(table, { rounds, seconds, postgres }) {
  const [{ model }] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `# Performance

Written by \`npm run bench -- --rounds ${rounds} --seconds ${seconds}\` on ${day}:
${cpus().length} cores (${model.trim()}), ${(totalmem() / 1e9).toFixed(0)} GB of memory,
Node ${process.versions.node}, PostgreSQL ${postgres}.

The built product with its embedded PostgreSQL, and beside it servers that do the same with less (\`bench/yardsticks\`),
on the same database and rows. They take turns, ${rounds} rounds of ${seconds} seconds each after one to warm up; the
figures are medians of the rounds, of ${CONNECTIONS.read} connections that read or ${CONNECTIONS.write} that write. The
load comes from the same machine, so only the ratios say something elsewhere.
Processor time is that of the server and of the database together, for each request.

${table}

- Reads: the same rows by Nest, Express and TypeORM as one would write them, and by \`node:http\` and \`pg\` with one
  statement.
- 304: the same request with the \`ETag\` of the answer before.
- Calendar: what takes place on each of 56 days. The answers asked for last are sent from memory; one that is computed
  anew asks PostgreSQL nothing either (\`backend/test/round-trips.spec.ts\`), and its processor time is that of the
  whole answer of 46 kB.
- Home page: compressed, beside \`node:http\` with the same bytes and headers from memory.
- Cart: a line of a new cart, beside the upsert one would write first.
- Order: in a shop that has had 5,000, two lines, by a customer each, with all checks and both mails queued, beside
  seven statements: begin, lock the products, look for unpaid orders, take the stock, insert the order, insert its
  lines, commit.
- Login: the right password, beside the check of its hash alone.

What grows is measured by \`node bench/growth.mjs\`, what happens at once by \`node bench/busy-hour.mjs\`.
`;
}
