/** The figures of all processes on one port, whichever of them is asked (PROCESSES). */
import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type PrometheusContentType, Registry } from 'prom-client';

const ASK = 'metrics-of-all';
const ANSWER_LIMIT_MS = 5_000;

type Question = { kind: typeof ASK; id: string };
type Answer = { kind: typeof ASK; id: string; text?: string };

/** In the first process: answers those that serve. */
export function collectForAllProcesses(): void {
  const registry = new AggregatorRegistry<PrometheusContentType>();
  const answer = async (worker: Worker, id: string): Promise<void> => {
    const text = await registry.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ kind: ASK, id, ...(text === undefined ? {} : { text }) } satisfies Answer);
  };
  cluster.on('message', (worker: Worker, { kind, id }: Question) => {
    if (kind === ASK) void answer(worker, id);
  });
}

/** The registry of this process; of one among several the first process may ask for its figures. */
export function createRegistry(): Registry {
  if (!cluster.isWorker) return new Registry();
  const registry = new AggregatorRegistry<PrometheusContentType>();
  AggregatorRegistry.setRegistries(registry);
  return registry;
}

/** @returns the figures of this process alone when it serves alone, or when the others do not answer in time */
export async function metricsOfAll(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics();
  const id = randomUUID();
  const text = await new Promise<string | undefined>((resolve) => {
    const end = (value?: string): void => {
      clearTimeout(limit);
      process.off('message', listen);
      resolve(value);
    };
    const listen = (answer: Answer): void => {
      if (answer.kind === ASK && answer.id === id) end(answer.text);
    };
    const limit = setTimeout(end, ANSWER_LIMIT_MS);
    process.on('message', listen);
    process.send?.({ kind: ASK, id } satisfies Question);
  });
  return text ?? registry.metrics();
}
