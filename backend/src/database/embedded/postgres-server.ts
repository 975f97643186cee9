import { stat, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../../common/start-failure.js';
import type { ClusterPaths } from './cluster.js';
import { freePort, serverFlags } from './server-flags.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { commandAs, type PostgresIdentity } from './postgres-identity.js';
import { hasProcesses, isAlive, type Postmaster, readPostmaster, servesCluster } from './postmaster.js';
import { type CommandResult, runCommand } from './run-command.js';

/** Replaying the log of a long run after a crash may take minutes. */
const START_LIMIT_S = 300;
const FAST_STOP_LIMIT_S = 15;
/** How long the remains of a killed server may take to leave the cluster. */
const LEAVE_LIMIT_MS = 15_000;
const POLL_MS = 50;
const LOG_LIMIT_BYTES = 1_000_000;

/** One PostgreSQL server on one cluster, driven through pg_ctl. Only for the holder of the owner lock. */
export class PostgresServer {
  private pid = 0;
  private port = 0;

  constructor(
    private readonly paths: ClusterPaths,
    private readonly binaries: PostgresBinaries,
    private readonly identity: PostgresIdentity,
  ) {}

  /** The loopback port it answers on; the same for the life of this object, so that open pools find it again. */
  get answersOn(): number {
    return this.port;
  }

  isRunning(): boolean {
    return servesCluster(this.pid, this.paths.cluster);
  }

  /** Takes over the server that a killed start left running, or launches one. */
  async start(): Promise<'adopted' | 'launched'> {
    await this.keepLogSmall();
    const giveUpAt = Date.now() + LEAVE_LIMIT_MS;
    for (;;) {
      if (await this.adoptOrphan()) return 'adopted';
      await this.clearForeignPid();
      const refusal = await this.launch();
      if (!refusal) return 'launched';
      // Another program may take the port between our look and PostgreSQL's; the remains of a killed server leave
      // within moments.
      const isPassing = /Address already in use|pre-existing shared memory block|lock file "postmaster.pid"/.test(
        refusal,
      );
      if (!isPassing || Date.now() > giveUpAt)
        throw new StartFailure(
          `The embedded database did not start: ${lastFatal(refusal)} (log: ${this.paths.logFile}).`,
        );
      await wait(POLL_MS);
    }
  }

  /**
   * Ends sessions and writes everything out (fast); when that takes too long, at once, and the log is replayed at the
   * next start.
   */
  async stop(): Promise<void> {
    for (const mode of ['fast', 'immediate']) {
      const postmaster = readPostmaster(this.paths.cluster);
      if (!postmaster || !servesCluster(postmaster.pid, this.paths.cluster)) return;
      await this.pgCtl('stop', '-w', '-m', mode, '-t', String(FAST_STOP_LIMIT_S));
      if (await until(() => !servesCluster(postmaster.pid, this.paths.cluster), 2_000)) return;
    }
  }

  private async adoptOrphan(): Promise<boolean> {
    const orphan = () => {
      const postmaster = readPostmaster(this.paths.cluster);
      return postmaster && servesCluster(postmaster.pid, this.paths.cluster) ? postmaster : undefined;
    };
    // One that was starting when its owner was killed becomes ready; one that was stopping goes away.
    await until(() => (orphan()?.status ?? 'ready') === 'ready', START_LIMIT_S * 1000);
    const found = orphan();
    if (found) this.remember(found);
    return found !== undefined;
  }

  /**
   * PostgreSQL itself takes over the pid file of a dead server, but refuses for ever when the number now belongs to
   * another program or the file was cut short. Such a file goes, once nothing works in the cluster any more.
   */
  private async clearForeignPid(): Promise<void> {
    const postmaster = readPostmaster(this.paths.cluster);
    if (process.platform !== 'linux' || (postmaster && !isAlive(postmaster.pid))) return;
    if (await until(() => !hasProcesses(this.paths.cluster), LEAVE_LIMIT_MS)) {
      await rm(path.join(this.paths.cluster, 'postmaster.pid'), { force: true });
    }
  }

  /** Answers what the server said when it refused to start, or undefined when it runs. */
  private async launch(): Promise<string | undefined> {
    const port = this.port || (await freePort());
    const logStart = await sizeOf(this.paths.logFile);
    const { code, output } = await this.pgCtl(
      'start',
      '-w',
      '-t',
      String(START_LIMIT_S),
      '-l',
      this.paths.logFile,
      '-o',
      serverFlags(port),
    );
    const postmaster = readPostmaster(this.paths.cluster);
    if (code === 0 && postmaster) {
      this.remember(postmaster);
      return undefined;
    }
    const log = await readFile(this.paths.logFile).catch(() => Buffer.alloc(0));
    return `${output}\n${log.subarray(logStart).toString()}`;
  }

  private remember({ pid, port }: Postmaster): void {
    this.pid = pid;
    this.port = port;
  }

  private async keepLogSmall(): Promise<void> {
    if ((await sizeOf(this.paths.logFile)) > LOG_LIMIT_BYTES)
      await rename(this.paths.logFile, `${this.paths.logFile}.1`);
  }

  private pgCtl(verb: string, ...args: string[]): Promise<CommandResult> {
    const [command, as] = commandAs(this.identity, [this.binaries.pg_ctl, verb, '-D', this.paths.cluster, ...args]);
    return runCommand(command, as);
  }
}

async function until(condition: () => boolean, limitMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + limitMs;
  while (!condition()) {
    if (Date.now() > giveUpAt) return false;
    await wait(POLL_MS);
  }
  return true;
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

function lastFatal(log: string): string {
  const lines = log.trim().split('\n');
  return (lines.findLast((each) => /FATAL|PANIC/.test(each)) ?? lines.at(-1) ?? '').replace(
    /^.*(?:FATAL|PANIC):\s*/,
    '',
  );
}
