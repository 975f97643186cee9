/** Several processes on one port (PROCESSES): this first one hands connections out in turn and serves none itself. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { StartFailure } from '../common/start-failure.js';
import type { RunningEnv } from '../config/running-env.js';
import { collectForAllProcesses } from '../modules/health/cluster-metrics.js';
import type { Serving } from './serve.js';

/** What the first process says to those that serve for it, and what they say. */
export type ToServingProcess = { kind: 'serve'; env: RunningEnv } | { kind: 'stop' };

export type FromServingProcess =
  | { kind: 'up' }
  | { kind: 'serving'; port: number }
  /** One sentence for the operator, or undefined when the log has told of a fault of ours. */
  | { kind: 'failed'; sentence: string | undefined };

const SERVING_PROCESS_FILE = fileURLToPath(new URL('./serving-process.js', import.meta.url));
/** One that ends is begun again, without haste: what ended it may still be there. */
const BEGIN_AGAIN_AFTER_MS = 1_000;

/** @throws StartFailure when one of them cannot serve; those that do are stopped then */
export async function serveByProcesses(env: RunningEnv, log: Logger): Promise<Serving> {
  cluster.setupPrimary({ exec: SERVING_PROCESS_FILE, args: [] });
  collectForAllProcesses();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => stopped(worker as Worker)));
  };
  const beginAgain = (code: number | null, signal: string | null): void => {
    if (isStopping) return;
    log.error(`A serving process ended (${signal ?? `exit code ${code}`}): another one takes its place`);
    setTimeout(() => isStopping || begin(env).on('exit', beginAgain), BEGIN_AGAIN_AFTER_MS).unref();
  };
  const workers = Array.from({ length: env.processes }, () => begin(env));
  try {
    const ports = await Promise.all(workers.map(servingPort));
    for (const worker of workers) worker.on('exit', beginAgain);
    return { port: ports[0] as number, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function begin(env: RunningEnv): Worker {
  const worker = cluster.fork();
  worker.on('message', ({ kind }: FromServingProcess) => {
    if (kind === 'up') tell(worker, { kind: 'serve', env });
  });
  return worker;
}

/** @throws StartFailure when it ends before it serves */
async function servingPort(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromServingProcess) => {
      if (message.kind === 'serving') resolve(message.port);
      if (message.kind === 'failed' && message.sentence !== undefined) reject(new StartFailure(message.sentence));
    });
    worker.once('exit', () => reject(new StartFailure('A serving process ended before it could serve.')));
  });
}

async function stopped(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, 'exit');
  tell(worker, { kind: 'stop' });
  await exit;
}

function tell(worker: Worker, message: ToServingProcess): void {
  if (worker.isConnected()) worker.send(message);
}
