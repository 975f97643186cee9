/** What the server may have against a form that is well filled in, and how the form takes it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { NO_ANSWER } from '#libs/contracts/api-error';

const REFUSALS: [statusCode: number, error: string, message: string][] = [
  [409, 'Conflict', 'Somebody else was faster.'],
  [413, 'Payload Too Large', 'This is larger than the server takes.'],
  [422, 'Unprocessable Entity', 'The server cannot make sense of this.'],
  [429, 'Too Many Requests', 'Too many requests. Please wait a moment.'],
  [503, 'Service Unavailable', 'The server is busy. Please try again.'],
];

interface RefusedForm {
  page: Page;
  /** The faults of the page so far: what this provokes is taken out again. */
  faults: string[];
  /** The address that the form sends to. */
  url: string;
  form: Locator;
  /** The button that sends it. */
  submit: Locator;
}

/** Each refusal, and no answer at all, says its sentence in the form, which stays as `expectKept` wants it. */
export async function expectRefusalsKept(
  { page, faults, url, form, submit }: RefusedForm,
  expectKept: () => Promise<void>,
): Promise<void> {
  for (const [statusCode, error, message] of REFUSALS) {
    await page.route(url, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: statusCode, json: { statusCode, error, message } }),
    );
    await submit.click();
    await expectSaid(form, message);
    await expectKept();
    await page.unroute(url);
  }
  await page.route(url, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  await submit.click();
  await expectSaid(form, NO_ANSWER.unreachable);
  await expectKept();
  await page.unroute(url);
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 503|ERR_FAILED/.test(fault)));
}

/** An image field keeps a place of its own for what is wrong with a file; a form may have several. */
async function expectSaid(form: Locator, sentence: string): Promise<void> {
  await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(sentence);
}
