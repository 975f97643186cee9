/** The school's facts: changed by the owner, seen by a visitor at once, and put back. */
import { HOURS_RULES } from '#libs/contracts/school';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

test('the owner changes phone and hours, a visitor sees them, and the phone is put back', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto('/admin');
  await page
    .getByRole('region', { name: "Still the demonstration's" })
    .getByRole('link', { name: /^Phone/ })
    .click();
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByLabel('Main phone: number').fill('011 555 0199');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Contact saved')).toBeVisible();
  await expect(contact.getByLabel('Main phone: number')).toHaveValue('+27 11 555 0199');

  const hours = page.getByRole('region', { name: 'Opening hours' });
  const monday = hours.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Closes').fill('05:00');
  await hours.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(monday.getByText(HOURS_RULES.order)).toBeVisible();
  await monday.getByLabel('Closes').fill('20:30');
  await hours.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(page.getByText('Opening hours saved')).toBeVisible();
  await expectNoViolationInBothColours(page, 'the settings');
  await page.setViewportSize({ width: 1440, height: 900 });

  const visitor = await context.newPage();
  await visitor.goto('/contact-us');
  await expect(visitor.getByRole('link', { name: /^Call us/ })).toHaveText(/\+27 11 555 0199/);
  await expect(visitor.getByRole('contentinfo')).toContainText('Monday, 06:00–20:30');

  await contact.getByRole('button', { name: 'History: Contact' }).click();
  const history = page.getByRole('dialog', { name: 'Contact: history' });
  await expect(history.getByText('Phones, 1, number: +27115550134 → +27115550199')).toBeVisible();
  await history.getByRole('button', { name: 'Put back' }).click();
  await expect(history.getByRole('button', { name: 'Put back' })).toHaveCount(2);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(contact.getByLabel('Main phone: number')).toHaveValue('+27 11 555 0134');
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: /^Call us/ })).toHaveText(/\+27 11 555 0134/);

  // As the other journeys know the school.
  await monday.getByLabel('Closes').fill('21:00');
  await hours.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(hours.getByRole('button', { name: 'Save opening hours' })).toBeEnabled();
  await visitor.reload();
  await expect(visitor.getByRole('contentinfo')).toContainText('Mon to Fri, 06:00–21:00');
});
