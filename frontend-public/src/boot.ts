/**
 * The first script of every page, inside its HTML, so that it is there before anything can be pressed. The page is
 * whole without scripts, so those that bring it to life wait until it is painted: until then the connection belongs to
 * text, styles and fonts. Whoever presses earlier starts them at once, and what was pressed meanwhile is pressed again,
 * once, when it works. When they do not come (a connection that dropped, a release that took them away), it says so.
 */
const { documentElement: html, currentScript } = document;
const urls = currentScript?.dataset['modules']?.split(' ') ?? [];
const pressed = new Set<HTMLButtonElement>();
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  Promise.all(urls.map((url) => import(/* @vite-ignore */ url))).catch(tellOfFailure);
}

/**
 * Reading goes on, so the page is loaded again only when asked for. Browsers keep what was typed over that. In few
 * words: the home page fits into ten packets.
 */
function tellOfFailure(): void {
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'afterbegin',
      '<p class="wrap" role="alert">Part of this page could not be loaded. <a class="text-link" ' +
        'href="">Try again</a></p>',
    );
}

/** Enter in a field presses the button of its form too. */
function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  // React takes the press itself from then on (main.tsx), also for who pressed before and grew impatient.
  if ('hydrating' in html.dataset) {
    pressed.delete(button);
    return;
  }
  // Sent by the browser itself a form would leave the page.
  event.preventDefault();
  pressed.add(button);
  document.querySelector<HTMLElement>('[href=""]')?.focus();
}

document.addEventListener('click', keep, true);
new MutationObserver((_changes, observer) => {
  observer.disconnect();
  // A task later, when what hydration itself asked for is drawn.
  setTimeout(() => {
    document.removeEventListener('click', keep, true);
    for (const button of pressed) if (button.isConnected) button.click();
  });
}).observe(html, { attributeFilter: ['data-hydrated'] });

for (const touch of ['pointerdown', 'touchstart', 'keydown'])
  document.addEventListener(touch, start, { once: true, passive: true });
const PAINTED_AT_THE_LATEST_MS = 1000;
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// Should a browser not tell of its paint. A tab in the background has no frame, and needs no scripts yet.
requestAnimationFrame(() => setTimeout(start, PAINTED_AT_THE_LATEST_MS));
