import { expect, test } from '../support/fixtures.js';

// The specification's figures (spec 1 section 9), typed here once more, so that a slip in prices.ts is seen.
const PLANS = [
  ['BASIC', 'R650', '1-month commitment', ['2 classes per week', '1 style', 'Online resources']],
  [
    'STANDARD',
    'R950',
    '3-month commitment',
    ['Unlimited classes', '1 style', 'Online resources', 'Priority booking for seminars'],
  ],
  [
    'PREMIUM',
    'R1250',
    '6-month commitment',
    ['Unlimited classes', 'Multiple styles', 'One free private lesson monthly', 'Free seminar access'],
  ],
] as const;

test('three plans with every figure, equally high, and the fee that is paid once', async ({ page }) => {
  await page.goto('/membership');
  const heightsPx = new Set<number | undefined>();
  for (const [name, price, commitment, features] of PLANS) {
    const card = page
      .getByRole('region', { name: 'Plans' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
    for (const text of [price, commitment, ...features]) await expect(card).toContainText(text);
    await expect(card.getByText('MOST POPULAR')).toHaveCount(name === 'STANDARD' ? 1 : 0);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/free-trial?plan=${name.toLowerCase()}`);
    heightsPx.add((await card.boundingBox())?.height);
  }
  expect(heightsPx.size).toBe(1);
  await expect(page.getByText('Registration fee: R350')).toBeVisible();
});

test('options, rules and questions give the figures, also without JavaScript', async ({ browser, school }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${school.url}/membership`);
  const main = page.getByRole('main');
  for (const text of [
    'R500',
    'R2250',
    'From R750',
    '3-5 people',
    'Custom quote',
    'up to 30 days per year with a valid reason',
    '30 days written notice after the minimum commitment',
  ])
    await expect(main.getByText(text).first()).toBeVisible();
  const question = page.getByText('What does the beginner course cost?');
  await question.click();
  await expect(
    page.getByText('12 weeks: R1200 a month for 3 months, plus a once-off joining fee of R650'),
  ).toBeVisible();
  await page.close();
});

test('the comparison is for wide screens; on a phone the cards say it', async ({ page }) => {
  await page.goto('/membership');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toBeHidden();
});

test('on paper the title stays and the plans are black on white', async ({ page }) => {
  await page.goto('/membership');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['BASIC', 'STANDARD', 'PREMIUM']) {
    const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(plan).not.toHaveCSS('background-color', /^rgb\(\d{1,2}, /);
    await expect(plan.getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});
