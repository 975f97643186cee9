/** Entry of one of several processes that serve on one port (PROCESSES): it does as the first process says. */
import 'reflect-metadata';
import { createLogger } from '../common/logging/logger.js';
import { StartFailure } from '../common/start-failure.js';
import type { RunningEnv } from '../config/running-env.js';
import { ProcessEnd } from './process-end.js';
import { serve, type Serving } from './serve.js';
import type { FromServingProcess, ToServingProcess } from './serving-processes.js';

const log = createLogger(process.stdout.isTTY ? 'pretty' : 'json');
let serving: Promise<Serving> | undefined;
const end = new ProcessEnd(log, async () => (await serving?.catch(() => undefined))?.stop());

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Ctrl-C reaches all processes of a terminal; the first one says when it is this one's turn.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
end.beginOnFaults();
process.on('message', (message: ToServingProcess) => {
  if (message.kind === 'serve') void begin(message.env);
  if (message.kind === 'stop') void end.begin(0);
});
tell({ kind: 'up' });

async function begin(env: RunningEnv): Promise<void> {
  try {
    serving = serve(env, log);
    tell({ kind: 'serving', port: (await serving).port });
  } catch (error) {
    const isExplained = error instanceof StartFailure;
    if (!isExplained) log.fatal(error, 'The start failed');
    tell({ kind: 'failed', sentence: isExplained ? error.message : undefined });
    await end.begin(1);
  }
}

function tell(message: FromServingProcess): void {
  process.send?.(message);
}
