// What a drill or a measurement finds: each figure with what it must be. One that does not hold makes it fail.
import { short } from './figures.mjs';

export class Verdict {
  #failed = 0;

  /** @param {string} what @param {string | number | boolean} found @param {string | number | boolean} expected */
  expect(what, found, expected) {
    this.#judge(found === expected, `${what}: ${found}`, `must be ${expected}`);
  }

  /** @param {string} what @param {number} found @param {number} limit @param {string} [unit] */
  atLeast(what, found, limit, unit = '') {
    this.#judge(found >= limit, `${what}: ${short(found)}${unit}`, `must be at least ${limit}${unit}`);
  }

  /** @param {string} what @param {number} found @param {number} limit @param {string} [unit] */
  below(what, found, limit, unit = '') {
    this.#judge(found < limit, `${what}: ${short(found)}${unit}`, `must be below ${short(limit)}${unit}`);
  }

  /** The exit code of the process tells it. */
  tell() {
    console.log(this.#failed === 0 ? '\nEvery figure holds.' : `\n${this.#failed} figures do not hold.`);
    process.exitCode = this.#failed === 0 ? 0 : 1;
  }

  #judge(holds, found, must) {
    if (!holds) this.#failed += 1;
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${found}${holds ? '' : ` (${must})`}`);
  }
}
