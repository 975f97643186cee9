/** The page that a quote's mail leads to, as its client meets it on a desktop and on a phone (CONTRACT section 8). */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { formatDate } from '#libs/domain/schedule/long-date';
import type { QuoteRecord } from '#libs/contracts/generated/api';
import { QUOTE_CHANGED, QUOTE_RULES as RULES } from '#libs/contracts/quote';
import { formatRand } from '#libs/domain/money';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { school as facts } from '#libs/school/school';
import { expectNoViolation } from '../support/axe.js';
import { expect, forgive, test } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';
import { expectTapTargets } from '../support/tap-targets.js';

/** 4 × R1 250.00 less 10 %, and R950.00; R200.00 off, with 15 %. */
const TOTAL = formatRand(603_750);
const LAST_DAY = '2098-01-31';
const PAST_DAY = '2020-02-28';
const TODAY = formatDate(isoDate(readSchoolClock(new Date()).date));

interface SentQuote {
  staff: StaffApi;
  quote: QuoteRecord;
  /** Of its page. */
  path: string;
}

async function sendQuote(school: SchoolServer): Promise<SentQuote> {
  const staff = await StaffApi.signIn(school);
  // Mails outlive a journey, and the numbers of quotes begin again with each.
  const email = `accounts-${randomUUID().slice(0, 8)}@highveld.example`;
  const { id: corporateClientId } = await staff.addCorporateClient({ name: 'Highveld Logistics (Pty) Ltd', email });
  const quote = await staff.write<QuoteRecord>('POST', '/api/admin/quotes', {
    corporateClientId,
    validUntil: LAST_DAY,
    taxRate: 1500,
    discountKind: 'amount',
    discountValue: 20_000,
    notes: 'Travel within 40 km is included.',
    items: [
      {
        description: 'Self-defence training for night shift staff, per two-hour session',
        quantity: 4,
        unitPrice: 125_000,
        discountKind: 'percent',
        discountValue: 1_000,
      },
      { description: 'Assessment report', quantity: 1, unitPrice: 95_000 },
    ],
  });
  await staff.write('POST', `/api/admin/quotes/${quote.id}/send`);
  const { text = '' } = await mailTo(school, email, new RegExp(quote.quoteNumber));
  return { staff, quote, path: /\/quote\/[\w-]{43}/.exec(text)![0] };
}

const statusOf = async ({ staff, quote }: SentQuote) =>
  staff.write<QuoteRecord>('GET', `/api/admin/quotes/${quote.id}`);

