/**
 * The first script of the drawn landing page, inside its HTML (build/landing-page.ts). As on the public site, the
 * others wait until the page is painted or somebody presses; what was pressed meanwhile is pressed again, once, on the
 * page that took the drawn one's place.
 */
import { loadOnceFromServer } from '../release/load-from-server';

const root = document.getElementById('root');
const main = document.currentScript?.dataset['module'];
const pressed = new Set<string>();
let isStarted = false;

function start(): void {
  if (isStarted || main === undefined) return;
  isStarted = true;
  import(/* @vite-ignore */ main).catch(loadOnceFromServer);
}

/** What assistive technology calls it: it is another element by the time it works. */
function nameOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent;
}

function keep({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed.add(nameOf(button));
}

if (root) {
  root.addEventListener('click', keep);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    root.removeEventListener('click', keep);
    for (const button of root.querySelectorAll('button')) if (pressed.has(nameOf(button))) button.click();
  }).observe(root, { childList: true });
}

// The browser hands it over once, perhaps before install-watch is there to listen.
const holdQuestion = (event: Event) => {
  event.preventDefault();
  Object.assign(window, { heldInstallQuestion: event });
};
window.addEventListener('beforeinstallprompt', holdQuestion, { once: true });

for (const touch of ['pointerdown', 'touchstart', 'keydown'])
  document.addEventListener(touch, start, { once: true, passive: true });
const PAINTED_AT_THE_LATEST_MS = 1000;
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// Should a browser not tell of its paint.
requestAnimationFrame(() => setTimeout(start, PAINTED_AT_THE_LATEST_MS));
