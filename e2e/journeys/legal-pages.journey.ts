import { links, school as facts } from '#libs/school/school';
import { expectNoViolation } from '../support/axe.js';
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

  test('/student-body leads to the portal', async ({ page }) => {
    await page.goto('/student-body');
    await expect(page.getByRole('main').getByRole('link', { name: 'Open in a new tab' }).first()).toHaveAttribute(
      'href',
      links.studentPortalFrame!,
    );
    // What stands in a noscript has no text for the test's driver, but a place on the page.
    await expect(page.locator('main noscript')).toBeVisible();
  });
});

test('/student-body says that the portal is loading, keeps its place, and shows it when it is there', async ({
  page,
}) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(`${links.studentPortalFrame!}**`, async (route) => {
    await asked;
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Portal</title><h1>Portal of the provider</h1></html>',
    });
  });
  await page.goto('/student-body', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Body');
  await expect(page.getByText('Loading the student portal...')).toBeVisible();
  const frame = page.getByTitle('Student portal of our membership provider');
  const place = await frame.boundingBox();
  send();
  await expect(page.frameLocator('iframe').getByText('Portal of the provider')).toBeVisible();
  await expect(page.getByText('Loading the student portal...')).toHaveCount(0);
  expect(await frame.boundingBox()).toEqual(place);
  for (const link of await page
    .getByRole('main')
    .getByRole('link', { name: /^Open in a new tab/ })
    .all()) {
    await expect(link).toHaveAttribute('href', links.studentPortalFrame!);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expectNoViolation(page, 'the portal');
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
