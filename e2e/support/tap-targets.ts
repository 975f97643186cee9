/** What a thumb has to hit (DESIGN.md: 44 px on the site and in the phone area). */
import { expect, type Page } from '@playwright/test';

const LEAST_PX = 44;

/** Nothing that is pressed is lower than a thumb needs, or narrower if it has no words; at the width of the window. */
export async function expectTapTargets(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets, LEAST_PX), `${what}: too small for a thumb`).toEqual([]);
}

/** Links within a sentence are as high as its lines (WCAG 2.5.8 leaves them off too), and radios have their label. */
function smallTargets(leastPx: number): string[] {
  const isInSentence = (element: Element): boolean =>
    element.matches('a, button') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  const areaOf = (element: Element): { width: number; height: number } => {
    const pressed = element.matches('input') ? (element.closest('label, .MuiInputBase-root') ?? element) : element;
    const { width, height } = pressed.getBoundingClientRect();
    // A link that is stretched over its card.
    const over = ['::before', '::after'].map((part) => getComputedStyle(element, part));
    const stretched = over.filter(({ position, content }) => position === 'absolute' && content !== 'none');
    return {
      width: Math.max(width, ...stretched.map((style) => parseFloat(style.width) || 0)),
      height: Math.max(height, ...stretched.map((style) => parseFloat(style.height) || 0)),
    };
  };
  // Half a pixel is a matter of rounding.
  const isSmall = (px: number): boolean => px < leastPx - 0.5;
  return [...document.querySelectorAll('a[href], button, select, summary, input:not([type=hidden])')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest('.visually-hidden, [inert], [aria-hidden=true]') && !isInSentence(element))
    .flatMap((element) => {
      const { width, height } = areaOf(element);
      const words = (element.textContent ?? '').trim();
      if (width <= 1 || !(isSmall(height) || (words === '' && isSmall(width)))) return [];
      const name = element.getAttribute('aria-label') ?? (words.slice(0, 40) || element.getAttribute('name'));
      return [`${element.localName} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
    });
}
