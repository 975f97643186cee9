import { hashPassword, isPassword } from './passwords.js';

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
  // Processor time rather than the clock: it is the same on a busy machine. Threads of their own are of this process,
  // and so is what clears the memory of tests before; the least of several has none of that.
  const workOf = async (passwordHash: string | undefined): Promise<number> => {
    const works: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = process.cpuUsage();
      await isPassword('wrong', passwordHash);
      works.push(process.cpuUsage(before).user);
    }
    return Math.min(...works);
  };
  await workOf(undefined);
  const [known, unknown] = [await workOf(hash), await workOf(undefined)];
  expect(unknown).toBeGreaterThan(known / 2);
  expect(unknown).toBeLessThan(known * 2);
});
