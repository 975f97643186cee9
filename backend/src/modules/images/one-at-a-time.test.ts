import { OneAtATime } from './one-at-a-time.js';

/** Work that ends when it is told to. */
function held() {
  let end: (how?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (how) => (how ? reject(how) : resolve());
  });
  return { end: (how?: Error) => end(how), work: () => ended };
}

it('runs the pieces in their order, never two together, whether they succeed or not', async () => {
  const queue = new OneAtATime();
  const seen: string[] = [];
  const piece = (name: string, fails = false) =>
    queue.run(async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([piece('a'), piece('b', true), piece('c')]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('turns away who comes when thirty are waiting, and takes others again later', async () => {
  const queue = new OneAtATime();
  const first = held();
  const waiting = [queue.run(first.work), ...Array.from({ length: 30 }, () => queue.run(async () => undefined))];
  await expect(queue.run(async () => undefined)).rejects.toMatchObject({
    status: 503,
    response: { retryAfterSeconds: 10 },
  });
  first.end();
  await Promise.all(waiting);
  await expect(queue.run(async () => 'taken')).resolves.toBe('taken');
});
