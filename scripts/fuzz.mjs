// `npm run fuzz -- [requests] [seed]`: the bad input of backend/test/fuzz for longer, by default 100,000 requests with
// a seed of its own. What fails is printed with the seed, which gives the same requests again, and a curl line.
import { spawn } from 'node:child_process';
import { ROOT } from './progress.mjs';

const [requests = '100000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
for (const [name, text] of Object.entries({ requests, seed })) {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    console.log(`${name} must be a whole number from 1 to 999999999, as in: npm run fuzz -- 100000 42`);
    process.exit(1);
  }
}
console.log(`${requests} requests, seed ${seed}`);
const jest = spawn(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'api',
    '--runTestsByPath',
    'backend/test/fuzz/fuzz.spec.ts',
    '--testNamePattern',
    'requests, seed',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => jest.kill(signal));
jest.once('exit', (code) => process.exit(code ?? 1));
