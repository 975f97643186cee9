/** What postmaster.pid, the file by which PostgreSQL marks its cluster as taken, says, and whether it is still true. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
  /** starting, ready, standby or stopping. */
  status: string;
}

/** Undefined when there is none, or when it is not yet written whole. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readOrEmpty(path.join(cluster, 'postmaster.pid')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 ? { pid, port, status: lines[7]?.trim() ?? 'starting' } : undefined;
}

/** Whether that process lives and is a PostgreSQL on this very cluster: a reused number is somebody else's. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes('postgres') && stdout.includes(cluster);
  }
  const [program, ...args] = readOrEmpty(`/proc/${pid}/cmdline`).split('\0');
  return path.basename(program ?? '') === 'postgres' && args.includes(cluster);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether any process, such as a child that outlived its postmaster, still works in the cluster. Linux only; elsewhere
 * false.
 */
export function hasProcesses(cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingDirectory(name) === cluster);
}

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
