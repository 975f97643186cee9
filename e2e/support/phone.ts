/** What has to hold on every phone, and the keyboard that the browser of the tests has not. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.js';
import { expectTapTargets } from './tap-targets.js';
import { PHONE } from './touch.js';

const SIZES = [{ width: 360, height: 740 }, { width: 430, height: 932 }, { width: 844, height: 390 }, PHONE.viewport];

/** A screen is laid out in two ways only. */
const UPRIGHT_AND_LYING_PX = [PHONE.viewport.width, 844];

/**
 * At every size nothing needs to be moved sideways, and upright and lying the accessibility checker has nothing against
 * it; what is pressed is large enough for a thumb. Ends at the first size again.
 */
export async function expectFitsPhones(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    if (UPRIGHT_AND_LYING_PX.includes(size.width)) await expectNoViolation(page, what, [size.width]);
    if (size === PHONE.viewport) await expectTapTargets(page, what);
    expect.soft(await page.evaluate(sidewaysPx), `${what} goes beyond ${size.width} px by`).toBeLessThanOrEqual(0);
  }
}

function sidewaysPx(): number {
  const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter(
    (box) => getComputedStyle(box).overflowX !== 'hidden' && getComputedStyle(box).clipPath === 'none',
  );
  return Math.max(
    ...boxes.map((box) =>
      box === document.documentElement ? box.scrollWidth - innerWidth : box.getBoundingClientRect().right - innerWidth,
    ),
  );
}

/** As if the phone's keyboard took the lower part of the screen. */
export async function openKeyboard(page: Page, visiblePx: number): Promise<void> {
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, visiblePx);
}

export async function closeKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete (visualViewport as unknown as { height?: number }).height;
    visualViewport?.dispatchEvent(new Event('resize'));
  });
}
