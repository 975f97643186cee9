/** What opens over a page, each read by the accessibility checker while it is open. */
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';
import { takeCart } from '../support/visitor-cart.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('the menu, on a phone and on a tablet', async ({ page }) => {
  for (const width of [PHONE.width, 1024]) {
    await page.setViewportSize({ width, height: PHONE.height });
    await page.goto('/boxing');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Boxing' })).toHaveAttribute('aria-current', 'page');
    await expectNoViolation(page, 'the menu', [width]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('the menu whose code cannot be fetched is the links of the wide header, and goes on the second press', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/boxing');
  await page.route('**/assets/MenuDrawer-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links.getByRole('link')).toHaveCount(11);
  await expectNoViolation(page, 'the plain menu', [PHONE.width]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await links.getByRole('link', { name: 'Class Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CLASS SCHEDULE' })).toBeVisible();
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_FAILED|dynamically imported/.test(fault)));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone has the links of the wide header', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/boxing');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Student Body' }).click();
    await expect(page).toHaveURL('/student-body');
  });
});

test('the popup of overlapping classes, a tooltip, and a filter without classes', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  await staff.addClass({ className: 'Checked one', startTime: '06:00', endTime: '07:30' });
  await staff.addClass({ className: 'Checked two', startTime: '07:00', endTime: '08:00', instructor: 'Sipho' });
  await page.goto('/class-schedule');
  const block = page.getByRole('button', { name: /2 classes.*Sunday.*06:00/i });
  await block.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Classes on Sunday at 06:00' })).toBeVisible();
  await expectNoViolation(page, 'the popup', [DESKTOP.width]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Cart' })).toBeVisible();
  await expectNoViolation(page, 'the tooltip', [DESKTOP.width]);
  await page.goto('/class-schedule?style=boxing&level=Advanced');
  await expect(page.getByRole('status').filter({ hasText: /class/ }).first()).toBeAttached();
  await expectNoViolation(page, 'a filtered week');
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what opens over a page closes again: popup, menu, question, notice, chat, a back-office dialog', async ({
    page,
    context,
    school,
  }) => {
    const staff = await StaffApi.signIn(school);
    await staff.addClass({ className: 'Still one', startTime: '06:00', endTime: '07:30' });
    await staff.addClass({ className: 'Still two', startTime: '07:00', endTime: '08:00' });
    const { id } = await staff.addProduct({ name: 'Still Gloves' });
    await takeCart(context, school, [{ productId: id, quantity: 2 }]);
    const dialog = page.getByRole('dialog');

    await page.goto('/class-schedule');
    await page.getByRole('button', { name: /2 classes.*Sunday.*06:00/i }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Add to calendar: all classes' }).click();
    const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Calendar file saved');
    await expect(notice).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close chat' }).click();
    await expect(dialog).toBeHidden();

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog.getByRole('button', { name: 'Close menu' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await dialog.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Storm Combat, home' }).click();
    await expect(page).toHaveURL('/');

    await signInAtOnce(context, school);
    await page.setViewportSize(DESKTOP);
    await page.goto('/admin/faq/1');
    await expect(page.getByLabel('Question')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('the question before a cart is cleared, its checkout with every fault, and a notice', async ({
  page,
  context,
  school,
}) => {
  const { id } = await (await StaffApi.signIn(school)).addProduct({ name: 'Checked Gloves' });
  await takeCart(context, school, [{ productId: id, quantity: 2 }]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  // It stays as long as the focus is in it: one that goes is half transparent when it is looked at.
  await page.keyboard.press('F8');
  await expectNoViolation(page, 'the checkout with faults');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Missing Information')).toBeHidden();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Clear your cart?' })).toBeVisible();
  await expectNoViolation(page, 'the question');
});
