/**
 * A coach with a phone, between two rounds: reads messages, swipes them away and back, answers (issue "the school in a
 * pocket").
 */
import type { Locator, Page } from '@playwright/test';
import { expect, forgive, signInByForm, test } from '../support/fixtures.js';
import { leaveMessages } from '../support/left-messages.js';
import { expectFitsPhones } from '../support/phone.js';
import { StaffApi } from '../support/staff-api.js';
import { drag, PHONE } from '../support/touch.js';
import type { ContactMessage } from '#libs/contracts/generated/api';

test.use(PHONE);

const rowOf = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

/** A toast that fades while the page is checked would be judged half-way. */
async function closeToast(page: Page, says: string): Promise<void> {
  await expect(page.getByText(says)).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByText(says)).toHaveCount(0);
}

test('signs in where it was going, reads, swipes away and back, and answers', async ({ page, school, faults }) => {
  const [, thandi = 0] = await leaveMessages(school, [
    { fullName: 'Old Friend', subject: 'Nothing new', status: 'read', ageDays: 3 },
    {
      fullName: 'Thandi Mokoena',
      subject: 'May I try a class?',
      message: 'Good day.\nI have never trained before. May I come on Monday and watch?',
    },
    {
      fullName: 'Sipho Dlamini',
      subject: 'Gloves',
      phone: '+27825550143',
      message:
        'Do I need gloves for the first class, or can I borrow some from the academy while I decide what to buy?',
    },
  ]);
  await page.goto('/mobile-app/messages');
  await signInByForm(page, await school.superUser());
  await expect(page).toHaveURL(/\/mobile-app\/messages$/);
  const thandis = rowOf(page, 'Thandi Mokoena');
  await expect(thandis).toContainText('Unread');
  await expect(rowOf(page, 'Old Friend')).not.toContainText('Unread');
  await expectFitsPhones(page, 'the list');
  // The first message is in sight, in the upper third of the screen.
  const top = await page
    .getByRole('list', { name: 'Active messages' })
    .evaluate((rows) => rows.getBoundingClientRect());
  expect(top.y).toBeLessThan(PHONE.viewport.height / 3);
  const search = page.getByRole('searchbox', { name: 'Search in messages' });
  await search.fill('borrow some');
  await expect(thandis).toHaveCount(0);
  await expect(rowOf(page, 'Sipho Dlamini')).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=borrow/);
  await page.context().setOffline(true);
  await search.fill('borrow nothing');
  await expect(page.getByText('No messages match your search.')).toBeVisible();
  await expectFitsPhones(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await search.fill('may i try');
  await expect(rowOf(page, 'Sipho Dlamini')).toHaveCount(0);
  await expect(thandis, 'among what was read').toBeVisible();
  await page.context().setOffline(false);
  await thandis.getByRole('link').click();
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(search, 'the list is as it was left').toHaveValue('may i try');
  await search.fill('');
  await expect(page).toHaveURL(/\/mobile-app\/messages$/);
  forgive(faults, 'ERR_INTERNET_DISCONNECTED');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Signed in as admin' })).toBeVisible();
  await expectFitsPhones(page, 'who is signed in');
  await page.getByRole('button', { name: 'Close' }).click();

  // Small movements spring back, and a finger that goes up and down scrolls.
  await drag(page, thandis.getByRole('link'), { x: -50 });
  await expect(thandis).toBeVisible();
  await expect(page.getByText('archived successfully')).toHaveCount(0);

  await drag(page, thandis.getByRole('link'), { x: -240 });
  await expect(thandis).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Message restored successfully')).toBeVisible();
  await expect(thandis).toBeVisible();
  const sipho = rowOf(page, 'Sipho Dlamini');
  await sipho.getByRole('button', { name: 'Archive: message from Sipho Dlamini' }).click();
  await expect(sipho).toHaveCount(0);
  await page.getByRole('button', { name: 'Archived' }).click();
  await drag(page, sipho.getByRole('link'), { x: -240 });
  await expect(sipho).toHaveCount(0);
  await page.getByRole('button', { name: 'Active' }).click();
  await expect(sipho).toBeVisible();

  // What the school refuses comes back.
  await page.route('**/archive', (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, error: 'Service Unavailable', message: 'The server is busy.' },
    }),
  );
  await drag(page, sipho.getByRole('link'), { x: -240 });
  await expect(page.getByRole('alert')).toContainText('Failed to archive or restore message');
  await expect(sipho).toBeVisible();
  await closeToast(page, 'Failed to archive or restore message');
  await page.unroute('**/archive');
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 503/.test(fault)));

  await thandis.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'May I try a class?' })).toBeFocused();
  await expect(page.getByText('I have never trained before.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp: Thandi Mokoena' })).toHaveAttribute(
    'href',
    'https://wa.me/27825550142',
  );
  await expect(page.getByRole('link', { name: 'Call: Thandi Mokoena' })).toHaveAttribute('href', 'tel:+27825550142');
  await expect(page.getByRole('link', { name: 'Email: Thandi Mokoena' })).toHaveAttribute(
    'href',
    /^mailto:visitor%40example\.org\?subject=Re|^mailto:visitor@example\.org\?subject=Re/,
  );
  await expectFitsPhones(page, 'a message');

  await page
    .context()
    .route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'A chat' }));
  const chat = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'WhatsApp: Thandi Mokoena' }).click();
  await (await chat).close();
  await page.getByRole('textbox', { name: 'What you answered (WhatsApp)' }).fill('Yes, come on Monday at 18:00.');
  await page.getByRole('button', { name: 'Save Response' }).click();
  await closeToast(page, 'Response saved successfully');
  await expect(page.getByRole('region', { name: 'Saved response' })).toContainText('Yes, come on Monday at 18:00.');
  await expectFitsPhones(page, 'an answered message');
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(thandis).toContainText('Replied');

  const stored = await (
    await StaffApi.signIn(school)
  ).write<ContactMessage>('GET', `/api/admin/contact-messages/${thandi}`);
  expect(stored).toMatchObject({
    status: 'replied',
    responseType: 'whatsapp',
    response: 'Yes, come on Monday at 18:00.',
    archived: false,
  });
});

