import { useEffect, type RefObject } from 'react';
import { shiftClearOf } from './clear-of-controls';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const WATCHED = ['scroll', 'resize', 'focusin'];
const AT_REST_MS = 150;
/** Of the window's height. */
const MOST_SHARE = 0.4;

/** Keeps a fixed button, as long as it floats, off the links and fields that come to rest under it. */
export function useClearOfControls(ref: RefObject<HTMLButtonElement | null>, floats: boolean): void {
  useEffect(() => {
    const button = ref.current;
    if (!button || !floats) return undefined;
    let timer = 0;
    const move = () => {
      button.style.translate = `0 ${-shiftNow(button)}px`;
    };
    const moveAtRest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(move, AT_REST_MS);
    };
    // What opens, arrives or goes away changes the page's height.
    const changes = new ResizeObserver(moveAtRest);
    changes.observe(document.body);
    for (const event of WATCHED) window.addEventListener(event, moveAtRest, { passive: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      for (const event of WATCHED) window.removeEventListener(event, moveAtRest);
      button.style.translate = '';
    };
  }, [ref, floats]);
}

function shiftNow(button: HTMLElement): number {
  // Where it is without being moved.
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = button;
  const place = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control !== button)
    .map((control) => control.getBoundingClientRect());
  return shiftClearOf(place, controls, window.innerHeight * MOST_SHARE);
}
