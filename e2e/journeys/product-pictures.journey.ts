import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const SMALLEST_PX = 100;

/** A product's picture, whatever staff stored: its own, or a drawing that fits, or the words that there is none. */
const PICTURES = [
  { name: 'Journey Gloves', imageUrl: '/products/shirt.svg', shown: '/products/shirt.svg' },
  {
    name: 'Journey Gloves with a lost picture',
    imageUrl: '/products/no-such-drawing.svg',
    shown: '/products/gloves.svg',
  },
  { name: 'Journey Sticks without a picture', imageUrl: null, shown: '/products/sticks.svg' },
  { name: 'Journey Voucher', imageUrl: '/products/no-such-drawing.svg', shown: undefined },
];

test('each product is shown by its picture, by a drawing that fits, or by the words that there is none', async ({
  page,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  for (const { name, imageUrl } of PICTURES) await staff.addProduct({ name, imageUrl, category: 'Gear' });
  await page.goto('/shop');
  for (const { name, shown } of PICTURES) {
    await test.step(name, async () => {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await card.scrollIntoViewIfNeeded();
      if (!shown) {
        await expect(card.getByText('No Image')).toBeVisible();
        await expect(card.locator('img')).toHaveCount(0);
        return;
      }
      const picture = card.locator(`img[src="${shown}"]`);
      await expect(picture).toBeVisible();
      const box = await picture.evaluate((image: HTMLImageElement) => ({
        naturalPx: image.naturalWidth,
        panel: image.parentElement!.getBoundingClientRect().toJSON() as DOMRect,
      }));
      expect(box.naturalPx).toBeGreaterThan(0);
      expect(box.panel.width).toBeGreaterThanOrEqual(SMALLEST_PX);
      expect(Math.abs(box.panel.width - box.panel.height)).toBeLessThan(1);
    });
  }
});
