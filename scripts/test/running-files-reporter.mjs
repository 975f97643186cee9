/** When Jest is stopped because nothing was heard of it, says which files were running. */
export default class RunningFilesReporter {
  running = new Set();

  constructor() {
    process.once('SIGTERM', () => {
      console.log(['Running when it was stopped:', ...this.running].join('\n'));
      process.exit(143);
    });
  }

  onTestFileStart({ path }) {
    this.running.add(path);
  }

  onTestFileResult({ path }) {
    this.running.delete(path);
  }
}
