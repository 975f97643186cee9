/** What happens between a press and its answer makes no second invoice, quote or recurring invoice. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { expect, forgive, signInAtOnce, test } from '../support/fixtures.js';
import { loseNextAnswer } from '../support/lost-answer.js';
import { StaffApi } from '../support/staff-api.js';

type Paper = 'invoices' | 'quotes' | 'recurring-invoices';

async function papersOf(staff: StaffApi, paper: Paper, { id }: CorporateClient): Promise<{ id: number }[]> {
  const filter = encodeURIComponent(JSON.stringify({ corporateClientId: id }));
  const answer = await staff.get(`/api/admin/${paper}?filter=${filter}`);
  return (await answer.json()) as { id: number }[];
}

async function choose(page: Page, form: Locator, { name }: CorporateClient): Promise<void> {
  await form.getByRole('combobox', { name: 'Client' }).fill(name);
  await page.getByRole('option', { name }).click();
}

async function fillLine(form: Locator): Promise<void> {
  const line = form.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Description').fill('Team training');
  await line.getByLabel('Quantity').fill('4');
  await line.getByLabel('Unit price').fill('1250');
}

const addClient = (staff: StaffApi) => staff.addCorporateClient({ name: `Once ${randomUUID().slice(0, 8)}` });

test('an invoice whose first answer got lost is made once, also after a reload', async ({
  page,
  context,
  school,
  faults,
}) => {
  const staff = await StaffApi.signIn(school);
  const client = await addClient(staff);
  await signInAtOnce(context, school);
  await page.goto('/admin/invoices');
  await page.getByRole('link', { name: 'Create Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  const create = form.getByRole('button', { name: 'Create invoice' });
  const items = page.getByRole('dialog', { name: 'Manage Line Items' });
  const { keys, lose } = await loseNextAnswer(page, 'invoices');

  await test.step('pressed twice before the answer is lost, it is asked for once', async () => {
    await choose(page, form, client);
    await create.click();
    await create.click({ force: true });
    lose();
    await expect(form.getByRole('alert')).toContainText('cannot be reached');
    forgive(faults, 'ERR_FAILED');
    expect(keys).toHaveLength(1);
    expect(await papersOf(staff, 'invoices', client)).toHaveLength(1);
  });

  await test.step('with something else typed since, it is told and nothing is made', async () => {
    await form.getByLabel('Notes (optional)').fill('Room 2');
    await create.click();
    await expect(form.getByRole('alert')).toContainText('This invoice was already created');
    forgive(faults, '422');
    expect(await papersOf(staff, 'invoices', client)).toHaveLength(1);
  });

  await test.step('filled in again as it was after a reload, a further press leads to it', async () => {
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await choose(page, form, client);
    await create.click();
    await expect(items).toBeVisible();
    const [made, ...others] = await papersOf(staff, 'invoices', client);
    expect(others).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`/invoices/${made!.id}/`));
  });

  await test.step('a new form makes a new one', async () => {
    await page.goto('/admin/invoices/create');
    await choose(page, form, client);
    await create.click();
    await expect(items).toBeVisible();
    expect(await papersOf(staff, 'invoices', client)).toHaveLength(2);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0], expect.any(String)]);
    expect(keys[3]).not.toBe(keys[0]);
  });
});

for (const [paper, title, fill] of [
  ['quotes', 'Add Quote', fillLine],
  [
    'recurring-invoices',
    'Add Recurring Invoice',
    async (form: Locator) => {
      await form.getByLabel('Name').fill('Monthly training');
      await fillLine(form);
    },
  ],
] as const)
  test(`one of ${paper} whose first answer got lost is made once`, async ({ page, context, school, faults }) => {
    const staff = await StaffApi.signIn(school);
    const client = await addClient(staff);
    await signInAtOnce(context, school);
    await page.goto(`/admin/${paper}/create`);
    const form = page.getByRole('dialog', { name: title });
    const add = form.getByRole('button', { name: title });
    const { keys, lose } = await loseNextAnswer(page, paper);
    await choose(page, form, client);
    await fill(form);
    lose();
    await add.click();
    await expect(form.getByRole('alert')).toContainText('cannot be reached');
    forgive(faults, 'ERR_FAILED');
    await add.click();
    await expect(form).toBeHidden();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
    expect(await papersOf(staff, paper, client)).toHaveLength(1);
  });
