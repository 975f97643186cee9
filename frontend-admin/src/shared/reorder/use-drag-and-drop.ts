import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dropLine, nearestRow, type Rect } from './reordering';

const LINE_PX = 3;
/** Distance from the window's edge at which the page scrolls while dragging. */
const EDGE_PX = 72;
const SCROLL_STEP_PX = 14;

interface Drag {
  to: number;
  line: Rect | undefined;
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Drag and drop by pointer, or by keyboard: Space, arrow keys, Space. Escape cancels. */
export function useDragAndDrop(from: number, onDrop: (to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEscape(isDragging, () => setDrag(undefined));

  function aimAt(handle: Element, to: number): void {
    setDrag({ to, line: dropLine(placesOf(handle), from, to, LINE_PX) });
  }

  function drop(): void {
    setDrag(undefined);
    if (drag && drag.to !== from) onDrop(drag.to);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      aimAt(event.currentTarget, from);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId) || !isDragging) return;
      scrollNearEdge(event.clientY);
      aimAt(event.currentTarget, nearestRow(placesOf(event.currentTarget), event.clientX, event.clientY));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) drop();
    },
    onPointerCancel: () => setDrag(undefined),
    onBlur: () => setDrag(undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const rows = rowsOf(event.currentTarget);
      const step = STEPS[event.key];
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (isDragging) drop();
        else aimAt(event.currentTarget, from);
      } else if (drag && step !== undefined) {
        event.preventDefault();
        const to = Math.min(Math.max(drag.to + step, 0), rows.length - 1);
        rows[to]?.scrollIntoView({ block: 'nearest' });
        aimAt(event.currentTarget, to);
      }
    },
  };
  return { drag, handlers };
}

/** In the capture phase, before a dialog closes on Escape. */
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

function placesOf(handle: Element): Rect[] {
  return rowsOf(handle).map((row) => row.getBoundingClientRect());
}

function scrollNearEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
}
