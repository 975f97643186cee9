import { Batch } from './batch.js';

/** Work whose pieces end when they are told to. */
function heldBatch(atOnce: number) {
  const pieces: { items: string[]; end(results: (string | Error)[]): void; fail(error: Error): void }[] = [];
  const batch = new Batch<string, string>(
    atOnce,
    (items) => new Promise((end, fail) => pieces.push({ items, end, fail })),
  );
  return { batch, pieces };
}

it('begins at once, and does what comes meanwhile all together', async () => {
  const { batch, pieces } = heldBatch(1);
  const results = Promise.all(['a', 'b', 'c'].map((item) => batch.add(item)));
  expect(pieces.map(({ items }) => items)).toEqual([['a']]);
  pieces[0]!.end(['A']);
  await new Promise(setImmediate);
  expect(pieces.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  pieces[1]!.end(['B', 'C']);
  expect(await results).toEqual(['A', 'B', 'C']);
});

it('has as many pieces under way as it may', () => {
  const { batch, pieces } = heldBatch(2);
  for (const item of ['a', 'b', 'c']) void batch.add(item);
  expect(pieces.map(({ items }) => items)).toEqual([['a'], ['b']]);
});

it('refuses one alone that failed by itself', async () => {
  const { batch, pieces } = heldBatch(1);
  const results = Promise.allSettled(['a', 'b', 'c'].map((item) => batch.add(item)));
  pieces[0]!.end(['A']);
  await new Promise(setImmediate);
  pieces[1]!.end([new Error('no b'), 'C']);
  expect(await results).toEqual([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: new Error('no b') },
    { status: 'fulfilled', value: 'C' },
  ]);
});

it('refuses all with what stopped the piece, and those who waited for it, and goes on', async () => {
  const { batch, pieces } = heldBatch(1);
  const results = Promise.allSettled(['a', 'b'].map((item) => batch.add(item)));
  pieces[0]!.fail(new Error('away'));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = batch.add('c');
  pieces[1]!.end(['C']);
  expect(await next).toBe('C');
});