for (const [device, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 600 });

    test('a client reads a quote, accepts it, and finds it accepted', async ({ page, school }) => {
      const sent = await sendQuote(school);
      await page.goto(sent.path);
      const main = page.getByRole('main');

      await test.step('it says what is offered, by whom, and until when', async () => {
        await expect(page.getByRole('heading', { name: `Quote ${sent.quote.quoteNumber}` })).toBeVisible();
        for (const said of [
          'For Highveld Logistics (Pty) Ltd',
          `${TODAY}, valid until ${formatDate(LAST_DAY)}`,
          `4 × ${formatRand(125_000)}, less 10%`,
          formatRand(450_000),
          TOTAL,
          'Travel within 40 km is included.',
          `From ${sent.quote.stormCombatName}`,
          'on behalf of Highveld Logistics (Pty) Ltd.',
        ])
          await expect(main).toContainText(said);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expectNoViolation(page, 'the open quote', [width], { fingers: true });
        if (width < 600) await expectTapTargets(page, 'the open quote');
      });

      await test.step('the form is in sight on a wide window, and below what is offered on a narrow one', async () => {
        const accept = page.getByRole('form', { name: 'Accept the quote' });
        const [paper, form] = await Promise.all([
          page.getByRole('heading', { name: `Quote ${sent.quote.quoteNumber}` }).boundingBox(),
          accept.boundingBox(),
        ]);
        if (width < 600) expect(form!.y).toBeGreaterThan(paper!.y);
        else expect(form!.y + form!.height).toBeLessThan(844);
      });

      await test.step('a name is asked for, then it is accepted, which is told where the eye is', async () => {
        await page.getByRole('button', { name: 'Accept quote' }).click();
        await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(RULES.name.required);
        await expect(page.getByLabel('Your name')).toBeFocused();
        await expectNoViolation(page, 'the quote without a name', [width]);
        await page.getByLabel('Your name').fill('Thandi Mokoena');
        await page.getByLabel('Purchase order').fill('PO 77');
        await page.getByRole('button', { name: 'Accept quote' }).click();
        const outcome = page.getByRole('heading', { name: 'This quote is accepted' });
        await expect(outcome).toBeFocused();
        await expect(outcome).toBeInViewport();
        await expect(main).toContainText(`Accepted by Thandi Mokoena on ${TODAY}, your reference PO 77.`);
        expect(await statusOf(sent)).toMatchObject({ status: 'accepted', acceptedBy: 'Thandi Mokoena' });
      });

      await test.step('opened again it is still accepted, and there is nothing to press', async () => {
        await page.goto(sent.path);
        await expect(page.getByRole('heading', { name: 'This quote is accepted' })).toBeInViewport();
        await expect(main.getByRole('button')).toHaveCount(0);
        await expect(main).toContainText(TOTAL);
        await expectNoViolation(page, 'the accepted quote', [width], { fingers: true });
      });
    });

    test('a client declines a quote, after a look back', async ({ page, school }) => {
      const sent = await sendQuote(school);
      await page.goto(sent.path);
      await page.getByLabel('Your name').fill('Thandi Mokoena');
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByLabel('Why? (optional)')).toBeFocused();
      await expectNoViolation(page, 'the question why', [width], { fingers: true });
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused();
      await expect(page.getByLabel('Your name')).toHaveValue('Thandi Mokoena');
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.getByLabel('Why? (optional)').fill('Our budget is spent');
      await page.getByRole('button', { name: 'Decline quote' }).click();
      await expect(page.getByRole('heading', { name: 'This quote is declined' })).toBeFocused();
      expect(await statusOf(sent)).toMatchObject({ status: 'declined', declineReason: 'Our budget is spent' });
      await page.goto(sent.path);
      await expect(page.getByRole('main')).toContainText(`Declined on ${TODAY}. If you change your mind, ask us`);
      await expect(page.getByRole('main').getByRole('link', { name: facts.phone.display })).toBeVisible();
      await expectNoViolation(page, 'the declined quote', [width], { fingers: true });
    });

    test('one that has expired says so, also to whoever had it open', async ({ page, school, faults }) => {
      const sent = await sendQuote(school);
      await page.goto(sent.path);
      await page.getByLabel('Your name').fill('Thandi Mokoena');
      await expire(school, sent.quote.id);
      await page.getByRole('button', { name: 'Accept quote' }).click();
      const outcome = page.getByRole('heading', { name: 'This quote has expired' });
      await expect(outcome).toBeFocused();
      await expect(outcome).toBeInViewport();
      forgive(faults, '409');
      expect((await statusOf(sent)).status).toBe('expired');
      await page.goto(sent.path);
      await expect(outcome).toBeInViewport();
      await expect(page.getByRole('main')).toContainText(`It was valid until ${formatDate(PAST_DAY)}.`);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expectNoViolation(page, 'the expired quote', [width], { fingers: true });
    });

    test('one whose notes the school changed meanwhile is read again before it is accepted', async ({
      page,
      school,
      faults,
    }) => {
      const sent = await sendQuote(school);
      await page.goto(sent.path);
      await page.getByLabel('Your name').fill('Thandi Mokoena');
      await sent.staff.write('PUT', `/api/admin/quotes/${sent.quote.id}`, { notes: 'Travel is charged.' });
      await page.getByRole('button', { name: 'Accept quote' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(QUOTE_CHANGED);
      forgive(faults, '409');
      await expect(page.getByRole('main')).toContainText('Travel is charged.');
      expect((await statusOf(sent)).status).toBe('sent');
      await expect(page.getByLabel('Your name')).toHaveValue('Thandi Mokoena');
      // Not that it has the focus: the second press may come after the answer, beside the button that is gone by then.
      await page.getByRole('button', { name: 'Accept quote' }).dblclick();
      await expect(page.getByRole('heading', { name: 'This quote is accepted' })).toBeInViewport();
      expect(await statusOf(sent)).toMatchObject({ status: 'accepted', acceptedBy: 'Thandi Mokoena' });
    });

    test('a link that leads to no quote says what to do', async ({ page, faults }) => {
      await page.goto(`/quote/${'a'.repeat(43)}`);
      await expect(page.getByRole('heading', { name: RULES.unknown })).toBeVisible();
      forgive(faults, '404');
      await expect(page.getByRole('main').getByRole('link', { name: facts.phone.display })).toBeVisible();
      await expectNoViolation(page, 'a quote that is not there', [width], { fingers: true });
      await page.goto('/quote/there-is-none');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
      forgive(faults, '404');
    });
  });

/** Its last day has passed, which no call can bring about. */
async function expire(school: SchoolServer, id: number): Promise<void> {
  const db = new pg.Client(String(await school.databaseUrl()));
  await db.connect();
  await db.query('UPDATE quotes SET valid_until = $2 WHERE id = $1', [id, PAST_DAY]);
  await db.end();
}
