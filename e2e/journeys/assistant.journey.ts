/**
 * The assistant in the browser (spec 1 sections 2.12, 4, 5, 7 and 8): its rules, what goes over the wire, and what
 * fails.
 */
import pg from 'pg';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { school as facts } from '#libs/school/school';
import { ask, chatCalls, GREETING, openAssistant } from '../support/assistant.js';
import { expectNoViolation } from '../support/axe.js';
import { expect, forgive, test } from '../support/fixtures.js';

const PHONE = { width: 390, height: 844 };

test('no byte of it comes before the first press; then it greets, and Escape gives focus back', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/boxing', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /Chat|assistant|faqs|chatbot/.test(url))).toEqual([]);
  const panel = await openAssistant(page);
  expect(asked.filter((url) => /\/assets\/ChatPanel-/.test(url)).length).toBeGreaterThan(0);
  await expect(panel.getByRole('log')).toContainText(GREETING);
  await expect(page.getByRole('button', { name: 'Close chat' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});

test('it offers what visitors ask about most, and a press asks it', async ({ page, school }) => {
  const db = new pg.Client(await school.databaseUrl());
  await db.connect();
  await db.query("INSERT INTO asked_topics (topic, asked_count) VALUES ('parking', 40), ('women', 30)");
  await db.end();
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  await expect(panel.getByRole('list', { name: 'Quick questions' }).getByRole('button')).toHaveText([
    'Parking',
    'Women’s classes',
    'Book a free trial',
    'Class times',
    'Talk to a person',
  ]);
  await panel.getByRole('button', { name: 'Parking' }).click();
  await expect(panel.getByRole('log')).toContainText('Is there parking?');
  await expect(panel.getByRole('listitem').filter({ hasText: /^Assistant: .*park/i })).toBeVisible();
});

test('who may be in danger is offered a person, and nothing to buy, for as long as it is about that', async ({
  page,
}) => {
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  const offered = panel.getByRole('list', { name: 'Quick questions' }).getByRole('button');
  await expect(offered).toHaveCount(5);
  expect(await ask(panel, 'my ex is threatening me please help')).toMatch(/10111.*0800 428 428/);
  await expect(offered).toHaveText(['Talk to a person']);
  expect(await ask(panel, 'ok')).toMatch(/10111.*0800 428 428/);
  await page.reload();
  await openAssistant(page);
  await expect(offered, 'after a reload, too').toHaveText(['Talk to a person']);
  await offered.click();
  await expect(
    panel
      .getByRole('listitem')
      .filter({ hasText: /^Assistant: / })
      .last(),
  ).toContainText(facts.email);
});

test('whoever sends by the button goes on typing', async ({ page }) => {
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  await page.keyboard.type('Is there parking?');
  await panel.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
});

test('when its code cannot be fetched it says so', async ({ page, faults }) => {
  await page.goto('/boxing');
  await page.route('**/assets/ChatPanel-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByText(`call ${facts.phone.display}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  forgive(faults, 'ERR_FAILED');
});

test('when its rules cannot be fetched it says so, tells the staff, and answers once they are there', async ({
  page,
  faults,
}) => {
  await page.goto('/boxing');
  await page.route('**/assets/assistant-*.js', (route) => route.abort());
  const notified = page.waitForRequest('**/api/chatbot/notify');
  const panel = await openAssistant(page);
  expect(await ask(panel, 'is there parking')).toContain(`call ${facts.phone.display}`);
  await notified;
  await page.unroute('**/assets/assistant-*.js');
  await page.reload();
  expect(await ask(await openAssistant(page), 'is there parking')).toMatch(/park/i);
  forgive(faults, 'ERR_FAILED');
});

test('each rule answers in its order', async ({ page }) => {
  await page.goto('/');
  const panel = await openAssistant(page);
  const cases: [said: string, answer: string | RegExp][] = [
    ['hello, where do I book?', new RegExp(`welcome to ${facts.name}`)],
    [
      'your phone, and where you are',
      new RegExp(`${facts.phone.display.replace('+', '\\+')}.*${facts.email}.*Sunninghill`),
    ],
    ['where can I register', /Free Trial page.*You will find us at/],
    ['how do I join', /Free Trial page.*Membership page/],
    [
      'What equipment should I bring?',
      builtInFaqs().find(({ question }) => question === 'What equipment should I bring?')!.answer,
    ],
    ['qqqq zzzz', new RegExp(`Sorry.*${facts.email}`)],
  ];
  for (const [said, answer] of cases) expect(await ask(panel, said)).toMatch(answer);
});

test('what the rules do not know is answered from the schedule, the prices and the shop, with a link', async ({
  page,
}) => {
  await page.goto('/');
  const panel = await openAssistant(page);
  expect(await ask(panel, 'is the gi in stock')).toMatch(/Training Gi \(R\d+\): .*Shop page/);
  expect(await ask(panel, 'when is the next boxing class')).toMatch(/Next: Box.*\d\d:\d\d/);
  expect(await ask(panel, 'what does standard cost')).toContain('R950');
  expect(await ask(panel, 'thank you')).toContain('a pleasure');
  await panel.getByRole('link', { name: 'Shop page' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(panel).toBeVisible();
  await expectNoViolation(page, 'the panel', [1440]);
});

test('the answer comes after a second; Shift and Enter breaks a line; blanks are not sent', async ({ page }) => {
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  const input = panel.getByRole('textbox', { name: 'Message' });
  await input.fill('   ');
  await expect(panel.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await input.press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: /^You: / })).toHaveCount(0);
  await input.fill('one');
  await input.press('Shift+Enter');
  await input.pressSequentially('hi');
  await expect(input).toHaveValue('one\nhi');
  await page.clock.install();
  // Far enough ahead that the page's clock is not there yet.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await input.press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: /^You: one/ })).toBeVisible();
  await page.clock.runFor(900);
  await expect(panel.getByRole('listitem').filter({ hasText: /^Assistant: / })).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(panel.getByRole('listitem').filter({ hasText: /^Assistant: / })).toHaveCount(2);
});

test('the conversation is saved after every answer, and the staff are told of what wants them', async ({ page }) => {
  const calls = chatCalls(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/chatbot/conversations', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  await ask(panel, 'krav maga?');
  await expect.poll(() => calls.map(({ call }) => call)).toEqual(['GET /conversations/{id}', 'POST /conversations']);
  const second = ask(panel, 'My name is Naledi, please help: naledi@example.com or 082 555 0199');
  // A save that ends between a question and its answer is no reason for another.
  await expect(panel.getByRole('listitem').filter({ hasText: /^You: My name/ })).toBeVisible();
  release();
  await second;
  await expect
    .poll(() => calls.map(({ call }) => call).slice(2))
    .toEqual(['GET /conversations/{id}', 'PUT /conversations/{id}', 'POST /notify']);
  expect(calls[1]!.body).toMatchObject({
    sessionId: expect.stringMatching(/^[\w-]{24}$/),
    userName: null,
    userEmail: null,
    userPhone: null,
  });
  expect(calls[1]!.body.messages!.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
  expect(calls[3]!.body).toMatchObject({
    userName: 'Naledi',
    userEmail: 'naledi@example.com',
    userPhone: '082 555 0199',
  });
  expect(calls[3]!.body.messages).toHaveLength(5);
  expect(calls[4]!.body).toMatchObject({
    userMessage: expect.stringContaining('please help'),
    botResponse: calls[3]!.body.messages![4]!.content,
  });
  await ask(panel, 'my name is Somebody Else');
  expect(
    await page.evaluate(() =>
      Object.fromEntries(
        ['chatUserName', 'chatUserEmail', 'chatUserPhone'].map((key) => [key, localStorage.getItem(key)]),
      ),
    ),
  ).toEqual({ chatUserName: 'Naledi', chatUserEmail: 'naledi@example.com', chatUserPhone: '082 555 0199' });
});

test('it goes on after navigation, reload and in a new tab, and tells of an answer that came while closed', async ({
  page,
  context,
}) => {
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  await ask(panel, 'qqqq first');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  // A new page takes the focus to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel.getByRole('log')).toContainText('qqqq first');
  const input = panel.getByRole('textbox', { name: 'Message' });
  await input.fill('qqqq second');
  await input.press('Enter');
  await input.press('Escape');
  await expect(page.getByRole('button', { name: 'Open chat, new reply' })).toBeVisible();
  await page.reload();
  await expect((await openAssistant(page)).getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(
    5,
  );
  const tab = await context.newPage();
  await tab.goto('/kids-classes');
  await expect((await openAssistant(tab)).getByRole('log')).toContainText('qqqq second');
});

for (const [what, answer] of [
  ['fail', { status: 500, body: 'no' }],
  ['are none', { json: [] }],
  ['are rubbish', { json: { faqs: 1 } }],
] as const) {
  test(`when the questions ${what} it knows the built-in ones`, async ({ page, faults }) => {
    await page.route('**/api/faqs/active', (route) => route.fulfill(answer));
    await page.goto('/boxing');
    expect(await ask(await openAssistant(page), 'Can I freeze my membership')).toBe(
      builtInFaqs().find(({ question }) => question.includes('freeze'))!.answer,
    );
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('status of 500')));
  });
}

test('until the questions are there it says that they are loading', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/faqs/active', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  expect(await ask(panel, 'hello')).toMatch(/still loading/);
  release();
  await expect.poll(() => ask(panel, 'hello')).toMatch(/welcome/);
});

test('what could not be saved is saved when the network is back', async ({ page, context, faults }) => {
  const calls = chatCalls(page);
  await page.goto('/boxing');
  const panel = await openAssistant(page);
  await expect.poll(() => ask(panel, 'hello')).toMatch(/welcome/);
  await expect.poll(() => calls.at(-1)?.call).toMatch(/^P/);
  await context.setOffline(true);
  await ask(panel, 'please call me on 082 555 0123');
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  const before = calls.length;
  await context.setOffline(false);
  await expect
    .poll(() => calls.slice(before).map(({ call }) => call))
    .toEqual(['GET /conversations/{id}', 'PUT /conversations/{id}', 'POST /notify']);
  forgive(faults, 'ERR_INTERNET_DISCONNECTED');
});

test('on a phone it is the whole screen, and a link in it leads to its page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const panel = await openAssistant(page);
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await panel.getByRole('button', { name: 'Book a free trial' }).click();
  await expect(panel.getByRole('link', { name: 'Membership page' })).toBeVisible();
  await expectNoViolation(page, 'the sheet', [PHONE.width]);
  await panel.getByRole('link', { name: 'Membership page' }).click();
  await expect(page).toHaveURL('/membership');
  await expect(panel).toBeHidden();
});
