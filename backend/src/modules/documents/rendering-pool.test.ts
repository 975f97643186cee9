import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ServiceUnavailableException } from '@nestjs/common';
import { invoiceToPrint, manyLines } from '../../../test/printed-invoices.js';
import { yardstick } from '../../../test/yardstick.js';
import { invoiceDocument } from '#libs/documents/invoice-document';
import { renderDocument } from './pdf/render-document.js';
import { RENDER_WORKER_FILE } from '../../common/worker-files.js';
import { RenderingPool } from './rendering-pool.js';

const HOSTILE = path.resolve(import.meta.dirname, '../../../test/hostile-render-worker.mjs');
const paper = invoiceDocument(invoiceToPrint({}, manyLines(60)));
const deed = (title: string) => ({ ...paper, title });

class HostilePool extends RenderingPool {
  protected override readonly limits = { file: HOSTILE, limitMs: 4_000, maxWaiting: 3, memoryMb: 256 };
}

/** How long a thread takes to start on a busy machine is no verdict. */
class RetryablePool extends RenderingPool {
  protected override readonly limits = { file: RENDER_WORKER_FILE, limitMs: 300_000, maxWaiting: 3, memoryMb: 256 };
}

/** What a line takes shows in few of them. */
class NarrowPool extends RenderingPool {
  protected override readonly limits = { file: RENDER_WORKER_FILE, limitMs: 300_000, maxWaiting: 3, memoryMb: 64 };
}

const pools: RenderingPool[] = [];
const open = <Pool extends RenderingPool>(pool: Pool): Pool => {
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all(pools.map((pool) => pool.onApplicationShutdown())));

it('sets in a thread what it would set here, to the byte', async () => {
  const pool = open(new RetryablePool());
  const [one, other] = await Promise.all([pool.render(paper), pool.render(paper)]);
  expect(one.equals(Buffer.from(await renderDocument(paper)))).toBe(true);
  expect(other.equals(one)).toBe(true);
});

it.each(['dies', 'hangs', 'throws', 'eats memory'])(
  'a thread that %s is a 503 with a clear sentence, and the next document is made',
  async (title) => {
    const pool = open(new HostilePool());
    const refused = await pool.render(deed(title)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServiceUnavailableException);
    expect((refused as ServiceUnavailableException).getResponse()).toEqual({
      message: 'The PDF could not be made at the moment. Please try again in a few seconds',
      retryAfterSeconds: 5,
    });
    expect((await pool.render(deed('works'))).toString()).toBe('%PDF');
  },
);

it('who comes when too many wait is refused at once, and nobody waits for ever', async () => {
  const pool = open(new HostilePool());
  const asked = Array.from({ length: availableParallelism() + 20 }, () =>
    pool.render(deed('hangs')).then(
      () => 'made',
      () => 'refused',
    ),
  );
  const atOnce = await Promise.all(asked.map((answer) => Promise.race([answer, yardstick(1_000)])));
  expect(atOnce.filter((answer) => answer === 'refused').length).toBeGreaterThan(12);
  expect(await Promise.race([Promise.all(asked), yardstick(60_000)])).toEqual(asked.map(() => 'refused'));
});

/** Nobody ends it. */
const alone = () => new AbortController().signal;

it('a long one has the same bytes, and tells how far it is', async () => {
  const long = invoiceDocument(invoiceToPrint({}, manyLines(1_050)));
  const pool = open(new RetryablePool());
  const told: number[] = [];
  const pdf = await pool.renderLong(long, { told: (rows) => told.push(rows), signal: alone() });
  expect(pdf.equals(Buffer.from(await renderDocument(long)))).toBe(true);
  // The last may come after the file.
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.map((_, at) => (at + 1) * 100));
});

it('4,000 lines need less than 64 MB', async () => {
  expect(
    (await open(new NarrowPool()).render(invoiceDocument(invoiceToPrint({}, manyLines(4_000))))).length,
  ).toBeGreaterThan(1e6);
});

it('a long one that is ended frees its thread for the next', async () => {
  const pool = open(new HostilePool());
  const ending = new AbortController();
  const hanging = pool.renderLong(deed('hangs'), { told: () => ending.abort(), signal: ending.signal });
  await expect(hanging).rejects.toBeInstanceOf(ServiceUnavailableException);
  expect((await pool.renderLong(deed('works'), { told: () => {}, signal: alone() })).toString()).toBe('%PDF');
});
