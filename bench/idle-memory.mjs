// How much memory the idle product holds: the app's process, and the PostgreSQL it started. Linux only: it reads /proc.
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SchoolServer } from '../e2e/support/school-server.mjs';

const idleSeconds = Number(process.argv[2] ?? 30);
const school = await SchoolServer.open();

/** Kibibytes of one line of a file of /proc, 0 when the process is gone. */
async function kibibytes(file, label) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(new RegExp(`^${label}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
}

async function childrenOf(parent) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (pid) => /^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]),
  );
  return pids.filter((_, at) => Number(parents[at]) === parent).map(Number);
}

const inMegabytes = (kib) => `${((kib * 1024) / 1e6).toFixed(0)} MB`;

try {
  console.log(`Waiting ${idleSeconds} s for quiet.`);
  await pause(idleSeconds * 1000);
  const app = `/proc/${school.pid}`;
  console.log(
    `app: ${inMegabytes(await kibibytes(`${app}/status`, 'VmRSS'))} resident, ${inMegabytes(await kibibytes(`${app}/status`, 'VmHWM'))} at its peak`,
  );
  const postmaster = await school.postmasterPid();
  const processes = [postmaster, ...(await childrenOf(postmaster))];
  const shares = await Promise.all(processes.map((pid) => kibibytes(`/proc/${pid}/smaps_rollup`, 'Pss')));
  console.log(
    `PostgreSQL: ${inMegabytes(shares.reduce((sum, share) => sum + share, 0))} proportional, in ${processes.length} processes`,
  );
} finally {
  await school.close();
}
