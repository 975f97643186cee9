/** As two-editors, in the small forms over a list: no further press saves over what a colleague saved meanwhile. */
import type { Locator, Page } from '@playwright/test';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { bookingsOf, bookSomething } from '../support/booked-trial.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { buy } from '../support/placed-order.js';
import { StaffApi } from '../support/staff-api.js';

const noticeIn = (page: Page) => page.getByRole('group', { name: /^Someone changed this/ });

/** The notice is there, nothing else saves, and Enter in a field sends nothing. */
async function expectAsked(page: Page, field: Locator, theirs: string): Promise<void> {
  await expect(noticeIn(page)).toBeFocused();
  await expect(noticeIn(page)).toContainText(theirs);
  await expect(page.getByRole('dialog').last().locator('[type="submit"]')).toHaveCount(0);
  await field.focus();
  const sent = page
    .waitForRequest((sending) => ['PUT', 'POST'].includes(sending.method()), { timeout: 400 })
    .catch(() => 'nothing');
  await page.keyboard.press('Enter');
  expect(await sent).toBe('nothing');
  await expect(noticeIn(page)).toContainText(theirs);
}

test('an absence: mine is kept only when that is chosen', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const [instructor] = await staff.write<{ id: number; name: string }[]>('GET', '/api/admin/instructors');
  const { id } = await staff.write<{ id: number }>('POST', '/api/admin/instructor-absences', {
    instructorId: instructor!.id,
    startDate: '2031-03-03',
    endDate: '2031-03-07',
    note: 'Grading',
  });
  await signInAtOnce(context, school);
  await page.goto(`/admin/instructors#absences=${instructor!.id}`);
  const dialog = page.getByRole('dialog', { name: `Absences of ${instructor!.name}` });
  await dialog.getByRole('button', { name: /^Edit absence 03 Mar 2031/ }).click();
  const note = dialog.getByRole('textbox', { name: 'Note for staff' });
  await expect(note).toHaveValue('Grading');
  await staff.write('PUT', `/api/admin/instructor-absences/${id}`, { note: 'Surgery', endDate: '2031-03-21' });
  await note.fill('Grading in Durban');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectAsked(page, note, 'Surgery');
  await expect(noticeIn(page).getByRole('listitem')).toHaveText(['Last day: 21 Mar 2031']);
  await expectNoViolationInBothColours(page, 'an absence that two people change');
  const stored = () => staff.write('GET', `/api/admin/instructor-absences/${id}`);
  expect(await stored()).toMatchObject({ note: 'Surgery', endDate: '2031-03-21' });
  await noticeIn(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(noticeIn(page)).toHaveCount(0);
  expect(await stored()).toMatchObject({ note: 'Grading in Durban', endDate: '2031-03-21' });
});

