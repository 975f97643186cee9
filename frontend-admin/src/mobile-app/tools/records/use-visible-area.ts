import { useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import { visibleArea } from './visible-area';

/**
 * What the keyboard leaves of the screen, as the style of something that fills it; undefined while nothing is taken
 * away.
 */
export function useVisibleArea(): CSSProperties | undefined {
  const area = useSyncExternalStore(onChange, read);
  return useMemo(() => {
    if (area === '') return undefined;
    const [top, height] = area.split(' ').map(Number);
    return { top, height, bottom: 'auto' };
  }, [area]);
}

/** As text, because a store must answer the same as long as nothing has changed. */
function read(): string {
  const { visualViewport } = window;
  const area = visualViewport && visibleArea(visualViewport, window.innerHeight);
  return area ? `${area.topPx} ${area.heightPx}` : '';
}

function onChange(listener: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', listener);
  visualViewport?.addEventListener('scroll', listener);
  return () => {
    visualViewport?.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('scroll', listener);
  };
}
