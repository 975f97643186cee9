import { expect, test } from '@playwright/test';
import { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';

const SAVED_BEFORE_THE_CUT = 12;

test.describe('whatever was saved survives', () => {
  let school: SchoolServer;
  test.beforeEach(async () => {
    school = await SchoolServer.open();
  });
  test.afterEach(() => school.close());

  test('kill -9 of the process while staff are saving', async () => {
    const saved = await saveUntil(school, () => school.killHard());
    await school.start();
    const staff = await StaffApi.signIn(school);
    expect(await staff.classNames()).toEqual(expect.arrayContaining(saved));
  });

  test('a power cut: the database dies in the same moment', async () => {
    const saved = await saveUntil(school, async () => {
      process.kill(await school.postmasterPid(), 'SIGKILL');
      await school.killHard();
    });
    await school.start();
    const staff = await StaffApi.signIn(school);
    expect(await staff.classNames()).toEqual(expect.arrayContaining(saved));
  });

  test('a restart: whoever was signed in still is', async () => {
    const staff = await StaffApi.signIn(school);
    await school.stop();
    await school.start();
    expect((await staff.get('/api/admin/class-schedules')).status).toBe(200);
  });
});

/** Saves classes, several at once, and cuts in the middle. Answers the names of those the server had confirmed. */
async function saveUntil(school: SchoolServer, cut: () => Promise<void>): Promise<string[]> {
  const staff = await StaffApi.signIn(school);
  const confirmed: string[] = [];
  let cutting: Promise<void> | undefined;
  const save = async (hand: number): Promise<void> => {
    for (let turn = 0; !cutting; turn += 1) {
      const className = `Class ${turn} of hand ${hand}`;
      const answer = await staff.addClass({ className }).catch(() => undefined);
      if (answer) confirmed.push(className);
      if (confirmed.length >= SAVED_BEFORE_THE_CUT) cutting ??= cut();
    }
  };
  await Promise.all([save(1), save(2), save(3)]);
  await cutting;
  return confirmed;
}
