// jest-light-runner with one fault mended: its workers ask for their configuration, and it answers all of them at the
// first question and nobody afterwards. A worker that was not listening yet, on a busy machine, then waited for ever.
import LightRunner from 'jest-light-runner/child-process';

const QUESTION = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

class AnsweringRunners extends Map {
  #workerData;

  /** @param {object} workerData what is the same for all projects */
  constructor(workerData) {
    super();
    this.#workerData = workerData;
  }

  /** @param {object} projectConfig @param {{ pool: { run(path: string, options: object): unknown } }} runner */
  set(projectConfig, runner) {
    const answer = { type: ANSWER, workerData: { ...this.#workerData, projectConfig } };
    const workers = new Set();
    const channel = {
      onMessage: (send) => workers.add(send),
      // Whoever has its answer does not hear another.
      postMessage(message) {
        if (message === QUESTION) for (const send of workers) send(answer);
      },
    };
    return super.set(projectConfig, { ...runner, run: (test) => runner.pool.run(test.path, { channel }) });
  }
}

// Jest asks for the runner as a default export.
export default class extends LightRunner {
  constructor(globalConfig, ...rest) {
    super(globalConfig, ...rest);
    this._testRunners = new AnsweringRunners({ globalConfig, runtime: this._runtime });
  }
}
