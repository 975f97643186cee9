/**
 * The first script of every page, and for a while the only one. The page is whole without scripts, so those that bring it
 * to life wait until it is painted: until then the connection belongs to text, styles and fonts. Whoever presses earlier
 * starts them at once, and a button pressed meanwhile is pressed again when it works.
 */
const urls = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules']?.split(' ') ?? [];
let pressed: HTMLButtonElement | null = null;
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const url of urls) void import(/* @vite-ignore */ url);
}

function keepClick(event: MouseEvent): void {
  keep(event, event.target instanceof Element ? event.target.closest('button') : null);
}

/** Enter in a field presses the button of its form, which is disabled until it works. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) keep(event, event.target.form?.querySelector<HTMLButtonElement>('button[type="submit"]'));
}

function keep(event: Event, button: HTMLButtonElement | null | undefined): void {
  if (!button) return;
  // Sent by the browser itself a form would leave the page.
  event.preventDefault();
  pressed = button;
}

document.addEventListener('click', keepClick);
document.addEventListener('keydown', keepEnter);
new MutationObserver((_changes, observer) => {
  observer.disconnect();
  document.removeEventListener('click', keepClick);
  document.removeEventListener('keydown', keepEnter);
  // A task later, when what was disabled until now is no more.
  setTimeout(() => { if (pressed?.isConnected) pressed.click(); });
}).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });

for (const touch of ['pointerdown', 'touchstart', 'keydown']) document.addEventListener(touch, start, { once: true, passive: true });
const PAINTED_AT_THE_LATEST_MS = 1000;
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// Should a browser not tell of its paint. A tab in the background has no frame, and needs no scripts yet.
requestAnimationFrame(() => setTimeout(start, PAINTED_AT_THE_LATEST_MS));
