/** Every question that the school answers, found by category or by words (issue "an assistant that never misleads"). */
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const SAUNA = { question: 'Is there a sauna beside the mats?', category: 'location' as const };
const ANSWER = 'Yes, beside the change rooms. The Class Schedule page says when we are open.';

test('a visitor finds an answer by words and by category, and what staff add is there', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  await staff.addFaq({ ...SAUNA, answer: ANSWER });
  const question = page.getByRole('main').getByText(SAUNA.question);
  await expect(async () => {
    await page.goto('/faq');
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^\d+ answers$/);
  await expect(page.getByRole('region', { name: 'Good to know' })).toContainText('Parking is free');
  await expectNoViolation(page, 'the questions', undefined, { fingers: true });

  await page.getByRole('button', { name: 'Prices' }).click();
  await expect(page).toHaveURL(/\?category=pricing$/);
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('SAUNA');
  await expect(count).toHaveText('1 answer');
  await expect(page).toHaveURL(/\?q=SAUNA$/);
  await question.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Class Schedule page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/class schedule/i);
  await page.goBack();
  await expect(count).toHaveText('1 answer');

  await page.getByRole('searchbox').fill('parking');
  await expect(page.getByRole('region', { name: 'Good to know' })).toContainText('Parking is free');
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No questions match your search' })).toBeVisible();
  await expectNoViolation(page, 'no question found', [390]);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/faq');
});

test('it is read without JavaScript', async ({ browser, school }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${school.url}/faq`);
  await page.getByRole('main').getByText('Do you have kids classes?').click();
  await expect(page.getByText('Yes, for ages 5 to 15', { exact: false })).toBeVisible();
  await page.context().close();
});

test('when they cannot be loaded the page says so, and a press tries again', async ({ page, faults }) => {
  await page.goto('/contact-us');
  await page.route('**/api/faqs/active', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('alert')).toContainText('The questions could not be loaded. Please try again later.');
  await page.unroute('**/api/faqs/active');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText('Do you have kids classes?')).toBeVisible();
  // The browser tells of a call that failed.
  expect(faults.splice(0)).toEqual([expect.stringContaining('/api/faqs/active')]);
});
