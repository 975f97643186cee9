import { hashPassword, isPassword } from './passwords.js';

const CHECKS = 24;

it('knows a password again, and nothing else', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('Correct horse', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
  expect(await isPassword('correct horse', undefined)).toBe(false);
});

it('works as hard for an account that does not exist', async () => {
  const hash = await hashPassword('correct horse');
  // Processor time rather than the clock: it is the same on a busy machine. It is counted in ticks and for the whole
  // process, so one check can count for nothing or for another's work: the sums of many that take turns do not.
  const work = { known: 0, unknown: 0 };
  for (let i = 0; i < CHECKS; i++) {
    work.known += await workOf(() => isPassword('wrong', hash));
    work.unknown += await workOf(() => isPassword('wrong', undefined));
  }
  expect(work.unknown).toBeGreaterThan(work.known / 2);
  expect(work.unknown).toBeLessThan(work.known * 2);
});

async function workOf(check: () => Promise<boolean>): Promise<number> {
  const before = process.cpuUsage();
  await check();
  return process.cpuUsage(before).user;
}
