import { CLOSURE_RULES } from '#libs/contracts/class-calendar';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

test('staff closes days, and opens a public holiday; visitors see both', async ({ page, context, school, request }) => {
  await signInAtOnce(context, school);
  const closedOn = async (date: string) => {
    const [day] = (await (await request.get(`/api/class-calendar?from=${date}&to=${date}`)).json()) as [
      { isClosed: boolean; name: string | null },
    ];
    return day.isClosed ? day.name : 'open';
  };
  await page.goto('/admin/closures');

  await test.step('what is wrong is said by its field, and nothing typed is lost', async () => {
    await page.getByLabel('First day').fill('2030-07-10');
    await page.getByLabel('Last day').fill('2030-07-09');
    await page.getByRole('button', { name: 'Add closure', exact: true }).click();
    await expect(page.getByText(CLOSURE_RULES.endDate.beforeStart)).toBeVisible();
    await expect(page.getByText(CLOSURE_RULES.name.required)).toBeVisible();
    await expect(page.getByLabel('First day')).toHaveValue('2030-07-10');
  });

  await test.step('a closure of several days', async () => {
    await page.getByLabel('Last day').fill('2030-07-12');
    await page.getByLabel('Name shown to visitors').fill('Winter break');
    await page.getByRole('button', { name: 'Add closure', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Winter break' })).toContainText('10 Jul 2030 to 12 Jul 2030');
    await expect.poll(() => closedOn('2030-07-11')).toBe('Winter break');
  });

  await test.step('a public holiday is opened, and closed again', async () => {
    const holidays = page.getByRole('region', { name: 'Public holidays' });
    const open = holidays.getByRole('switch', { name: /^Open on Christmas Day/ });
    await expect(open).not.toBeChecked();
    const date = nextChristmas();
    await open.press('Space');
    await expect(open).toBeChecked();
    await expect.poll(() => closedOn(date)).toBe('open');
    await expect(open).toBeEnabled();
    await open.press('Space');
    await expect(open).not.toBeChecked();
    await expect.poll(() => closedOn(date)).toBe('Christmas Day');
  });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Winter break' })).toBeVisible();
  await expectNoViolationInBothColours(page, 'closed days');
});

/** This year's, until it is over. */
function nextChristmas(): string {
  const now = new Date();
  const isOver = now.getUTCMonth() === 11 && now.getUTCDate() > 24;
  return `${now.getUTCFullYear() + (isOver ? 1 : 0)}-12-25`;
}
