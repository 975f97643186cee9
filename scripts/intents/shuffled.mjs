// The order in which a model is shown what it learns from: by chance, and the same on every machine.

/** A copy in an order by chance. */
export function shuffled(rows, random) {
  const mixed = [...rows];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

/** The same ones each time (a linear congruential generator, Numerical Recipes). */
export function randomNumbers() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
