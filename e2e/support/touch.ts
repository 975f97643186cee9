/** A finger on the screen, as the browser itself gets it: with the scrolling that comes of it. */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** A phone of today, held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Way {
  /** Pixels, from the middle of what is touched. */
  x?: number;
  y?: number;
}

const STEPS = 8;

/** Puts a finger on the middle of something, moves it and lifts it; ends when the page has come to rest. */
export async function drag(page: Page, target: Locator, { x = 0, y = 0 }: Way): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be touched is not on the screen.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);
  await touch(finger, 'touchStart', [from]);
  for (let step = 1; step <= STEPS; step++)
    await touch(finger, 'touchMove', [{ x: from.x + (x * step) / STEPS, y: from.y + (y * step) / STEPS }]);
  await touch(finger, 'touchEnd', []);
  await finger.detach();
  await page.evaluate(scrollRests);
}

/** A flick goes on by itself for a while. */
function scrollRests(): Promise<void> {
  return new Promise((resolve) => {
    let last = NaN;
    let framesAtRest = 0;
    const look = (): void => {
      framesAtRest = window.scrollY === last ? framesAtRest + 1 : 0;
      last = window.scrollY;
      if (framesAtRest === 5) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

function touch(
  finger: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: { x: number; y: number }[],
): Promise<unknown> {
  return finger.send('Input.dispatchTouchEvent', { type, touchPoints });
}
