import type { Locator, Page } from '@playwright/test';
import type { PublicBeginnerCourse } from '#libs/contracts/generated/api';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const COURSES_CALL = '**/api/beginner-courses';
const FAILED = 'The beginner courses could not be loaded. Please try again later.';

test('the sections stand in the order of the specification; eight tiles and the ways on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Tactical Training' })).toBeVisible();
  await expect(page.locator('main h2')).toHaveText([
    'From zero to capable in 12 weeks',
    'Eight disciplines, one standard',
    'What our students say',
    'Battle Ready: Your Essential Guide to South African Safety',
  ]);
  const band = page.getByRole('navigation', { name: 'Quick links' });
  await expect(band.getByRole('link')).toHaveText([/^Class Schedule/, /^Free Trial/, /^Contact Us/]);
  const [reviewsY, bandY, bookY] = [
    await topOf(page.getByText('Student reviews', { exact: true })),
    await topOf(band),
    await topOf(page.getByText('E-book', { exact: true })),
  ];
  expect([reviewsY, bandY, bookY]).toEqual([reviewsY, bandY, bookY].sort((a, b) => a - b));
  await page.getByRole('link', { name: 'Scroll to what we offer' }).click();
  await expect(page).toHaveURL('/#services');
  await expect(page.getByRole('heading', { name: 'Eight disciplines, one standard' })).toBeInViewport();

  await test.step('a trial is booked on our own form, and an e-book asked for by a message', async () => {
    for (const [name, href] of [
      ['Start Training Today', '/free-trial'],
      ['Book a Free Trial', '/free-trial'],
      ['Sign Up Now', '/free-trial'],
      ['Buy Now', `/contact-us?subject=${encodeURIComponent('E-book: Battle Ready')}`],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).not.toHaveAttribute('target');
    }
    await expect(page.getByRole('region', { name: /^Battle Ready/ })).toContainText(/R79\.99.*Buy Now/);
  });

  await test.step('eight tiles lead to what they name', async () => {
    const tiles = page.locator('#services').getByRole('link');
    await expect(tiles).toHaveCount(8);
    const paths = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')));
    expect(paths).toEqual([
      '/self-defence/krav-maga',
      '/self-defence/bjj',
      '/boxing',
      '/self-defence/filipino',
      '/self-defence/stick-fighting',
      '/self-defence/firearms',
      '/self-defence/medical',
      '/self-defence/protective-tactics',
    ]);
    await page.getByRole('link', { name: /^Boxing Fundamentals/ }).click();
    await expect(page).toHaveURL('/boxing');
  });
});

test('the beginner course says when it trains and what it costs, also without scripts', async ({ browser, school }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: school.url })).newPage();
  await page.goto('/');
  const section = page.getByRole('region', { name: 'From zero to capable in 12 weeks' });
  for (const fact of [
    '12-week course',
    'Mon, Wed',
    '18:00–20:30',
    'Essential classes',
    '19:00–20:15',
    '10:00–11:30',
    'Krav Maga / BJJ / FMA',
    'Private lessons, by phone',
    'Wear comfortable athletic clothing',
    'R1200 a month for 3 months',
    'R650 once-off',
    'includes a training kit',
  ]) {
    await expect.soft(section, fact).toContainText(fact);
  }
  expect(await section.innerText()).toContain(
    'JavaScript is switched off, so we cannot show the course dates here. Call us for the next one',
  );
  await expect(page.getByRole('figure')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Next reviews' })).toBeHidden();
  await page.context().close();
});

test('courses that staff plan are shown; what is past or inactive is not', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  await staff.addCourse({ name: 'Course of long ago', startDate: '16 April 2020' });
  await staff.addCourse({ name: 'Course nobody sees', startDate: 'To be announced', isActive: false });
  await staff.addCourse({ name: 'Course without a day', startDate: 'After the holidays' });
  await staff.addCourse({
    name: 'Course far off',
    startDate: '16 April 2031',
    duration: '6 weeks',
    sessions: 'Saturdays',
    difficulty: 'Intermediate',
  });
  await page.goto('/');
  const far = card(page, 'Course far off');
  await expect(far.locator('time')).toHaveAttribute('datetime', '2031-04-16');
  await expect(far.locator('time')).toHaveText('16 Apr 2031');
  await expect(far.getByRole('listitem')).toHaveText(['6 weeks', 'Saturdays', 'Intermediate']);
  await expect(far.getByRole('link', { name: 'Book Here for Course far off' })).toHaveAttribute('href', '/contact-us');
  await expect(card(page, 'Course without a day')).toContainText('After the holidays');
  await expect(card(page, 'Course without a day').locator('time')).toHaveCount(0);
  await expect(page.getByText('Course of long ago')).toHaveCount(0);
  await expect(page.getByText('Course nobody sees')).toHaveCount(0);
});

