import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { INSTRUCTOR_PHOTO_RULES } from '#libs/contracts/image';
import type { PublicInstructor } from '#libs/contracts/generated/api';
import { deleteAfterBeingAsked, drag } from '../support/arranged-rows.js';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { drawnImage, falseImage, TEXT_FILE } from '../support/drawn-image.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';

const NAME = 'Nomsa Radebe';

test('staff adds an instructor with a photo, changes and arranges the team, and removes one', async ({
  page,
  context,
  school,
  request,
  faults,
}) => {
  await signInAtOnce(context, school);
  const visitorsSee = async (): Promise<PublicInstructor[]> =>
    (await request.get('/api/instructors')).json() as Promise<PublicInstructor[]>;
  const names = async (): Promise<string[]> => (await visitorsSee()).map(({ name }) => name);
  const dialog = page.getByRole('dialog', { name: 'Add instructor' });
  const field = (label: string): Locator => dialog.getByLabel(label, { exact: true });
  const add = dialog.getByRole('button', { name: 'Add instructor' });
  await page.goto('/admin/instructors');

  await test.step('opens the form by keyboard; Escape leads back to the button', async () => {
    const open = page.getByRole('link', { name: 'Add instructor' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(field('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/instructors$/);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('is told every rule under its field, the first one focused', async () => {
    await field('Sort order').fill('-1');
    await add.click();
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Role', 'Role is required'],
      ['Bio', 'Bio is required'],
      ['Sort order', 'Sort order must be 0 or greater'],
    ] as const)
      await expect(field(label)).toHaveAccessibleDescription(message);
    await expect(field('Name')).toBeFocused();
    await field('Photo address').fill('javascript:alert(1)');
    await expect(
      dialog.getByText('Image must be an image file, a web address (https://…) or a path of this site (/…)'),
    ).toBeVisible();
    await field('Photo address').fill('');
  });

  await test.step('chooses a photo: no text, not ten megabytes, no broken one; a large one is shrunk', async () => {
    const chooser = dialog.getByTestId('image-file');
    for (const [file, refusal] of [
      [TEXT_FILE, 'Please select a valid image file'],
      [falseImage(INSTRUCTOR_PHOTO_RULES.tooLargeFromBytes), 'Image size must be less than 10MB'],
      [falseImage(2000), 'Failed to process image'],
    ] as const) {
      await chooser.setInputFiles(file);
      await expect(dialog.getByRole('button', { name: 'Choose photo' })).toHaveAccessibleDescription(refusal);
    }
    const asked = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose photo' }).press('Enter');
    await (await asked).setFiles(await drawnImage(1600, 1200));
    await expect(page.getByText('Image uploaded and compressed successfully')).toBeVisible();
    await expect(dialog.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
    await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 800);
  });

  await test.step('whatever the server has against it, the form stays as it was', async () => {
    await field('Name').fill(NAME);
    await field('Role').fill('Capoeira coach');
    await field('Bio').fill('Learned in Salvador, teaches in Sandton.');
    await field('Expertise (optional)').fill(' Capoeira ,, Conditioning, ');
    await field('Sort order').fill('0');
    await expectRefusalsKept({ page, faults, url: '**/api/admin/instructors', form: dialog, submit: add }, async () => {
      await expect(field('Name')).toHaveValue(NAME);
      await expect(dialog.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
    });
    await expect(page.getByText('Failed to create instructor').first()).toBeVisible();
    await field('Name').press('Escape');
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay on this form' })
      .click();
    await expect(field('Expertise (optional)')).toHaveValue(' Capoeira ,, Conditioning, ');
  });

  await test.step('adds: visitors see it, in its place, with its photo', async () => {
    await add.click();
    await expect(dialog).toBeHidden();
    await expect(card(page, NAME)).toContainText('Capoeira coach');
    const shown = (await visitorsSee()).find(({ name }) => name === NAME);
    expect(shown).toMatchObject({ role: 'Capoeira coach', expertise: ['Capoeira', 'Conditioning'], sortOrder: 0 });
    expect(shown?.image).toMatch(/^\/api\/images\/[0-9a-f]+\.jpg$/);
    const photo = await request.get(shown?.image ?? '');
    expect(await sharp(await photo.body()).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
    const site = await context.newPage();
    await site.goto('/instructors');
    const article = site.getByRole('region', { name: 'The team' }).getByRole('article').filter({ hasText: NAME });
    await expect(article.locator('img')).toHaveAttribute('src', shown?.image ?? '');
    await expect(article.getByRole('listitem')).toHaveText(['Capoeira', 'Conditioning']);
    await site.close();
  });

  await test.step('changes it by keyboard, removes photo and place: it goes behind all, the focus back', async () => {
    const open = page.getByRole('link', { name: `Edit ${NAME}` });
    await open.press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit instructor' });
    await expect(edit.getByLabel('Role')).toHaveValue('Capoeira coach');
    await edit.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(edit.getByRole('button', { name: 'Choose photo' })).toBeFocused();
    await edit.getByLabel('Sort order').fill('');
    await edit.getByLabel('Role').fill('Head of capoeira');
    await edit.getByLabel('Role').press('Enter');
    await expect(edit).toBeHidden();
    await expect(open).toBeFocused();
    await expect(card(page, NAME)).toContainText('Sort order 999');
    expect((await visitorsSee()).at(-1)).toMatchObject({
      name: NAME,
      role: 'Head of capoeira',
      image: null,
      sortOrder: 999,
    });
  });

  await test.step('arranges by dragging, takes it back, and arranges by keyboard', async () => {
    const before = await names();
    const [first = '', second = '', third = ''] = before;
    await drag(page, card(page, third), card(page, first));
    await expect(page.getByText('Order saved')).toBeVisible();
    await expect.poll(names).toEqual([third, first, second, ...before.slice(3)]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(before);
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^Edit/ }) })
        .first(),
    ).toContainText(first);
    const handle = page.getByRole('button', { name: `Arrange ${first}` });
    await expect(handle).toHaveAttribute('aria-disabled', 'false');
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await names()).toEqual(before);
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect.poll(names).toEqual([second, first, ...before.slice(2)]);
    await expect(handle).toBeFocused();
  });

  await test.step('finds by name, where nothing can be arranged', async () => {
    await page.getByLabel('Search').fill('nomsa');
    await expect(card(page, NAME)).toBeVisible();
    await expect(page).toHaveURL(/nomsa/);
    await expect(page.getByText('To arrange by dragging, clear search')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Arrange/ })).toHaveCount(0);
  });

  await test.step('deletes it, after being asked', async () => {
    await deleteAfterBeingAsked(page, 'instructor', NAME);
    await expect(page.getByText('No instructors match your search.')).toBeVisible();
    expect(await names()).not.toContain(NAME);
  });
});