test('a category: the colleague is not overwritten by the first press either', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.write<{ id: number }>('POST', '/api/admin/product-categories', { name: 'Two Mats' });
  await signInAtOnce(context, school);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Edit category Two Mats' }).click();
  const description = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('Two Mats');
  await staff.write('PUT', `/api/admin/product-categories/${id}`, { description: 'Puzzle mats', sortOrder: 7 });
  await description.fill('Folding mats');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectAsked(page, page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Puzzle mats');
  await noticeIn(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(description).toHaveValue('Puzzle mats');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category updated successfully')).toBeVisible();
  expect(await staff.write('GET', `/api/admin/product-categories/${id}`)).toMatchObject({
    description: 'Puzzle mats',
    sortOrder: 7,
  });
});

test('one date of a class: changed by a colleague, or changed for the first time', async ({
  page,
  context,
  school,
  request,
}) => {
  const staff = await StaffApi.signIn(school);
  const planned = await staff.addClass({ className: 'Two Editors Archery', startTime: '07:00', endTime: '08:00' });
  const { date } = await bookSomething(staff, request, 'palesa@example.com', planned.id);
  await signInAtOnce(context, school);
  await page.goto(`/admin/class-schedule?week=${date}#date=${planned.id}.${date}`);
  const dialog = page.getByRole('dialog', { name: /^Two Editors Archery/ });
  const note = dialog.getByRole('textbox', { name: 'Note for visitors' });
  await note.fill('The range is closed');
  // Its coming moves the buttons: a press just then meets none.
  await expect(dialog.getByText('1 trial booking will be cancelled')).toBeVisible();

  await test.step('a colleague was the first to change it', async () => {
    await staff.addException({
      classScheduleId: planned.id,
      date,
      kind: 'changed',
      startTime: '09:00',
      endTime: '10:00',
      instructor: null,
      note: 'Later today',
    });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAsked(page, note, 'Later today');
    await noticeIn(page).getByRole('button', { name: 'Take theirs' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('and changes it again', async () => {
    const exceptions = await staff.write<{ id: number; classScheduleId: number; note: string }[]>(
      'GET',
      '/api/admin/class-exceptions',
    );
    const { id, note: kept } = exceptions.find((one) => one.classScheduleId === planned.id)!;
    expect(kept).toBe('Later today');
    await page.getByRole('button', { name: /Two Editors Archery.*Later today/ }).click();
    await expect(note).toHaveValue('Later today');
    await staff.write('PUT', `/api/admin/class-exceptions/${id}`, { note: 'Bring your own bow' });
    await note.fill('An hour later');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAsked(page, note, 'Bring your own bow');
    expect(await staff.write('GET', `/api/admin/class-exceptions/${id}`)).toMatchObject({ note: 'Bring your own bow' });
    await noticeIn(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog).toBeHidden();
    expect(await staff.write('GET', `/api/admin/class-exceptions/${id}`)).toMatchObject({ note: 'An hour later' });
  });
});

test('a trial that is corrected', async ({ page, context, school, request }) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await bookSomething(staff, request, 'lebo@example.com');
  await signInAtOnce(context, school);
  await page.goto(`/admin/trial-bookings/${id}/show`);
  await page.getByRole('button', { name: 'Move or correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move or correct' });
  const bookedBy = dialog.getByRole('textbox', { name: 'Booked by' });
  await expect(bookedBy).toHaveValue('Ayanda Nkosi');
  await staff.write('PUT', `/api/admin/trial-bookings/${id}`, { fullName: 'Ayanda Khumalo', phone: '+27821112222' });
  await bookedBy.fill('Ayanda Nkosi-Dube');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectAsked(page, bookedBy, 'Ayanda Khumalo');
  expect((await bookingsOf(staff, 'lebo@example.com'))[0]).toMatchObject({ fullName: 'Ayanda Khumalo' });
  await noticeIn(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  expect((await bookingsOf(staff, 'lebo@example.com'))[0]).toMatchObject({
    fullName: 'Ayanda Nkosi-Dube',
    phone: '+27821112222',
  });
});

test('an order that is corrected', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const shields = await staff.addProduct({ name: 'Two Editors Shields', price: 89_900 });
  const placed = await buy(school, shields, 1);
  const { id } = (await staff.ordersOf('thabo@example.org')).find((one) => one.orderNumber === placed.orderNumber)!;
  await signInAtOnce(context, school);
  await page.goto(`/admin/orders/${id}/show#correction`);
  const dialog = page.getByRole('dialog', { name: 'Correct order' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Thabo Nkosi');
  await staff.write('PUT', `/api/admin/orders/${id}`, { customerName: 'Thabo Mokoena', internalNote: 'Call first' });
  await name.fill('Thabo Nkosi-Dube');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectAsked(page, name, 'Thabo Mokoena');
  await expect(noticeIn(page).getByRole('listitem')).toHaveText(['Internal note: Call first']);
  expect(await staff.write('GET', `/api/admin/orders/${id}`)).toMatchObject({ customerName: 'Thabo Mokoena' });
  await noticeIn(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  expect(await staff.write('GET', `/api/admin/orders/${id}`)).toMatchObject({
    customerName: 'Thabo Nkosi-Dube',
    internalNote: 'Call first',
  });
});

test('a category that a colleague deleted: what was typed stays', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.write<{ id: number }>('POST', '/api/admin/product-categories', { name: 'Gone Mats' });
  await signInAtOnce(context, school);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Edit category Gone Mats' }).click();
  const description = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
  await description.fill('A long text about mats');
  await staff.write('DELETE', `/api/admin/product-categories/${id}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit category Gone Mats' })).toHaveCount(0);
  await expect(description).toHaveValue('A long text about mats');
});
