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
const LIGHT_FIRST = ['light', 'dark'] as const;
const LIGHT_LAST = ['dark', 'light'] as const;

/**
 * Every rule of the checker, whatever its severity, or those with these tags; at each width, once what moves has come
 * to rest.
 */
export async function expectNoViolation(
  page: Page,
  what = 'the page',
  widthsPx: readonly number[] = DESKTOP_AND_PHONE_PX,
  tags?: string[],
): Promise<void> {
  for (const width of widthsPx) {
    await resize(page, width);
    await expectNoneOf(page, `${what} at ${width} px`, (checker) => (tags ? checker.withTags(tags) : checker));
  }
}

/**
 * For the back-office, which follows the system's colours as they change: every rule in light, and in dark those that
 * read a colour, for nothing else differs. It ends in light, at the last width.
 */
export async function expectNoViolationInBothColours(
  page: Page,
  what = 'the page',
  widthsPx: readonly number[] = DESKTOP_AND_PHONE_PX,
): Promise<void> {
  for (const [at, width] of widthsPx.entries()) {
    // Not the other way round: a dialog of a row is gone once rows have become cards.
    await resize(page, width);
    // The first width ends in dark, so the second begins there: each change of colours draws the whole page anew.
    for (const colours of at % 2 === 0 ? LIGHT_FIRST : LIGHT_LAST) {
      await wear(page, colours);
      await expectNoneOf(page, `${what} at ${width} px, ${colours}`, (checker) =>
        colours === 'dark' ? checker.withRules(COLOUR_RULES) : checker,
      );
    }
  }
  await wear(page, 'light');
}

async function wear(page: Page, colorScheme: keyof typeof BODY_TEXT): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('body'), colorScheme).toHaveCSS('color', BODY_TEXT[colorScheme]);
}

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT_PX });
}

/**
 * The checker runs inside the page and answers violations only: taking everything else out into a blank page of its own
 * cost three times as much. Frames of other sites are not ours to test.
 */
async function expectNoneOf(page: Page, where: string, choose = (checker: AxeBuilder) => checker): Promise<void> {
  await page.evaluate(atRest);
  const { violations } = await choose((await checkerFor(page)).options({ resultTypes: ['violations'] })).analyze();
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

/**
 * A finger meets every target of a phone's page (WCAG 2.2, 2.5.8), a rule that the checker leaves off by itself. For a
 * page at its top: of what has been scrolled under a fixed header it sees only the rest.
 */
export async function expectTargetsFitFingers(page: Page, what = 'the page'): Promise<void> {
  const { violations } = await (await checkerFor(page)).withRules('target-size').analyze();
  expect
    .soft(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      `targets of ${what} at ${page.viewportSize()?.width} px`,
    )
    .toEqual([]);
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
