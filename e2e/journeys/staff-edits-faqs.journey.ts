import { FAQ_RULES } from '#libs/contracts/faq';
import { expect, signInAtOnce, test } from '../support/fixtures.js';

const QUESTION = 'May I watch a class first?';
const ANSWER = 'Yes. Come ten minutes early and ask at the desk.';

test('staff adds, changes and deletes a question', async ({ page, context, school, request }) => {
  await signInAtOnce(context, school);
  const visitorsSee = async (): Promise<string> => (await request.get('/api/faqs/active')).text();
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();

  await test.step('too short is refused with the words of the school, and nothing typed is lost', async () => {
    await page.getByLabel('Question').fill('Why');
    await page.getByLabel('Answer').fill('Because');
    await page.getByRole('button', { name: 'Add FAQ', exact: true }).click();
    await expect(page.getByText(FAQ_RULES.question.tooShort)).toBeVisible();
    await expect(page.getByText(FAQ_RULES.answer.tooShort)).toBeVisible();
    await expect(page.getByLabel('Question')).toBeFocused();
    await expect(page.getByLabel('Question')).toHaveValue('Why');
  });

  await test.step('adds it', async () => {
    await page.getByLabel('Question').fill(QUESTION);
    await page.getByLabel('Answer').fill(ANSWER);
    await page.getByRole('button', { name: 'Add FAQ', exact: true }).click();
    await expect(page.getByText(QUESTION).first()).toBeVisible();
    expect(await visitorsSee()).toContain(QUESTION);
    await expect(page.getByLabel('Question'), 'ready for the next').toBeFocused();
  });

  await test.step('changes it', async () => {
    await page.getByRole('link', { name: `Edit ${QUESTION}` }).click();
    await expect(page.getByLabel('Answer')).toHaveValue(ANSWER);
    await page.getByLabel('Answer').fill(`${ANSWER} Bring water.`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(visitorsSee).toContain('Bring water.');
    await expect(page.getByRole('region', { name: 'Add FAQ' }).getByLabel('Question')).toBeFocused();
  });

  await test.step('switches it off and on by keyboard, staying on the switch', async () => {
    const active = page.getByRole('switch', { name: `${QUESTION}: active` });
    await active.press('Space');
    await expect.poll(visitorsSee).not.toContain('Bring water.');
    await expect(active).toBeFocused();
    await expect(active).toBeEnabled();
    await page.keyboard.press('Space');
    await expect.poll(visitorsSee).toContain('Bring water.');
  });

  await test.step('deletes it, after being asked', async () => {
    await page.goto('/admin/faq');
    await page.getByRole('button', { name: `Delete ${QUESTION}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Are you sure you want to delete this FAQ?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await visitorsSee()).toContain(QUESTION);
    await page.getByRole('button', { name: `Delete ${QUESTION}` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(QUESTION)).toHaveCount(0);
    await expect.poll(visitorsSee).not.toContain(QUESTION);
  });
});
