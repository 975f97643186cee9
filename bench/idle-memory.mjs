// How much memory the idle product holds: the app's process, and the PostgreSQL it started. Linux only: it reads /proc.
import { setTimeout as pause } from 'node:timers/promises';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { megabytes } from './support/figures.mjs';
import { countProcesses, peakKib, proportionalKib, residentKib } from './support/process-tree.mjs';

const idleSeconds = Number(process.argv[2] ?? 30);
const school = await SchoolServer.open();
const printed = (kib) => `${megabytes(kib).toFixed(0)} MB`;

try {
  console.log(`Waiting ${idleSeconds} s for quiet.`);
  await pause(idleSeconds * 1000);
  console.log(
    `app: ${printed(await residentKib(school.pid))} resident, ${printed(await peakKib(school.pid))} at its peak`,
  );
  const postgres = [await school.postmasterPid()];
  console.log(
    `PostgreSQL: ${printed(await proportionalKib(postgres))} proportional, ` +
      `in ${await countProcesses(postgres)} processes`,
  );
} finally {
  await school.close();
}
