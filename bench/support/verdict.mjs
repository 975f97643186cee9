// What a drill finds: each figure with what it must be. One that does not hold makes the drill fail.

export class Verdict {
  #failed = 0;

  /** @param {string} what @param {string | number | boolean} found @param {string | number | boolean} expected */
  expect(what, found, expected) {
    const holds = found === expected;
    if (!holds) this.#failed += 1;
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${found}${holds ? '' : ` (must be ${expected})`}`);
  }

  /** The exit code of the process tells it. */
  tell() {
    console.log(this.#failed === 0 ? '\nEvery figure holds.' : `\n${this.#failed} figures do not hold.`);
    process.exitCode = this.#failed === 0 ? 0 : 1;
  }
}
