import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const DESKTOP_AND_PHONE_PX = [1440, 390];
const HEIGHT_PX = 900;

/** Every rule of the checker, whatever its severity, or those with these tags; at each width, once what moves has come to rest. */
export async function expectNoViolation(page: Page, what = 'the page', widthsPx: readonly number[] = DESKTOP_AND_PHONE_PX, tags?: string[]): Promise<void> {
  for (const width of widthsPx) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT_PX });
    await page.evaluate(atRest);
    const checker = new AxeBuilder({ page });
    const { violations } = await (tags ? checker.withTags(tags) : checker).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).slice(0, 3).join(' | ')}`);
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
  }
}

async function atRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
