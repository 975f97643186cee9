/** How the server does, and a backup made by hand: for the owner alone. */
import pg from 'pg';
import { TASK_RULES } from '#libs/contracts/task';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

test('the owner sees how the server does, and makes and downloads a backup', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await expect(page.getByText(/^System: .+\. (No backup yet|Last backup .+)\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'System' }).first().click();
  await expect(page.getByRole('region', { name: 'Database' })).toContainText('Built in');
  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByRole('button', { name: 'Back up now' }).click();
  const made = backups.getByRole('listitem').filter({ hasText: 'By hand' });
  await expect(made).toHaveCount(1);
  await expect(page.getByText('The backup is done')).toBeVisible();
  await expect(backups.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  await expectNoViolationInBothColours(page, 'the system');
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: /^Download / }).click();
  expect((await download).suggestedFilename()).toMatch(/by-hand.*\.backup$/);
  // Told on other screens too, until it is put away.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Dismiss: The backup is done' }).click();
  await expect(page.getByText('The backup is done')).toHaveCount(0);
  // The server looks after itself every ten seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^System: .+\. Last backup .+\.$/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('a backup that waits for another is cancelled on another screen, and made afterwards', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/system');
  const backups = page.getByRole('region', { name: 'Backups' });
  const backUp = backups.getByRole('button', { name: 'Back up now' });
  const made = backups.getByRole('listitem');
  await expect(made.or(backups.getByText('No backups yet')).first()).toBeVisible();
  // Files of journeys before lie there still.
  const before = await made.count();
  const other = new pg.Client(await school.databaseUrl());
  await other.connect();
  // As `npm run backup` holds it (BACKUP_LOCK) while it works.
  await other.query('SELECT pg_advisory_lock(7411002)');
  try {
    await backUp.click();
    await expect(backups.getByRole('progressbar', { name: 'Backing up' })).toBeVisible();
    await expect(backUp).toBeDisabled();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dismiss = page.getByRole('button', { name: `Dismiss: Backing up: ${TASK_RULES.cancelled}` });
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
  } finally {
    await other.end();
  }
  await page.getByRole('link', { name: 'System' }).first().click();
  await expect(made).toHaveCount(before);
  await backUp.click();
  await expect(page.getByText('The backup is done')).toBeVisible();
  await expect(made).toHaveCount(before + 1);
});
