import { expect, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.js';

/** WCAG 1.4.11, for what a control is told by. */
const LEAST_CONTRAST = 3;

/**
 * In a system's high contrast the open page keeps its text readable and each of its controls in sight: backgrounds and
 * shadows go there, and only text, borders and drawings are left to tell a control by.
 */
export async function expectHighContrast(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const width = page.viewportSize()!.width;
  // The system colours all text but this, of which alone a style tells what is painted.
  await page.evaluate(markOwnColours);
  await expectNoViolation(page, `${where} in high contrast`, [width], {
    rules: ['color-contrast'],
    within: '[data-own]',
  });
  expect.soft(await page.evaluate(lostControls, LEAST_CONTRAST), `${where} in high contrast`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Runs in the page. */
function markOwnColours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none') element.dataset['own'] = '';
}

/** The controls of which nothing is to be seen. Runs in the page. */
function lostControls(leastContrast: number): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=switch], [role=tab], [role=combobox]';
  const SHAPES = 'path, circle, rect, line, polyline, polygon, ellipse';
  const FRAMES = 'label, .MuiSwitch-root, .MuiInputBase-root';
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];

  const colourOf = (value: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? ['0', '0', '0', '0']).map(Number);
    return [red, green, blue, value === 'none' ? 0 : alpha];
  };
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const colour = colourOf(getComputedStyle(element).backgroundColor);
    return colour[3] > 0.5 ? colour : backgroundOf(element.parentElement);
  };
  const isSeenOn = (value: string, behind: Element | null): boolean => {
    const colour = colourOf(value);
    const [one, other] = [luminance(colour), luminance(backgroundOf(behind))];
    return colour[3] > 0.5 && (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= leastContrast;
  };
  // The system colours every border, one that was transparent, too.
  const hasBorder = (style: CSSStyleDeclaration): boolean =>
    ['top', 'right', 'bottom', 'left'].some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
    );
  // What takes the colour of the text is coloured with it; else a drawing keeps its own.
  const isDrawn = (element: Element): boolean => {
    const { fill, stroke, strokeWidth, color } = getComputedStyle(element);
    const isPainted = (paint: string): boolean => paint === color || isSeenOn(paint, element);
    return isPainted(fill) || (parseFloat(strokeWidth) > 0 && isPainted(stroke));
  };
  const hasPaint = (element: Element): boolean =>
    element instanceof HTMLImageElement ||
    (element.matches(SHAPES) && isDrawn(element)) ||
    ['', '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isThere = pseudo === '' || style.content !== 'none';
      const behind = pseudo === '' ? element.parentElement : element;
      return isThere && (hasBorder(style) || isSeenOn(style.backgroundColor, behind));
    });
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  };
  const isNative = (element: Element): boolean =>
    element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none';

  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => isShown(control) && !control.matches('[type=file], [tabindex="-1"][aria-hidden=true]'))
    .filter((control) => {
      const isUnseen = getComputedStyle(control).opacity === '0';
      if (control.innerText.trim() !== '' || (!isUnseen && isNative(control))) return false;
      // A field stands in its frame, and a box that a drawing stands for lies unseen above it.
      const shown = control.matches('input, textarea, select') ? (control.closest(FRAMES) ?? control) : control;
      return ![shown, ...(isUnseen ? shown.parentElement! : shown).querySelectorAll('*')].some(hasPaint);
    })
    .map((control) => control.outerHTML.slice(0, 160));
}
