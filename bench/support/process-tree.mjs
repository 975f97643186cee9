// What processes and all their children use. Linux only: it reads /proc.
import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Of the clock in which /proc counts the processor's time; the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time since they began, with those of children that have ended. @param {number[]} roots */
export async function cpuMs(roots) {
  const ticks = (await treeOf(roots)).map(({ times }) => times.reduce((sum, time) => sum + time, 0));
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS_PER_SECOND;
}

/**
 * Kibibytes, each process's share of what several have in common: PostgreSQL's processes have most of their pages so.
 * @param {number[]} roots
 */
export async function proportionalKib(roots) {
  const shares = (await treeOf(roots)).map(({ pid }) => kibibytes(pid, 'smaps_rollup', 'Pss'));
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
}

/** Kibibytes of one process. @param {number} pid */
export async function residentKib(pid) {
  return kibibytes(pid, 'status', 'VmRSS');
}

/** The most it ever held, or since forgetPeak. @param {number} pid */
export async function peakKib(pid) {
  return kibibytes(pid, 'status', 'VmHWM');
}

/** From now on peakKib tells the most since this moment. @param {number} pid */
export async function forgetPeak(pid) {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

/** How many processes there are. @param {number[]} roots */
export async function countProcesses(roots) {
  return (await treeOf(roots)).length;
}

/** 0 when the process is gone. */
async function kibibytes(pid, file, label) {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${label}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
}

/** The processes themselves and all below them, each once. */
async function treeOf(roots) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(pids.map(readStat))).filter((found) => found !== undefined);
  const within = new Set(roots);
  for (let size = 0; size !== within.size;) {
    size = within.size;
    for (const { pid, parent } of all) if (within.has(parent)) within.add(pid);
  }
  return all.filter(({ pid }) => within.has(pid));
}

async function readStat(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined); // it may have ended meanwhile
  if (text === undefined) return undefined;
  // Behind the name, which may hold anything: state, parent, …, and from the 12th on user and system time, own and of
  // children.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid: Number(pid), parent: Number(fields[1]), times: fields.slice(11, 15).map(Number) };
}
