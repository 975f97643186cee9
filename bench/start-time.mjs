// How long from starting the process to a served page: on an empty directory, and on one that was used before.
import { SchoolServer } from '../e2e/support/school-server.mjs';

const times = Number(process.argv[2] ?? 3);
const school = await SchoolServer.prepare();

async function measureStart(name) {
  const startedMs = performance.now();
  await school.start();
  console.log(`${name}: ${((performance.now() - startedMs) / 1000).toFixed(2)} s to /api/health/live`);
  await school.stop();
}

try {
  await measureStart('first start, empty directory (database made, migrated, seeded)');
  for (let turn = 1; turn <= times; turn += 1) await measureStart(`start ${turn + 1}, same directory`);
} finally {
  await school.close();
}
