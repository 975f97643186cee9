import { ConcurrencyLimit } from './concurrency-limit.js';

/** Work that ends when it is told to. */
function held<T>(): {
  work: () => Promise<T>;
  hasBegun: () => boolean;
  end: (value: T) => void;
  fail: (error: Error) => void;
} {
  let hasBegun = false;
  let end: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const ended = new Promise<T>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return {
    work: () => {
      hasBegun = true;
      return ended;
    },
    hasBegun: () => hasBegun,
    end,
    fail,
  };
}

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('runs so many at once, the others in the order they came', async () => {
  const few = new ConcurrencyLimit(2, 10);
  const pieces = Array.from({ length: 4 }, () => held<number>());
  const done = pieces.map(({ work }) => few.run(work));
  const begun = (): boolean[] => pieces.map(({ hasBegun }) => hasBegun());
  await Promise.resolve();
  expect(begun()).toEqual([true, true, false, false]);
  pieces[1]!.end(1);
  await done[1];
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, false]);
  pieces.forEach(({ end }, i) => end(i));
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
});

it('goes on after a piece that failed', async () => {
  const few = new ConcurrencyLimit(1, 10);
  const first = few.run(() => Promise.reject(new Error('sold out')));
  const second = few.run(() => Promise.resolve('placed'));
  await expect(first).rejects.toThrow('sold out');
  await expect(second).resolves.toBe('placed');
});

it('refuses all who wait when the database is away, and starts anew', async () => {
  const few = new ConcurrencyLimit(1, 10);
  const first = held<string>();
  const all = [few.run(first.work), few.run(() => Promise.resolve('never')), few.run(() => Promise.resolve('never'))];
  const outcomes = Promise.allSettled(all);
  first.fail(refused);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(few.run(() => Promise.resolve('placed'))).resolves.toBe('placed');
});

const locked = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

it('does work again that stood before a lock, and refuses nobody for it', async () => {
  const few = new ConcurrencyLimit(1, 10);
  let tries = 0;
  const first = few.run(() => (++tries < 3 ? Promise.reject(locked) : Promise.resolve('placed')));
  expect(await Promise.all([first, few.run(() => Promise.resolve('placed too'))])).toEqual(['placed', 'placed too']);
});

it('refuses who has waited too long himself, and those who came before he began', async () => {
  const few = new ConcurrencyLimit(1, 10, 0);
  const [before, stuck] = [held<string>(), held<string>()];
  const beganWith = few.run(before.work);
  const waited = few.run(stuck.work);
  const waitedToo = few.run(() => Promise.resolve('never'));
  before.end('done');
  await beganWith;
  while (!stuck.hasBegun()) await Promise.resolve();
  const cameLater = few.run(() => Promise.resolve('placed'));
  stuck.fail(locked);
  const outcomes = await Promise.allSettled([waited, waitedToo, cameLater]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

it('says that there are too many at once', async () => {
  const few = new ConcurrencyLimit(1, 1);
  const first = held<string>();
  const running = few.run(first.work);
  const waiting = few.run(() => Promise.resolve('later'));
  await expect(few.run(() => Promise.resolve('never'))).rejects.toMatchObject({
    status: 503,
    response: { retryAfterSeconds: 5 },
  });
  first.end('done');
  expect(await Promise.all([running, waiting])).toEqual(['done', 'later']);
});

it('lets senders take turns: one who floods keeps others waiting for one piece', async () => {
  const few = new ConcurrencyLimit(1);
  const order: string[] = [];
  const run = (sender: string) =>
    few.run(async () => {
      order.push(sender);
    }, sender);
  const flood = Array.from({ length: 40 }, () => run('flood'));
  await Promise.all([...flood, run('thandi'), run('sipho'), run('thandi')]);
  expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'thandi', 'sipho', 'flood', 'thandi']);
  expect(order).toHaveLength(43);
});

it('refuses what one sender piles up, and nobody else', async () => {
  const few = new ConcurrencyLimit(1);
  const first = held<string>();
  const running = few.run(first.work, 'flood');
  const waiting = Array.from({ length: 200 }, () => few.run(() => Promise.resolve('later'), 'flood'));
  const refused = Promise.allSettled([few.run(() => Promise.resolve('never'), 'flood')]);
  const other = few.run(() => Promise.resolve('mine'), 'thandi');
  first.end('done');
  expect(await refused).toMatchObject([
    { status: 'rejected', reason: { status: 429, response: { retryAfterSeconds: 5 } } },
  ]);
  expect(new Set(await Promise.all([running, ...waiting, other]))).toEqual(new Set(['done', 'later', 'mine']));
});

it('lets who is ahead go before all senders, however many they are, and not be refused for them', async () => {
  const few = new ConcurrencyLimit(1, 40);
  const order: string[] = [];
  const run = (sender: string, isAhead?: boolean) =>
    few.run(
      async () => {
        order.push(sender);
      },
      sender,
      isAhead,
    );
  const flood = Array.from({ length: 41 }, (_, i) => run(`flood ${i}`));
  const refused = Promise.allSettled([run('one more')]);
  await Promise.all([...flood, run('known', true), run('known too', true)]);
  expect(await refused).toMatchObject([{ reason: { status: 503 } }]);
  expect(order.slice(0, 4)).toEqual(['flood 0', 'known', 'known too', 'flood 1']);
});
