import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';

// Nothing here changes a record, so the workers may share the file.
test.describe.configure({ mode: 'parallel' });

const TRIAL_PAGES = [
  { path: '/self-defence/krav-maga', title: 'Krav Maga', style: 'krav', filter: 'Krav Maga' },
  { path: '/self-defence/bjj', title: 'Street Brazilian Jiu-Jitsu', style: 'bjj', filter: 'BJJ' },
  { path: '/self-defence/filipino', title: 'Bladed Weapons Skills', style: 'filipino', filter: 'Filipino' },
  { path: '/self-defence/stick-fighting', title: 'Kali Stick Fighting', style: 'filipino', filter: 'Filipino' },
];

test('each style: free trial, its times, and on to the schedule filtered by it', async ({ page }) => {
  for (const { path, title, style, filter } of TRIAL_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectWay(page, 'Book a Free Trial');
    await expect(times(page).getByRole('listitem').first()).toContainText(
      /Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/,
    );
    await page.getByRole('link', { name: 'View Class Schedule' }).click();
    await expect(page).toHaveURL(`/class-schedule?style=${style}`);
    await expect(page.getByRole('button', { name: filter, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
});

const SCENES = [
  { path: '/self-defence/medical', seen: /first-aid pouch/ },
  { path: '/self-defence/protective-tactics', seen: /street lamp/ },
  { path: '/kids/little-warriors', seen: /cones and a foam ball/ },
  { path: '/boxing', seen: /heavy bag/ },
];

for (const widthPx of [1440, 390])
  test(`a programme's head shows its scene, whole, at ${widthPx} px`, async ({ page }) => {
    await page.setViewportSize({ width: widthPx, height: 900 });
    for (const { path, seen } of SCENES) {
      await page.goto(path);
      const scene = page.getByRole('img', { name: seen });
      await expect(scene).toBeVisible();
      await expect.poll(() => scene.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(560);
      const box = (await scene.boundingBox())!;
      expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
      expect(box.width).toBeGreaterThan(widthPx < 600 ? 320 : 420);
    }
  });

test('the Krav Maga page has its picture and leads up and on', async ({ page }) => {
  await page.goto('/self-defence/krav-maga');
  await expect(page.getByRole('img', { name: /training diagram of krav maga/i })).toBeVisible();
  await page.getByRole('link', { name: /next.*brazilian jiu-jitsu/i }).click();
  await expect(page).toHaveURL('/self-defence/bjj');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Self Defence' }).click();
  await expect(page).toHaveURL('/self-defence');
});

test('self defence: two programmes with Learn More, joining, the schedule', async ({ page }) => {
  await page.goto('/self-defence');
  await expectWay(page, 'Join here');
  await expectWay(page, 'Join Our Beginner Course');
  await expect(page.locator('main').getByRole('link', { name: 'View Class Schedule' })).toHaveAttribute(
    'href',
    '/class-schedule',
  );
  await page.getByRole('link', { name: 'Learn More about No-Rules Street BJJ' }).click();
  await expect(page).toHaveURL('/self-defence/bjj');
  await page.goBack();
  await page.getByRole('link', { name: 'Learn More about Krav Maga Military CQC' }).click();
  await expect(page).toHaveURL('/self-defence/krav-maga');
});

test('kids classes: three groups by age, each with its page and joining', async ({ page }) => {
  for (const [name, ages, path, join] of [
    ['Little Warriors', 'Ages 5-7', '/kids/little-warriors', 'Join Little Warriors'],
    ['Junior Defenders', 'Ages 8-11', '/kids/junior-defenders', 'Join Junior Defenders'],
    ['Teen Program', 'Ages 12-15', '/kids/teen-program', 'Join the Teen Program'],
  ] as const) {
    await page.goto('/kids-classes');
    const card = page
      .locator('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText(ages);
    await expectWay(page, join);
    await card.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL(path);
    await expectWay(page, 'Join here');
    for (const row of await times(page).getByRole('listitem').all()) await expect(row).toContainText(name);
  }
});

test('boxing: three cards to start with, and the schedule', async ({ page }) => {
  await page.goto('/boxing');
  for (const name of ['Boxing Fundamentals', 'Boxing for Fitness', 'Competition Training']) {
    await expect(page.locator('main').getByRole('heading', { level: 3, name })).toBeVisible();
    await expectWay(page, `Start ${name}`);
  }
  await expect(page.getByRole('link', { name: 'View Class Schedule' }).first()).toHaveAttribute(
    'href',
    '/class-schedule?style=boxing',
  );
});

test('firearms: the licence, the own firearm and the rental are read before the button', async ({ page }) => {
  await page.goto('/self-defence/firearms');
  const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  const places = [
    'needs proper licensing',
    'Bring your own legally owned firearm and ammunition, unless arranged otherwise',
    'Rental is available on request',
    'Contact Us',
  ].map((one) => words.indexOf(one));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await page.getByRole('link', { name: 'Contact Us' }).locator('visible=true').last().click();
  await expect(page).toHaveURL('/contact-us');
});

test('stop the bleed: five minutes, help first with the numbers, and Contact Us starts at the top', async ({
  page,
}) => {
  await page.goto('/self-defence/medical');
  const main = page.locator('main');
  await expect(main).toContainText('Severe bleeding can kill within 5 minutes');
  await expect(main.getByRole('heading', { name: 'In an emergency call for help first' })).toBeVisible();
  for (const number of ['10111', '10177', '112'])
    await expect(main.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`);
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveCount(2);
  await main.getByRole('link', { name: 'Contact Us' }).last().click();
  await expect(page).toHaveURL('/contact-us');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('protective tactics: the enquiry is a message with its subject, and the schedule', async ({ page }) => {
  await page.goto('/self-defence/protective-tactics');
  await expectWay(
    page,
    'Send an enquiry',
    `/contact-us?subject=${encodeURIComponent('Protective tactics for our team')}`,
  );
  await expect(page.locator('main').getByRole('link', { name: 'Class Schedule' })).toHaveAttribute(
    'href',
    '/class-schedule',
  );
});

test('a week without the style says so and gives the phone number', async ({ page, context }) => {
  await context.route('**/api/class-schedules', (route) => route.fulfill({ json: [] }));
  await page.goto('/self-defence/krav-maga');
  await expect(times(page)).toContainText('No Krav Maga classes are scheduled at the moment');
  await expectNoViolation(page, 'no times', [1440]);
});

for (const count of [1, 12]) {
  test(`nothing moves when the times arrive late, ${count} of them`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const classes = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      day: 'Monday',
      startTime: '18:00',
      endTime: '19:00',
      className: 'Krav Maga',
      level: 'Beginner',
      instructor: null,
    }));
    await context.route('**/api/class-schedules', async (route) => {
      await asked;
      await route.fulfill({ json: classes });
    });
    await page.goto('/self-defence/krav-maga');
    await expect(page.getByRole('status').filter({ hasText: 'Loading class schedule...' })).toBeAttached();
    await expectNoViolation(page, 'the times on their way', [390]);
    const below = times(page).getByRole('link', { name: 'View Class Schedule' });
    const before = await below.boundingBox();
    answer();
    await expect(times(page).getByRole('listitem')).toHaveCount(count);
    expect(await below.boundingBox()).toEqual(before);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme reads and says how to get the times', async ({ page }) => {
    await page.goto('/self-defence/krav-maga');
    await expect(page.getByRole('heading', { name: 'What you learn' })).toBeVisible();
    const notice = page.locator('main noscript');
    await expect(notice).toBeVisible();
    expect(await notice.innerText()).toContain('JavaScript is switched off, so we cannot show the class times here.');
    await expectWay(page, 'Book a Free Trial');
  });
});

function times(page: Page) {
  return page.getByRole('complementary', { name: 'Class times' });
}

/** To a page of this site, in this tab. */
async function expectWay(page: Page, name: string, href = '/free-trial'): Promise<void> {
  const link = page.locator('main').getByRole('link', { name, exact: true }).first();
  await expect(link).toHaveAttribute('href', href);
  await expect(link).not.toHaveAttribute('target');
}
