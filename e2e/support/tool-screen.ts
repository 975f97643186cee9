/** The tools of the phone area: their tiles and the sheets over them, by touch. */
import type { Locator, Page } from '@playwright/test';
import type { StaffApi } from './staff-api.js';

export const tile = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words });
export const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

export async function read<Row>(staff: StaffApi, path: string): Promise<Row> {
  return (await (await staff.get(`/api/admin/${path}`)).json()) as Row;
}

export async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save changes' }).tap();
}

/** Through the question, which names what goes. */
export async function deleteFrom(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: `Delete ${name}` }).tap();
  await form
    .page()
    .getByRole('dialog')
    .filter({ hasText: name })
    .last()
    .getByRole('button', { name: 'Delete', exact: true })
    .tap();
}
