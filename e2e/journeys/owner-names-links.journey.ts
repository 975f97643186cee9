/** Where the owner names addresses outside this site, its pages lead there instead of to our own. */
import type { Page } from '@playwright/test';
import { SCHOOL_LINKS } from '#libs/domain/school-facts';
import { expectNoViolation } from '../support/axe.js';
import { expect, stayInside, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const OWN = {
  booking: 'https://booking.example.com/trial',
  enquiry: 'https://booking.example.com/enquiry',
  membership: 'https://members.example.com/login',
  studentPortal: 'https://members.example.com/portal',
  ebooks: 'https://books.example.com/storm',
  reviews: 'https://reviews.example.com/storm',
  facebook: 'https://social.example.com/storm',
  instagram: null,
};

test.beforeEach(async ({ school, request }) => {
  await (await StaffApi.signIn(school)).write('PUT', '/api/admin/settings/links', OWN);
  await expect.poll(async () => (await request.get('/')).text()).toContain(OWN.booking);
});

// The server keeps what it knows of the school, whatever becomes of the records.
test.afterEach(async ({ school, request }) => {
  const none = Object.fromEntries(SCHOOL_LINKS.map((link) => [link, null]));
  await (await StaffApi.signIn(school)).write('PUT', '/api/admin/settings/links', none);
  await expect.poll(async () => (await request.get('/')).text()).not.toContain(OWN.booking);
});

test('each leads out of the site, in a new tab, and says so', async ({ page }) => {
  for (const [address, name, href] of [
    ['/', 'Start Training Today', OWN.booking],
    ['/', 'Buy Now', OWN.ebooks],
    ['/', 'Student Login', OWN.membership],
    ['/boxing', 'Start Boxing Fundamentals', OWN.booking],
    ['/self-defence/protective-tactics', 'Send an enquiry', OWN.enquiry],
    ['/product-page/1', 'Buy at the e-book shop', OWN.ebooks],
    ['/instructors', 'Read Our Google Reviews', OWN.reviews],
    ['/student-login', 'Open the student portal', OWN.membership],
    ['/contact-us', 'Facebook', OWN.facebook],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole('link', { name: `${name} (opens in a new tab)` }).first();
    await expect.soft(link, address).toHaveAttribute('href', href);
    await expect.soft(link, address).toHaveAttribute('target', '_blank');
    await expect.soft(link, address).toHaveAttribute('rel', /noopener/);
  }
  await expect(page.getByRole('link', { name: /^Instagram/ })).toHaveCount(0);
});

test('/free-trial sends the visitor on to the booking form', async ({ page }) => {
  await stayInside(page);
  const left = page.waitForRequest(OWN.booking);
  await page.goto('/free-trial');
  await left;
  await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute('href', OWN.booking);
});

test('/student-body says that the portal is loading, keeps its place, and shows it when it is there', async ({
  page,
}) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(`${OWN.studentPortal}**`, async (route) => {
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
  await expectWaysToPortal(page);
  await expectNoViolation(page, 'the portal');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/student-body leads to the portal', async ({ page }) => {
    await page.goto('/student-body');
    await expectWaysToPortal(page);
    // What stands in a noscript has no text for the test's driver, but a place on the page.
    await expect(page.locator('main noscript')).toBeVisible();
  });
});

async function expectWaysToPortal(page: Page): Promise<void> {
  const ways = page.getByRole('main').getByRole('link', { name: /^Open in a new tab/ });
  await expect(ways).toHaveCount(2);
  for (const link of await ways.all()) {
    await expect(link).toHaveAttribute('href', OWN.studentPortal);
    await expect(link).toHaveAttribute('target', '_blank');
  }
}
