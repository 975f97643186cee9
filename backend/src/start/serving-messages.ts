/** What the first process and those that serve for it say to each other. */
import type { RunningEnv } from '../config/running-env.js';

export type ToServingProcess = { kind: 'serve'; env: RunningEnv } | { kind: 'stop' };

export type FromServingProcess =
  | { kind: 'up' }
  | { kind: 'serving'; port: number }
  /** One sentence for the operator, or undefined when the log has told of a fault of ours. */
  | { kind: 'failed'; sentence: string | undefined };
