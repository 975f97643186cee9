import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The checker itself, a half of its size in the form that nobody reads. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const IS_THERE = 'void 0';

const DESKTOP_AND_PHONE_PX = [1440, 390];
const HEIGHT_PX = 900;
/** Of the back-office (libs/design/tokens), by which is seen that it has changed. */
const BODY_TEXT = { light: 'rgb(20, 23, 26)', dark: 'rgb(244, 243, 239)' };
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Choice {
  /** Only rules with these tags. */
  tags?: string[];
  /** Only these rules. */
  rules?: string[];
  /** Only what lies in these elements. */
  within?: string;
  /** Also what reads all styles of a page: that it may be turned. Pages share their styles. */
  styles?: boolean;
  /** A finger meets every target (WCAG 2.2, 2.5.8), a rule that the checker leaves off by itself. */
  fingers?: boolean;
}

/** Every rule of the checker, whatever its severity; at each width, once what moves has come to rest. */
export async function expectNoViolation(
  page: Page,
  what = 'the page',
  widthsPx: readonly number[] = DESKTOP_AND_PHONE_PX,
  choice: Choice = {},
): Promise<void> {
  for (const width of widthsPx) {
    await resize(page, width);
    await expectNoneOf(page, `${what} at ${width} px`, choice);
  }
}

/**
 * For the back-office, which follows the system's colours as they change: each width in a look of its own, of which the
 * first is what the journey wears by now. So screens that share a table, a card or a form see it in both looks at both
 * widths. At one width: every rule in this look, and in the other those that read a colour, for nothing else differs.
 */
export async function expectNoViolationInBothColours(
  page: Page,
  what = 'the page',
  widthsPx: readonly number[] = DESKTOP_AND_PHONE_PX,
): Promise<void> {
  for (const [at, width] of widthsPx.entries()) {
    // Not the other way round: a dialog of a row is gone once rows have become cards.
    await resize(page, width);
    const colours = at === 0 ? await wornBy(page) : await changeColours(page);
    await expectNoneOf(page, `${what} at ${width} px, ${colours}`);
  }
  if (widthsPx.length > 1) return;
  const other = await changeColours(page);
  await expectNoneOf(page, `${what} at ${widthsPx[0]} px, ${other}`, { rules: COLOUR_RULES });
}

async function wornBy(page: Page): Promise<keyof typeof BODY_TEXT> {
  return (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light';
}

async function changeColours(page: Page): Promise<keyof typeof BODY_TEXT> {
  const colorScheme = (await wornBy(page)) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('body'), colorScheme).toHaveCSS('color', BODY_TEXT[colorScheme]);
  return colorScheme;
}

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT_PX });
}

/**
 * The checker runs inside the page and answers violations only: taking everything else out into a blank page of its own
 * cost three times as much. Frames of other sites are not ours to test.
 */
async function expectNoneOf(
  page: Page,
  where: string,
  { tags, rules, within, styles = false, fingers = false }: Choice = {},
): Promise<void> {
  await page.evaluate(atRest);
  if (within && (await page.locator(within).count()) === 0) return;
  const checker = (await checkerFor(page)).options({
    resultTypes: ['violations'],
    preload: styles,
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    ...(fingers && { rules: { 'target-size': { enabled: true } } }),
  });
  if (within) checker.include(within);
  const { violations } = await checker.analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`)
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/** Its source is taken into a page once. */
async function checkerFor(page: Page): Promise<AxeBuilder> {
  const axeSource = (await page.evaluate(() => 'axe' in globalThis)) ? IS_THERE : SOURCE;
  return new AxeBuilder({ page, axeSource }).setLegacyMode();
}

/** What changes a colour passes it on to its children one frame later, so it asks until nothing runs. */
async function atRest(): Promise<void> {
  const endsSoon = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  for (
    let running = document.getAnimations().filter(endsSoon);
    running.length > 0;
    running = document.getAnimations().filter(endsSoon)
  ) {
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}