test('a course goes at midnight of the school, earliest first, wherever the visitor is', async ({ page }) => {
  // Half past midnight on 19 November in Sandton is still the 18th in London.
  await page.clock.setFixedTime(new Date('2026-11-18T22:30:00Z'));
  await page.route(COURSES_CALL, (route) =>
    route.fulfill({
      json: [
        course(1, 'To be announced'),
        course(2, '16 April'),
        course(3, '18 November 2026'),
        course(4, '2026-11-19'),
      ],
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Course 4', 'Course 2', 'Course 1']);
  await expect(page.getByRole('article').locator('time')).toHaveText(['19 Nov', '16 Apr 2027']);
});

test('answers that no school gives: a link a browser would run, a course of no moment, a rubbish schedule', async ({
  page,
}) => {
  let courses: object[] = [{ ...course(1, 'Soon'), bookingLink: 'javascript:alert(1)' }];
  await page.route(COURSES_CALL, (route) => route.fulfill({ json: courses }));
  await page.route('**/api/class-calendar?*', (route) => route.fulfill({ json: { classes: 'none' } }));
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Book Here/ })).toHaveAttribute('href', '/free-trial');
  await expect(page.getByRole('heading', { level: 1, name: 'Tactical Training' })).toBeVisible();
  await expect(page.getByText('Next class:')).toHaveCount(0);
  courses = [{ ...course(1, '16 April'), createdAt: 'yesterday' }];
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
});

test('the reviews turn by buttons, dots and keys, round and round, and never by themselves', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const position = page.getByRole('status').filter({ hasText: /^Page \d of \d$/ });
  await page.getByRole('button', { name: 'Next reviews' }).hover();
  await expectShown(page, position, 1, ['Thandi M.', 'Ryan V.', 'Lerato P.']);
  await page.clock.fastForward('10:00');
  await expectShown(page, position, 1, ['Thandi M.', 'Ryan V.', 'Lerato P.']);
  await page.getByRole('button', { name: 'Next reviews' }).click();
  await expectShown(page, position, 2, ['Johan B.', 'Ayesha K.', 'Sipho D.']);
  await page.getByRole('button', { name: 'Next reviews' }).click();
  await expectShown(page, position, 1, ['Thandi M.', 'Ryan V.', 'Lerato P.']);
  await page.getByRole('button', { name: 'Previous reviews' }).click();
  await expectShown(page, position, 2, ['Johan B.', 'Ayesha K.', 'Sipho D.']);
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expectShown(page, position, 1, ['Thandi M.', 'Ryan V.', 'Lerato P.']);
  await expect(page.getByRole('button', { name: /^Page \d$/ })).toHaveCount(2);
  await page.getByRole('list', { name: 'Reviews' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, position, 2, ['Johan B.', 'Ayesha K.', 'Sipho D.']);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, position, 1, ['Thandi M.', 'Ryan V.', 'Lerato P.']);
  const heights = await page
    .locator('figure')
    .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('on a phone one review fills the screen, and a swipe is followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const position = page.getByRole('status').filter({ hasText: /^Page \d of \d$/ });
  await expect(position).toHaveText('Page 1 of 6');
  await page.getByRole('list', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Page \d$/ })).toHaveCount(6);
  await page
    .getByRole('list', { name: 'Reviews' })
    .evaluate((track) => track.scrollTo({ left: track.scrollWidth, behavior: 'instant' }));
  await expect(position).toHaveText('Page 6 of 6');
  await expect(page.getByRole('figure').filter({ hasText: 'Sipho D.' })).toBeInViewport();
  await page.getByRole('button', { name: 'Next reviews' }).click();
  await expect(position).toHaveText('Page 1 of 6');
});

test('on a phone the trial button follows once those of the hero have gone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Quick actions' });
  await expect(bar).toBeHidden();
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link', { name: /^Book a Free Trial/ })).toHaveAttribute('href', '/free-trial');
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: 'Start Training Today' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

function course(id: number, startDate: string): PublicBeginnerCourse {
  return {
    id,
    name: `Course ${id}`,
    placesLeft: null,
    startDate,
    description: 'For beginners.',
    duration: '12 weeks',
    sessions: '2 sessions per week',
    difficulty: 'Beginner',
    bookingLink: '/contact-us',
    isActive: true,
    createdAt: '2026-11-10T08:00:00Z',
  };
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

async function expectShown(page: Page, position: Locator, pageNumber: number, names: string[]): Promise<void> {
  await expect(position).toHaveText(`Page ${pageNumber} of 2`);
  for (const name of names)
    await expect(page.locator('figure').filter({ hasText: name })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('figure')).toHaveCount(names.length);
}
