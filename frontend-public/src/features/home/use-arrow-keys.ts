import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Left and right, from anywhere inside the area, take a step back and on. */
export function useArrowKeys(area: RefObject<HTMLElement | null>, onStep: (step: 1 | -1) => void): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight'))
      return;
    event.preventDefault();
    onStep(event.key === 'ArrowRight' ? 1 : -1);
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: KeyboardEvent) => turn(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [area]);
}
