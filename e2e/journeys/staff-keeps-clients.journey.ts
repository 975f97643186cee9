import type { Locator, Page } from '@playwright/test';
import { CORPORATE_CLIENT_RULES } from '#libs/contracts/corporate-client';
import type { CorporateClient, InvoiceDetails, PublicCorporateClient } from '#libs/contracts/generated/api';
import { CLIENT_LOGO_RULES } from '#libs/contracts/image';
import { deleteAfterBeingAsked, drag } from '../support/arranged-rows.js';
import { expectNoViolation, expectNoViolationInBothColours } from '../support/axe.js';
import { drawnImage, falseImage, TEXT_FILE } from '../support/drawn-image.js';
import { expect, signInAtOnce, signInByForm, test } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';
import { StaffApi } from '../support/staff-api.js';

const NAME = 'Limpopo Orchards';
const REFUSED = {
  Name: 'Name is required',
  'Website (optional)': 'Valid website URL is required',
  Email: 'Valid email is required',
  'Contact email': 'Valid email is required',
  'Sort order': 'Sort order must be 0 or greater',
};

test('who is not signed in is denied access, and led to the login', async ({ page, school }) => {
  await page.goto('/admin/corporate-clients');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expectNoViolation(page, 'access denied');
  await page.getByRole('link', { name: 'Go to Admin Login' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await signInByForm(page, await school.superUser());
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('staff adds a client with a logo, changes and arranges the clients, and removes one', async ({
  page,
  context,
  school,
  request,
  faults,
}) => {
  await signInAtOnce(context, school);
  const visitorsSee = async (): Promise<PublicCorporateClient[]> =>
    (await request.get('/api/corporate-clients')).json() as Promise<PublicCorporateClient[]>;
  const names = async (): Promise<string[]> => (await visitorsSee()).map(({ name }) => name);
  const form = page.getByRole('region', { name: 'Add corporate client' });
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  const add = form.getByRole('button', { name: 'Add corporate client' });
  await page.goto('/admin/corporate-clients');
  await expect(row(page, 'Protea Retail')).toContainText('No website');

  await test.step('opens the form, which has the defaults of the school', async () => {
    const open = page.getByRole('link', { name: 'Add corporate client' });
    await open.press('Enter');
    await expect(field('Name')).toBeFocused();
    await form.getByRole('link', { name: 'Cancel' }).press('Enter');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('Name')).toBeFocused();
    await expect(field('Country')).toHaveValue('South Africa');
    await expect(field('Billing country')).toHaveValue('South Africa');
    await expect(field('Credit limit')).toHaveValue('0');
    await expect(field('Active (visible to users)')).toBeChecked();
    await form.getByRole('combobox', { name: 'Payment terms' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Net 7',
      'Net 15',
      'Net 30',
      'Net 60',
      'Net 90',
      'COD (Cash on Delivery)',
      'Prepaid',
    ]);
    await page.getByRole('option', { name: 'COD' }).click();
  });

  await test.step('is told every rule under its field, the first one focused', async () => {
    await field('Website (optional)').fill('limpopo');
    await field('Email').fill('desk');
    await field('Contact email').fill('a@b');
    await field('Credit limit').fill('-100');
    await field('Sort order').fill('-1');
    await add.click();
    for (const [label, message] of Object.entries({
      ...REFUSED,
      'Credit limit': CORPORATE_CLIENT_RULES.creditLimit.notNatural,
    }))
      await expect(field(label)).toHaveAccessibleDescription(message);
    await expect(form.getByRole('button', { name: 'Choose logo' })).toHaveAccessibleDescription('Logo is required');
    await expect(field('Name')).toBeFocused();
    await field('Name').fill(NAME);
  });

  await test.step('chooses a logo: no text, not five megabytes, no broken one', async () => {
    const chooser = form.getByTestId('logoUrl-file');
    for (const [file, refusal] of [
      [TEXT_FILE, 'Please select a valid image file'],
      [falseImage(CLIENT_LOGO_RULES.tooLargeFromBytes), 'Image file size must be less than 5MB'],
      [falseImage(2000), 'Failed to process image. Please try again.'],
    ] as const) {
      await chooser.setInputFiles(file);
      await expect(form.getByRole('button', { name: 'Choose logo' })).toHaveAccessibleDescription(refusal);
    }
    await chooser.setInputFiles(await drawnImage(320, 120));
    await expect(form.locator('img')).toHaveAttribute('src', /^data:image\/png/);
  });

  await test.step('whatever the server has against it, the form stays as it was', async () => {
    await field('Website (optional)').fill('https://limpopo-orchards.example');
    await field('Email').fill('desk@limpopo-orchards.example');
    await field('Contact email').fill('');
    await field('Description').fill('Self-protection for night shifts.');
    await field('Credit limit').fill('2500');
    await field('Sort order').fill('0');
    await expectRefusalsKept({ page, faults, url: '**/api/admin/corporate-clients', form, submit: add }, async () => {
      await expect(field('Name')).toHaveValue(NAME);
      await expect(form.locator('img')).toHaveAttribute('src', /^data:image\/png/);
    });
    await expect(page.getByText('Failed to create corporate client').first()).toBeVisible();
  });

  await test.step('adds: visitors see five fields of it, with its logo', async () => {
    await add.click();
    await expect(row(page, NAME)).toContainText('limpopo-orchards.example');
    await expect(page.getByText('Corporate client created')).toBeVisible();
    const shown = (await visitorsSee()).find(({ name }) => name === NAME);
    expect(shown).toEqual({
      id: shown?.id,
      name: NAME,
      websiteUrl: 'https://limpopo-orchards.example',
      description: 'Self-protection for night shifts.',
      logoUrl: expect.stringMatching(/^\/api\/images\/[0-9a-f]+\.\w+$/) as unknown,
    });
    expect((await request.get(shown?.logoUrl ?? '')).status()).toBe(200);
    const site = await context.newPage();
    await site.goto('/corporate-clients');
    const item = site.getByRole('listitem').filter({ hasText: NAME });
    await expect(item.locator('img')).toHaveAttribute('src', shown?.logoUrl ?? '');
    await expect(item.getByRole('link')).toHaveAttribute('href', 'https://limpopo-orchards.example');
    await site.close();
  });

  await test.step('changes it; what is typed is not lost unasked', async () => {
    await page.getByRole('link', { name: `Edit ${NAME}` }).click();
    const edit = page.getByRole('region', { name: 'Edit corporate client' });
    await expect(edit.getByRole('combobox', { name: 'Payment terms' })).toHaveText('COD (Cash on Delivery)');
    await edit.getByLabel('Description').fill('Night shifts and harvest crews.');
    await edit.getByRole('link', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay on this form' })
      .click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit).toBeHidden();
    await expect
      .poll(async () => (await visitorsSee()).find(({ name }) => name === NAME)?.description)
      .toBe('Night shifts and harvest crews.');
  });

  await test.step('arranges by dragging, takes it back, and arranges by keyboard', async () => {
    const before = await names();
    const [first = '', second = '', third = ''] = before;
    await drag(page, row(page, first), row(page, third));
    await expect.poll(names).toEqual([second, third, first, ...before.slice(3)]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(before);
    await expect(page.getByRole('row').nth(1)).toContainText(first);
    const handle = page.getByRole('button', { name: `Arrange ${second}` });
    await expect(handle).toHaveAttribute('aria-disabled', 'false');
    await handle.focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect.poll(names).toEqual([second, first, ...before.slice(2)]);
    await expect(handle).toBeFocused();
  });

  await test.step('a refused move says so and changes nothing; meanwhile no other row moves', async () => {
    await expect(page.getByRole('button', { name: /^Arrange/, disabled: true })).toHaveCount(0);
    const before = await names();
    const [first = '', second = ''] = before;
    const [handle, other] = [first, second].map((name) => page.getByRole('button', { name: `Arrange ${name}` })) as [
      Locator,
      Locator,
    ];
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/admin/corporate-clients/*', async (route) => {
      await asked;
      await route.fulfill({
        status: 409,
        json: { statusCode: 409, error: 'Conflict', message: 'Somebody else was faster.' },
      });
    });
    for (const key of ['Space', 'ArrowDown', 'Space']) await handle.press(key);
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await other.press('Space');
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    answer();
    await expect(page.getByText('Failed to update corporate client')).toBeVisible();
    await page.unroute('**/api/admin/corporate-clients/*');
    expect(await names()).toEqual(before);
  });

  await test.step('switches it off and on: visitors see that', async () => {
    await page.getByRole('switch', { name: `${NAME}: active` }).click();
    await expect(row(page, NAME)).toContainText('Inactive');
    await expect.poll(names).not.toContain(NAME);
    await page.getByRole('switch', { name: `${NAME}: active` }).click();
    await expect.poll(names).toContain(NAME);
  });

  await test.step('sorts, filters and finds; the address keeps it', async () => {
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole('button', { name: /^Arrange/ })).toHaveCount(0);
    await page.getByLabel('Search').fill('limpopo');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByLabel('Search')).toHaveValue('limpopo');
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('deletes it, after being asked', async () => {
    await deleteAfterBeingAsked(page, 'corporate client', NAME);
    await expect(page.getByText('No corporate clients match your search.')).toBeVisible();
    expect(await names()).not.toContain(NAME);
  });
});

test('staff is warned of a client that looks alike, and merges the two into one', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const [kept, twice] = ['Tugela Timber', 'Tugela Tmiber CC'] as const;
  const stays = await staff.addCorporateClient({ name: kept, city: 'Durban', phone: null });
  const goes = await staff.addCorporateClient({ name: twice, city: 'Umhlanga', phone: '031 555 0134' });
  const billed = { corporateClientId: goes.id, dueDate: '2998-07-01' };
  const invoice = await staff.write<InvoiceDetails>('POST', '/api/admin/invoices', billed);
  await signInAtOnce(context, school);
  await page.goto('/admin/corporate-clients/create');
  const dialog = page.getByRole('dialog', { name: `Merge ${twice} into…` });

  await test.step('while a third is typed, the form says whom it looks like, and where that is', async () => {
    const name = page.getByRole('region', { name: 'Add corporate client' }).getByLabel('Name', { exact: true });
    await name.fill('TUGELA TIMBER (Pty) Ltd');
    await expect(name).toHaveAccessibleDescription(new RegExp(`^Looks like ${kept}, added .*Open it`));
    const there = page.getByRole('link', { name: `Open it: ${kept}, in a new tab` });
    await expect(there).toHaveAttribute('href', `/admin/corporate-clients/${stays.id}`);
    await name.fill('');
    await expect(there).toBeHidden();
  });

  await test.step('the list shows possible duplicates', async () => {
    await page.getByRole('button', { name: 'Possible duplicates' }).click();
    const found = page.getByRole('dialog', { name: 'Possible duplicates' });
    await expect(found.getByRole('listitem')).toContainText([kept]);
    await expectNoViolation(page, 'possible duplicates', [390, 1440]);
    await found.getByRole('button', { name: `Merge ${twice} into ${kept}…` }).click();
    await expect(dialog.getByRole('combobox', { name: 'Client to keep' })).toHaveValue(kept);
    await expect(dialog).toContainText(`Moves to ${kept}: 1 invoice with its payments.`);
    await expectNoViolationInBothColours(page, 'the two clients side by side');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await found.getByRole('button', { name: 'Close' }).last().click();
    await expect(found).toBeHidden();
  });

  await test.step('chooses which stays, sees what moves, and whose value each field has', async () => {
    await page.getByRole('button', { name: `Merge ${twice} into…` }).click();
    await dialog.getByRole('combobox', { name: 'Client to keep' }).fill('Tugela');
    await page.getByRole('option', { name: kept }).click();
    const choices = (label: string) => dialog.getByRole('radiogroup', { name: label });
    await expect(choices('Name').getByRole('radio', { name: kept })).toBeChecked();
    await expect(choices('Phone').getByRole('radio', { name: '031 555 0134' })).toBeChecked();
    await choices('City').getByRole('radio', { name: 'Umhlanga' }).check();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText(`${twice} was merged into ${kept}`)).toBeVisible();
  });

  await test.step('one is left, with the invoice as it was, for staff and for visitors', async () => {
    await expect(row(page, twice)).toHaveCount(0);
    await expect(row(page, kept)).toBeVisible();
    const left = await staff.write<CorporateClient>('GET', `/api/admin/corporate-clients/${stays.id}`);
    expect(left).toMatchObject({ name: kept, city: 'Umhlanga', phone: '031 555 0134' });
    const moved = await staff.write<InvoiceDetails>('GET', `/api/admin/invoices/${invoice.id}`);
    expect(moved).toEqual({ ...invoice, corporateClientId: stays.id });
    const shown = (await (await request.get('/api/corporate-clients')).json()) as PublicCorporateClient[];
    expect(shown.map(({ name }) => name).filter((name) => name.startsWith('Tugela'))).toEqual([kept]);
  });
});

test('the clients can be used by everyone', async ({ page, context, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAtOnce(context, school);
  await page.goto('/admin/corporate-clients');
  await expect(row(page, 'Protea Retail')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.getByRole('link', { name: 'Protea Retail', exact: true })).toBeVisible();
  await expectNoViolation(page, 'the clients', [390], { fingers: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Delete Protea Retail' }).click();
  await expectNoViolationInBothColours(page, 'the question, as before all that is deleted or removed');
  await page.goto('/admin/corporate-clients/create');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('button', { name: 'Add corporate client' }).click();
  await expect(page.getByText('Contact name is required')).toBeVisible();
  await expect(page.getByText('Logo is required')).toBeVisible();
  await expectNoViolationInBothColours(page, 'the form with its refusals, above the clients');
});

test('without any it says so; a list that cannot be loaded says why', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.route('**/api/admin/corporate-clients?*', (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'corporate-clients 0-0/0' } }),
  );
  await page.goto('/admin/corporate-clients');
  await expect(page.getByText('No corporate clients found')).toBeVisible();
  await page.unroute('**/api/admin/corporate-clients?*');
  await page.route('**/api/admin/corporate-clients?*', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, error: 'Conflict', message: 'Not now' } }),
  );
  await page.goto('/admin/corporate-clients');
  await expect(page.getByText('Error loading corporate clients: Not now')).toBeVisible();
  await page.unroute('**/api/admin/corporate-clients?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Protea Retail')).toBeVisible();
});

function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
}