test('the instructors can be used by everyone', async ({ page, context, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAtOnce(context, school);
  await page.goto('/admin/instructors');
  await expect(card(page, 'Adriaan Storm')).toBeVisible();
  await expectNoViolationInBothColours(page, 'the instructors');
  await page.goto('/admin/instructors/create');
  await page.getByRole('dialog').getByRole('button', { name: 'Add instructor' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectNoViolationInBothColours(page, 'the form with its refusals');
});

test('without any there is a way to the first; a list that cannot be loaded says so', async ({
  page,
  context,
  school,
  faults,
}) => {
  await signInAtOnce(context, school);
  await page.route('**/api/admin/instructors?*', (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'instructors 0-0/0' } }),
  );
  await page.goto('/admin/instructors');
  await expect(page.getByText('No instructors found')).toBeVisible();
  await page.getByRole('link', { name: 'Add First Instructor' }).click();
  await expect(page.getByRole('dialog', { name: 'Add instructor' })).toBeVisible();
  await page.unroute('**/api/admin/instructors?*');
  await page.route('**/api/admin/instructors?*', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, error: 'Conflict', message: 'Not now' } }),
  );
  await page.goto('/admin/instructors');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch instructors' })).toContainText('Not now');
  await page.unroute('**/api/admin/instructors?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Adriaan Storm')).toBeVisible();
  expect(faults).toEqual([]);
});

function card(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
}
