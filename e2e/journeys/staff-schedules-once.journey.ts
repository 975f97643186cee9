/** What happens between a press and its answer makes no second closure, class or absence. */
import type { Page } from '@playwright/test';
import type { InstructorAbsence } from '#libs/contracts/generated/api';
import { expect, forgive, signInAtOnce, test } from '../support/fixtures.js';
import { loseNextAnswer } from '../support/lost-answer.js';
import { StaffApi } from '../support/staff-api.js';

const FIRST = '2030-07-10';
const LAST = '2030-07-12';
const AWAY = 'Marisol Reyes';

async function fillDays(page: Page): Promise<void> {
  await page.getByLabel('First day').fill(FIRST);
  await page.getByLabel('Last day').fill(LAST);
}

const CASES = [
  {
    one: 'closure',
    resource: 'closures',
    open: async (page: Page) => {
      await page.goto('/admin/closures');
      await page.getByLabel('Name shown to visitors').fill('Made once');
      await fillDays(page);
    },
    name: 'Add closure',
    done: 'Closure created',
    made: ({ name }: Made) => name === 'Made once',
  },
  {
    one: 'class',
    resource: 'class-schedules',
    open: async (page: Page) => {
      await page.goto('/admin/class-schedule');
      await page.getByLabel('Class name').fill('Made once');
      await page.getByLabel('Start time').fill('15:00');
      await page.getByLabel('End time').fill('16:00');
    },
    name: 'Add class schedule',
    done: 'Class schedule created',
    made: ({ className }: Made) => className === 'Made once',
  },
  {
    one: 'absence',
    resource: 'instructor-absences',
    open: async (page: Page) => {
      await page.goto('/admin/instructors');
      await page.getByRole('button', { name: `Absences of ${AWAY}` }).click();
      await page.getByRole('button', { name: 'Add absence' }).click();
      await fillDays(page);
    },
    name: 'Add absence',
    done: 'Absence created',
    made: ({ startDate }: Made) => startDate === FIRST,
  },
];
type Made = Partial<InstructorAbsence> & { name?: string; className?: string };

for (const { one, resource, open, name, done, made } of CASES)
  test(`the ${one} whose first answer got lost is made once`, async ({ page, context, school, faults }) => {
    const staff = await StaffApi.signIn(school);
    const count = async () =>
      ((await (await staff.get(`/api/admin/${resource}`)).json()) as Made[]).filter(made).length;
    await signInAtOnce(context, school);
    const { keys, lose } = await loseNextAnswer(page, resource);
    await open(page);
    lose();
    const add = page.getByRole('button', { name, exact: true });
    await add.click();
    // In the form and, above all screens, in a toast.
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toHaveCount(2);
    forgive(faults, 'ERR_FAILED');
    expect(await count()).toBe(1);
    await add.click();
    await expect(page.getByText(done)).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
    expect(await count()).toBe(1);
  });
