import { school as facts } from '#libs/school/school';
import { expect, test } from '../support/fixtures.js';

const LEGAL = [
  ['/terms-and-conditions', 'Terms and Conditions', 'termination'],
  ['/privacy-policy', 'Privacy Policy', 'retention'],
] as const;

for (const [address, title, anchor] of LEGAL) {
  test(`${address}: fourteen sections, each reached from the contents; on paper the text alone, dark on white`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last updated').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    const headings = await page
      .getByRole('article', { name: title })
      .getByRole('heading', { level: 2 })
      .allTextContents();
    expect(headings).toHaveLength(14);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.getByRole('link').allTextContents()).toEqual(headings);
    await contents.locator(`a[href="#${anchor}"]`).click();
    await expect(page).toHaveURL(`${address}#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect(contents, 'stays in sight').toBeInViewport();
    await expect(page.locator('address')).toContainText(facts.email);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(title, { exact: true }).and(page.locator('p'))).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.body).color,
      ]),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, title] of LEGAL) {
    test(`${address} is all there`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('article', { name: title }).getByRole('heading', { level: 2 })).toHaveCount(14);
    });
  }
});

test('/student-body says how students reach the school, which has no portal', async ({ page }) => {
  await page.goto('/student-body');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: facts.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${facts.supportEmail}`,
  );
  await expect(main.getByRole('link', { name: facts.phone.display })).toHaveAttribute('href', facts.phone.href);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a page that does not exist leads to the schedule, a trial and home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  for (const [name, address] of [
    ['Class Schedule', '/class-schedule'],
    ['Book a Free Trial', '/free-trial'],
    ['Go to the home page', '/'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});
