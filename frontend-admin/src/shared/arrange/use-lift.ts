import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dropLine, rowAt, type Place } from './arrangement';

const LINE_PX = 3;
/** This near to the window's edge the page moves on by itself. */
const EDGE_PX = 72;
const SCROLL_STEP_PX = 14;

interface Lift {
  to: number;
  line: Place | undefined;
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Lifting a row by its handle and letting it go elsewhere: by pointer, or by Space, the arrow keys and Space again.
 * Escape puts it back.
 */
export function useLift(from: number, onDrop: (to: number) => void) {
  const [lift, setLift] = useState<Lift>();
  const isLifted = lift !== undefined;
  useEscape(isLifted, () => setLift(undefined));

  function aimAt(handle: Element, to: number): void {
    setLift({ to, line: dropLine(placesOf(handle), from, to, LINE_PX) });
  }

  function drop(): void {
    setLift(undefined);
    if (lift && lift.to !== from) onDrop(lift.to);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      aimAt(event.currentTarget, from);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId) || !isLifted) return;
      scrollNearEdge(event.clientY);
      aimAt(event.currentTarget, rowAt(placesOf(event.currentTarget), event.clientX, event.clientY));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) drop();
    },
    onPointerCancel: () => setLift(undefined),
    onBlur: () => setLift(undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const rows = rowsOf(event.currentTarget);
      const step = STEPS[event.key];
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (isLifted) drop();
        else aimAt(event.currentTarget, from);
      } else if (lift && step !== undefined) {
        event.preventDefault();
        const to = Math.min(Math.max(lift.to + step, 0), rows.length - 1);
        rows[to]?.scrollIntoView({ block: 'nearest' });
        aimAt(event.currentTarget, to);
      }
    },
  };
  return { lift, handlers };
}

/** Before anything else on the page hears it, such as a dialog. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  });
}

function rowsOf(handle: Element): Element[] {
  return [...(handle.closest('li, tr')?.parentElement?.children ?? [])];
}

function placesOf(handle: Element): Place[] {
  return rowsOf(handle).map((row) => row.getBoundingClientRect());
}

function scrollNearEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
}
