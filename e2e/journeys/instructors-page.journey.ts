import type { Page } from '@playwright/test';
import type { PublicInstructor } from '#libs/contracts/generated/api';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { layoutShift } from '../support/layout-shift.js';

const CALL = '**/api/instructors';

test('the team stands in the order of the server, with what each is expert in and teaches', async ({
  page,
  request,
}) => {
  const team = (await (await request.get('/api/instructors')).json()) as PublicInstructor[];
  await page.goto('/instructors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Instructors');
  const cards = page.getByRole('region', { name: 'The team' }).getByRole('article');
  await expect(cards).toHaveCount(team.length);
  expect(await cards.getByRole('heading', { level: 2 }).allTextContents()).toEqual(team.map(({ name }) => name));
  for (const [place, { name, role, expertise, classes }] of team.entries()) {
    const card = cards.nth(place);
    await expect(card).toContainText(role);
    const texts = (list: string) => card.getByRole('list', { name: list }).getByRole('listitem').allTextContents();
    expect(await texts('Areas of Expertise')).toEqual(expertise);
    expect(await texts(`Classes of ${name}`)).toEqual(
      classes.map(({ day, startTime, endTime, className }) => `${day.slice(0, 3)} ${startTime}–${endTime}${className}`),
    );
  }
  expect(team[0]?.classes.length).toBeGreaterThan(5);
  await cards.first().getByRole('link', { name: 'View Class Schedule for the classes of Adriaan Storm' }).click();
  await expect(page).toHaveURL(/\/class-schedule$/);
  await page.goBack();

  // The school has no page of reviews until its owner names one.
  await expect(page.getByRole('heading', { name: 'What Our Students Say' })).toHaveCount(0);
});

test('a photo, a portrait of the site, initials where none is or none loads, and a long bio', async ({ page }) => {
  const bio = 'A sentence that says something. '.repeat(20);
  await page.route('**/photo-of-*.svg', (route) =>
    route.fulfill(
      route.request().url().includes('sipho')
        ? { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>' }
        : { status: 404 },
    ),
  );
  await answer(page, [
    person({ id: 1, name: 'Adriaan Storm', image: '/photo-of-adriaan.svg' }),
    person({ id: 2, name: 'Sipho Zulu', image: '/photo-of-sipho.svg' }),
    person({ id: 3, name: 'Gone Missing', image: '/photo-of-nobody.svg' }),
    person({ id: 4, name: 'Lerato van der Berg', bio }),
  ]);
  await page.goto('/instructors');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Adriaan Storm').locator('img')).toHaveAttribute(
    'src',
    /^\/assets\/portrait-head-instructor-.*\.svg$/,
  );
  await expect(card('Sipho Zulu').locator('img')).toHaveAttribute('src', '/photo-of-sipho.svg');
  await card('Gone Missing').scrollIntoViewIfNeeded();
  await expect(card('Gone Missing')).toContainText('GM');
  await expect(card('Gone Missing').locator('img')).toHaveCount(0);
  await expect(card('Lerato van der Berg')).toContainText('LB');
  await expect(card('Sipho Zulu').getByText('Areas of Expertise')).toHaveCount(0);

  await expect(page.getByRole('button', { name: /^Read more/ })).toHaveCount(1);
  const text = card('Lerato van der Berg').getByText(bio.trim());
  const cutHeightPx = (await text.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Read more about Lerato van der Berg' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Read less about Lerato van der Berg' })).toBeFocused();
  expect((await text.boundingBox())?.height).toBeGreaterThan(cutHeightPx * 1.5);
  await expectNoViolation(page);
});

test('while the team is on its way six placeholders show, and nothing jumps when it comes', async ({ page }) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(CALL, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/instructors');
  await expect(page.getByRole('status').filter({ hasText: 'Loading instructors...' })).toBeAttached();
  await expect(page.getByTestId('placeholders').locator('> div')).toHaveCount(6);
  const shiftBefore = await layoutShift(page);
  send();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByTestId('placeholders')).toHaveCount(0);
  expect(await layoutShift(page)).toBe(shiftBefore);
});

test('without instructors there is a way on', async ({ page }) => {
  await answer(page, []);
  await page.goto('/instructors');
  await expect(page.getByRole('heading', { name: 'No instructors listed yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Class Schedule' })).toHaveAttribute(
    'href',
    '/class-schedule',
  );
});

function person(fields: Partial<PublicInstructor>): PublicInstructor {
  return {
    id: 0,
    name: '',
    role: 'Coach',
    bio: 'Teaches.',
    image: null,
    expertise: [],
    sortOrder: 0,
    classes: [],
    ...fields,
  };
}

async function answer(page: Page, team: PublicInstructor[]): Promise<void> {
  await page.route(CALL, (route) => route.fulfill({ json: team }));
}
