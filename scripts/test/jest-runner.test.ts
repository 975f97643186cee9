import type { Config } from '@jest/types';
import Runner from './jest-runner.mjs';

interface Channel {
  onMessage(send: (message: unknown) => void): void;
  postMessage(message: unknown): void;
}

it('answers a worker that asks after another one was answered', async () => {
  const projectConfig = { id: 'unit' } as Config.ProjectConfig;
  const runner = new Runner({ maxWorkers: 2 });
  const channels: Channel[] = [];
  const pool = { run: (_path: string, { channel }: { channel: Channel }) => channels.push(channel) };
  runner._testRunners.set(projectConfig, { pool });
  for (const path of ['a.test.ts', 'b.test.ts']) await runner._testRunners.get(projectConfig).run({ path });

  const heard: [worker: string, message: unknown][] = [];
  const [first, second] = channels as [Channel, Channel];
  first.onMessage((message) => heard.push(['first', message]));
  second.onMessage((message) => heard.push(['second', message]));
  for (const { postMessage: ask } of [first, second]) {
    heard.length = 0;
    ask('jest-light-runner-get-worker-data');
  }
  expect(heard).toContainEqual([
    'second',
    {
      type: 'jest-light-runner-worker-data',
      workerData: { globalConfig: { maxWorkers: 2 }, projectConfig, runtime: 'child_process' },
    },
  ]);
});
