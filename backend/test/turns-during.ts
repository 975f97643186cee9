/** How often others had their turn until it was done, or failed. */
export async function turnsDuring(work: () => unknown): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      () => undefined,
    );
  isDone = true;
  return turns;
}
