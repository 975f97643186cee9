/**
 * A day in the back-office, from the first message to the last course; after each piece of work the public site and the
 * API show it.
 */
import { randomUUID } from 'node:crypto';
import { devices, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type {
  ContactMessage,
  PublicBeginnerCourse,
  PublicCorporateClient,
  PublicInstructor,
  PublicOrderView,
  PublicProduct,
} from '#libs/contracts/generated/api';
import { drawnImage } from '../support/drawn-image.js';
import { expect, signInByForm, test } from '../support/fixtures.js';
import { leaveMessages } from '../support/left-messages.js';
import { linkOf, rowOf } from '../support/inbox.js';
import { placeOrder } from '../support/placed-order.js';
import { StaffApi } from '../support/staff-api.js';

test('a day in the back-office', async ({ page, browser, school, request }) => {
  const tag = randomUUID().slice(0, 8);
  const staff = await StaffApi.signIn(school);
  const asked = await leaveMessages(
    school,
    ['Email', 'WhatsApp', 'Phone Call (log only)'].map((way) => ({
      fullName: `Visitor ${tag}`,
      subject: `${way} ${tag}`,
    })),
  );
  const order = await placeOrder(school);
  const course = await staff.addCourse({ name: `Course ${tag}`, startDate: 'To be announced' });
  const visitor = await (await browser.newContext({ ...devices['Pixel 7'], baseURL: school.url })).newPage();
  const work = new Work(page);

  await test.step('signs in', async () => {
    await page.goto('/admin');
    await signInByForm(page, await school.superUser());
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('answers three messages by three ways', async () => {
    // Where an answer by mail would leave for the mail program.
    await page.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ status: 204 }));
    await work.open('Messages');
    for (const [id, way] of asked.map((id, at) => [id, ['Email', 'WhatsApp', 'Phone Call (log only)'][at]!] as const)) {
      await linkOf(page, id).click();
      await expect(page.getByRole('heading', { level: 2, name: `${way} ${tag}` })).toBeVisible();
      const form = page.getByRole('form', { name: 'Response' });
      await form.getByRole('combobox', { name: 'Response method' }).click();
      await page.getByRole('option', { name: way, exact: true }).click();
      await form.getByRole('textbox', { name: 'Response' }).fill('You are welcome on Monday.');
      await form.getByRole('button', { name: 'Save & Send Response' }).click();
      await expect(rowOf(page, id)).toContainText('Replied');
      // A chat opens in a tab of its own, from which one comes back.
      await page.bringToFront();
    }
    const ways = await Promise.all(
      asked.map(async (id) => (await (await staff.get(`/api/admin/contact-messages/${id}`)).json()) as ContactMessage),
    );
    expect(ways.map(({ responseType, status }) => [responseType, status])).toEqual([
      ['email', 'replied'],
      ['whatsapp', 'replied'],
      ['phone', 'replied'],
    ]);
  });

  await test.step('adds an instructor with a photo', async () => {
    await work.open('Instructors');
    const form = await work.add('Add instructor');
    await form.getByLabel('Name').fill(`Coach ${tag}`);
    await form.getByLabel('Role').fill('Kali coach');
    await form.getByLabel('Bio').fill('Twelve years with the stick.');
    await form.getByTestId('image-file').setInputFiles(await drawnImage(1200, 900));
    await expect(page.getByText('Image uploaded and compressed successfully')).toBeVisible();
    await work.save(form, 'Add instructor', 'Instructor created');
    const added = (await read<PublicInstructor[]>(request, '/api/instructors')).find(
      ({ name }) => name === `Coach ${tag}`,
    );
    expect((await request.get(added?.image ?? '')).status()).toBe(200);
    await visitor.goto('/instructors');
    await expect(visitor.getByText(`Coach ${tag}`).first()).toBeVisible();
  });

  await test.step('adds a client with a logo', async () => {
    await work.open('Corporate Clients');
    const form = await work.add('Add corporate client');
    await form.getByLabel('Name', { exact: true }).fill(`Client ${tag}`);
    await form.getByTestId('logoUrl-file').setInputFiles(await drawnImage(320, 120));
    await expect(form.getByRole('button', { name: 'Replace logo' })).toBeVisible();
    await work.save(form, 'Add corporate client', 'Corporate client created');
    const added = (await read<PublicCorporateClient[]>(request, '/api/corporate-clients')).find(
      ({ name }) => name === `Client ${tag}`,
    );
    expect((await request.get(added?.logoUrl ?? '')).status()).toBe(200);
    await visitor.goto('/corporate-clients');
    await expect(visitor.getByText(`Client ${tag}`).first()).toBeVisible();
  });

  await test.step('adds a product with sizes, and changes its price', async () => {
    await work.open('Products');
    const form = await work.add('Add Product');
    await form.getByLabel('Name').fill(`Gloves ${tag}`);
    await form.getByLabel('Price').fill('500');
    await form.getByRole('textbox', { name: 'Stock' }).fill('3');
    await form.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Gear' }).click();
    await form.getByLabel('Comes in sizes').check();
    await form.getByLabel('Add a size').pressSequentially('M,L,');
    await work.save(form, 'Add Product', 'Product created successfully');
    await expect.poll(() => gloves(request, tag)).toMatchObject({ price: 50_000, availableSizes: ['M', 'L'] });
    await page.getByRole('link', { name: `Edit Gloves ${tag}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit product' });
    await edit.getByLabel('Price').fill('449.50');
    await work.save(edit, 'Save changes', 'Product updated successfully');
    expect(await gloves(request, tag)).toMatchObject({ price: 44_950 });
    await visitor.goto('/shop');
    await expect(visitor.getByText(`Gloves ${tag}`).first()).toBeVisible();
    await expect(visitor.getByText('R449.50').first()).toBeVisible();
  });

  await test.step('ships an order', async () => {
    await work.open('Orders');
    await page.getByRole('button', { name: `Change status of ${order.orderNumber}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Order Status' });
    await dialog.getByRole('radio', { name: 'Shipped' }).check();
    await dialog.getByLabel(/^Tracking number/).fill(`TRACK-${tag}`);
    await work.save(dialog, 'Update Status', 'Order status updated successfully!');
    expect(await read<PublicOrderView>(request, `/api/orders/${order.orderNumber}`)).toMatchObject({
      status: 'shipped',
      trackingNumber: `TRACK-${tag}`,
    });
    await visitor.goto(`/order-success?order=${order.orderNumber}`);
    await expect(visitor.getByText(`Your tracking number is TRACK-${tag}.`).filter({ visible: true })).toBeVisible();
  });

  await test.step('disables a course', async () => {
    const shown = async (): Promise<string[]> =>
      (await read<PublicBeginnerCourse[]>(request, '/api/beginner-courses')).map(({ name }) => name);
    expect(await shown()).toContain(course.name);
    await work.open('Courses');
    await page.getByRole('switch', { name: new RegExp(course.name) }).click();
    await expect.poll(shown).not.toContain(course.name);
    await visitor.goto('/');
    await expect(visitor.getByText(course.name)).toHaveCount(0);
  });

  await visitor.context().close();
});

/** What every screen has. */
class Work {
  constructor(private readonly page: Page) {}

  async open(screen: string): Promise<void> {
    // Behind its name stands how many messages are unread.
    await this.page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: new RegExp(`^${screen}`) })
      .click();
  }

  /** @returns the form, which is a part of the page or a dialog over it */
  async add(name: string): Promise<Locator> {
    await this.page.getByRole('link', { name }).first().click();
    const form = this.page.getByRole('dialog', { name }).or(this.page.getByRole('region', { name }));
    await expect(form.getByLabel('Name', { exact: true })).toBeVisible();
    return form;
  }

  async save(form: Locator, button: string, said: string): Promise<void> {
    await form.getByRole('button', { name: button }).click();
    await expect(this.page.getByText(said)).toBeVisible();
  }
}

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  return (await (await request.get(path)).json()) as Answer;
}

async function gloves(request: APIRequestContext, tag: string): Promise<PublicProduct | undefined> {
  return (await read<PublicProduct[]>(request, '/api/products')).find(({ name }) => name === `Gloves ${tag}`);
}
