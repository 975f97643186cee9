import type { Closure } from '#libs/contracts/generated/api';
import { closureWords } from '#libs/domain/schedule/near-closures';
import { addDays, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('a closure that is near stands on the pages where people look before they come, until it is taken back', async ({
  page,
  request,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const today = readSchoolClock(new Date()).date;
  const [from, to] = [isoDate(addDays(today, 1)), isoDate(addDays(today, 3))];
  const html = async (path: string) => (await request.get(path)).text();
  const name = 'New mats';
  const words = closureWords({ from, to, name });
  const { id } = await staff.write<Closure>('POST', '/api/admin/closures', { startDate: from, endDate: to, name });

  for (const path of ['/', '/class-schedule', '/contact-us']) {
    await expect.poll(() => html(path), 'in the HTML, before any script').toContain(words);
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Closed days' })).toContainText(words);
  }
  expect(await html('/')).toContain(`"validFrom":"${from}","validThrough":"${to}"`);
  await expectNoViolation(page, 'the notice');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Closed days' })).toHaveCount(0);

  await staff.write('PUT', `/api/admin/closures/${id}`, { startDate: isoDate(today), endDate: isoDate(today) });
  await expect.poll(() => html('/')).not.toContain(words);
  await page.goto('/contact-us');
  await expect(page.getByText(closureWords({ from: isoDate(today), to: isoDate(today), name }))).toBeVisible();
  await expect(page.getByRole('region', { name: 'School information' })).toContainText('Closed now');

  await staff.write('DELETE', `/api/admin/closures/${id}`);
  await expect.poll(() => html('/contact-us')).not.toContain(name);
  await page.reload();
  await expect(page.getByText(name)).toHaveCount(0);
});
