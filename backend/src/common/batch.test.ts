import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Batch } from './batch.js';

/** Work whose pieces end when they are told to. */
function heldBatch() {
  const pieces: { items: string[]; end(results: (string | Error)[]): void; fail(error: Error): void }[] = [];
  const batch = new Batch<string, string>((items) => new Promise((end, fail) => pieces.push({ items, end, fail })));
  return { batch, pieces };
}

it('does together what comes in one turn, and what comes while it is under way', async () => {
  const { batch, pieces } = heldBatch();
  const first = ['a', 'b'].map((item) => batch.add(item));
  expect(pieces).toEqual([]);
  await endOfTurn();
  const later = ['c', 'd'].map((item) => batch.add(item));
  await endOfTurn();
  expect(pieces.map(({ items }) => items)).toEqual([['a', 'b']]);
  pieces[0]!.end(['A', 'B']);
  expect(await Promise.all(first)).toEqual(['A', 'B']);
  await endOfTurn();
  expect(pieces.map(({ items }) => items)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  pieces[1]!.end(['C', 'D']);
  expect(await Promise.all(later)).toEqual(['C', 'D']);
});

it('refuses one alone that failed by itself', async () => {
  const { batch, pieces } = heldBatch();
  const results = Promise.allSettled(['a', 'b'].map((item) => batch.add(item)));
  await endOfTurn();
  pieces[0]!.end([new Error('no a'), 'B']);
  expect(await results).toEqual([
    { status: 'rejected', reason: new Error('no a') },
    { status: 'fulfilled', value: 'B' },
  ]);
});

it('refuses all with what stopped the piece, and those who waited for it, and goes on', async () => {
  const { batch, pieces } = heldBatch();
  const first = batch.add('a');
  await endOfTurn();
  const second = batch.add('b');
  const results = Promise.allSettled([first, second]);
  pieces[0]!.fail(new Error('away'));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = batch.add('c');
  await endOfTurn();
  pieces[1]!.end(['C']);
  expect(await next).toBe('C');
});
