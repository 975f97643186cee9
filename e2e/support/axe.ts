import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const DESKTOP_AND_PHONE_PX = [1440, 390];
const HEIGHT_PX = 900;

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Every rule of the checker, whatever its severity, or those with these tags; at each width, once what moves has come to rest. */
export async function expectNoViolation(page: Page, what = 'the page', widthsPx: readonly number[] = DESKTOP_AND_PHONE_PX, tags?: string[]): Promise<void> {
  for (const width of widthsPx) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT_PX });
    await page.evaluate(atRest);
    const found = (await violationsOf(page, tags)).map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).slice(0, 3).join(' | ')}`);
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
  }
}

/**
 * What the checker has against the page as it stands. It runs inside the page and answers violations only: taking everything
 * else out into a blank page of its own cost three times as much. Frames of other sites are not ours to test.
 */
export async function violationsOf(page: Page, tags?: string[]): Promise<Violations> {
  const checker = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await (tags ? checker.withTags(tags) : checker).analyze()).violations;
}

/**
 * A finger meets every target of a phone's page (WCAG 2.2, 2.5.8), a rule that the checker leaves off by itself. For a page at
 * its top: of what has been scrolled under a fixed header it sees only the rest.
 */
export async function expectTargetsFitFingers(page: Page, what = 'the page'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules('target-size').analyze();
  expect.soft(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)), `targets of ${what} at ${page.viewportSize()?.width} px`).toEqual([]);
}

async function atRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
