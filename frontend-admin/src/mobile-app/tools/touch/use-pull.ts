import { useEffect, useEffectEvent, useState } from 'react';
import { pullOf } from './pull';

/** Where a finger means something else. */
const ELSEWHERE = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox], [role=presentation]';

/**
 * Follows a finger that pulls the page down from its very top. Never holds back scrolling.
 * @param onPulled let go far enough @returns how far it has come, 0 to 1
 */
export function usePull(onPulled: () => void): number {
  const [pull, setPull] = useState(0);
  const onRelease = useEffectEvent((isPulled: boolean) => {
    if (isPulled) onPulled();
  });

  useEffect(() => {
    let from: { x: number; y: number } | undefined;
    let reached = 0;
    const stop = () => {
      from = undefined;
      reached = 0;
      setPull(0);
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      const [touch, second] = touches;
      if (!touch || second || window.scrollY > 0 || (target instanceof Element && target.closest(ELSEWHERE)))
        return stop();
      from = { x: touch.clientX, y: touch.clientY };
    };
    const onMove = ({ touches }: TouchEvent) => {
      const [touch, second] = touches;
      if (!from || !touch) return;
      const now = second || window.scrollY > 0 ? undefined : pullOf(from, { x: touch.clientX, y: touch.clientY });
      if (now === undefined) return stop();
      reached = now;
      setPull(now);
    };
    const onEnd = () => {
      const isPulled = reached === 1;
      stop();
      onRelease(isPulled);
    };
    window.addEventListener('touchstart', onStart, { passive: true });
    window.addEventListener('touchmove', onMove, { passive: true });
    window.addEventListener('touchend', onEnd);
    window.addEventListener('touchcancel', stop);
    return () => {
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchmove', onMove);
      window.removeEventListener('touchend', onEnd);
      window.removeEventListener('touchcancel', stop);
    };
  }, []);
  return pull;
}
