// What is done to a page before its picture is taken, and what is read off it. All but ACTS runs in the page.

/** More than a person would press before using a skip link; the marks would hide the page. */
const MOST_STOPS = 60;
const MOST_ROUNDS = 5;

/** Each takes the page, and what waits until it stands still. */
export const ACTS = {
  /** Presses Tab from the top and marks each stop with its number, so that the way and its gaps can be seen. */
  async walkByTab(page) {
    await page.evaluate(beginAtTheTop);
    const stops = [];
    for (let at = 0; at < MOST_STOPS; at += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focusedBox);
      // The parts of a date are stops of one field.
      if (stop && stop.key === stops.at(-1)?.key) continue;
      if (!stop || stops.some(({ key }) => key === stop.key)) break;
      stops.push(stop);
    }
    await page.evaluate(markStops, stops);
  },
  /** What is drawn anew meanwhile has its old size: then all is measured again. */
  async doubleText(page, settle) {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await page.evaluate(doubleFontSizes);
      await settle();
      if (await page.evaluate(isDoubled)) return;
    }
  },
};

export const UNDO_ACTS = { walkByTab: (page) => page.evaluate(removeMarks), doubleText: async () => undefined };

/** How far the page goes beyond its window, in CSS pixels. */
export function sidewaysPx() {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Until the page stands still: fonts, pictures (also those that wait until they are scrolled to, which would be there
 * in one run and not in the other), and what its scripts draw.
 */
export async function standStill({ quietMs, mostMs }) {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => {
    let waiting = setTimeout(resolve, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(resolve, quietMs);
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    setTimeout(resolve, mostMs);
  });
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: mostMs }));
  });
}

function beginAtTheTop() {
  document.querySelectorAll('[data-stop]').forEach((marked) => delete marked.dataset.stop);
  window.stopNumber = 0;
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
  scrollTo(0, 0);
}

function focusedBox() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return null;
  focused.dataset.stop ||= String((window.stopNumber += 1));
  const { left, top } = focused.getBoundingClientRect();
  return { key: focused.dataset.stop, left: left + scrollX, top: top + scrollY };
}

function markStops(stops) {
  const layer = document.createElement('div');
  layer.id = 'stop-marks';
  layer.style.cssText = 'position:absolute;inset:0 auto auto 0;z-index:2147483647;pointer-events:none';
  stops.forEach(({ left, top }, at) => {
    const mark = document.createElement('span');
    mark.textContent = String(at + 1);
    mark.style.cssText =
      'position:absolute;padding:0 5px;border-radius:9px;background:#c2185b;color:#fff;font:700 12px/18px sans-serif';
    mark.style.left = `${Math.max(0, left - 8)}px`;
    mark.style.top = `${Math.max(0, top - 8)}px`;
    layer.append(mark);
  });
  document.documentElement.append(layer);
  scrollTo(0, 0);
}

function removeMarks() {
  document.getElementById('stop-marks')?.remove();
  document.activeElement?.blur();
  scrollTo(0, 0);
}

/**
 * As a browser's text-only zoom does: pixels in the style sheets count too, boxes keep theirs. In a style sheet of its
 * own, so that it can be taken away and all measured as it was.
 */
function doubleFontSizes() {
  document.adoptedStyleSheets = [];
  const sizes = new Map();
  for (const element of document.querySelectorAll('body, body *')) {
    const { fontSize, lineHeight } = getComputedStyle(element);
    const [fontPx, linePx] = [fontSize, lineHeight].map((size) => Number.parseFloat(size));
    const line = linePx ? `line-height: ${linePx * 2}px !important` : '';
    element.dataset.text = `${fontPx}/${linePx}`;
    sizes.set(element.dataset.text, `font-size: ${fontPx * 2}px !important; ${line}`);
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...sizes].map(([size, style]) => `[data-text='${size}'] { ${style} }`).join('\n'));
  document.adoptedStyleSheets = [sheet];
}

function isDoubled() {
  return document.querySelector('body :not([data-text], script, style)') === null;
}