test('says that somebody else has answered meanwhile, with both texts, and shows older messages', async ({
  page,
  school,
}) => {
  const ids = await leaveMessages(
    school,
    Array.from({ length: 60 }, (_, place) => ({
      fullName: `Visitor ${place}`,
      subject: `Question ${place}`,
      ageDays: 20,
    })),
  );
  const [latest] = await leaveMessages(school, [{ fullName: 'Lerato Khumalo', subject: 'Two answers', ageDays: 19 }]);
  const staff = await StaffApi.signIn(school);
  await page.goto(`/mobile-app/messages/${latest}`);
  await signInByForm(page, await school.superUser());
  await page.getByRole('textbox', { name: 'Response' }).fill('Mine: Tuesday.');
  await staff.answerMessage(latest ?? 0, 'Theirs: Wednesday.');
  // Also when it came in while the coach was typing.
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('region', { name: 'Saved response' })).toContainText('Theirs: Wednesday.');
  await page.getByRole('button', { name: 'Save & Send Response' }).click();
  const refused = page.getByRole('region', { name: 'Unsent answer' });
  await expect(refused).toContainText('Someone else has already answered');
  await expect(refused).toContainText('Theirs: Wednesday.');
  await expect(refused).toContainText('Mine: Tuesday.');
  await closeToast(page, 'Failed to save response');
  await expectFitsPhones(page, 'a refused answer');
  await refused.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('textbox', { name: 'Response' })).toHaveValue('Mine: Tuesday.');
  await page.getByRole('textbox', { name: 'Response' }).fill('Both: Tuesday or Wednesday.');
  await page.getByRole('button', { name: 'Save & Send Response' }).click();
  await expect(page.getByRole('region', { name: 'Saved response' })).toContainText('Both: Tuesday or Wednesday.');

  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByText('Question 0', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(page.getByText('Question 0', { exact: true })).toHaveCount(1);
  expect(ids).toHaveLength(60);

  // A finger that goes up and down scrolls, wherever it is; one that pulls at the top refreshes.
  const firstRow = page.getByRole('listitem').first();
  await page.evaluate(() => window.scrollTo(0, 0));
  await drag(page, firstRow.getByRole('link'), { y: -120 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await page.evaluate(() => window.scrollTo(0, 0));
  await leaveMessages(school, [{ fullName: 'Latest Of All', subject: 'Read elsewhere', status: 'read' }]);
  await drag(page, page.getByRole('heading', { name: 'Messages' }), { y: 60 });
  await expect(page.getByText('Read elsewhere')).toHaveCount(0);
  await drag(page, page.getByRole('heading', { name: 'Messages' }), { y: 220 });
  await expect(page.getByText('Read elsewhere')).toBeVisible();
});
