import { CircularProgress, GlobalStyles, styled } from '@mui/material';
import { useState, useEffect, useEffectEvent } from 'react';
import { color, layout, shadow } from '#libs/design/tokens';
import { RefreshIcon } from '../../../shared/icons';
import { pullOf } from './gestures';

const CHIP_PX = 44;

/** The page's answer to a pull at its top. The button in the bar does the same for everyone who does not pull. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [isRefreshing, setRefreshing] = useState(false);
  const pull = usePull(() => {
    if (isRefreshing) return;
    setRefreshing(true);
    void onRefresh().finally(() => setRefreshing(false));
  });
  const isShown = pull > 0 || isRefreshing;
  return (
    <>
      {/* Or the browser would load the whole page anew. */}
      <GlobalStyles styles={{ html: { overscrollBehaviorY: 'contain' } }} />
      {isShown && (
        <Chip aria-hidden={!isRefreshing} role="status" aria-label="Refreshing" data-ready={pull === 1 || isRefreshing}>
          {isRefreshing ? (
            <CircularProgress size={20} color="inherit" aria-hidden="true" />
          ) : (
            <RefreshIcon style={{ transform: `rotate(${pull * 270}deg)`, opacity: 0.3 + pull * 0.7 }} />
          )}
        </Chip>
      )}
    </>
  );
}

/** Where a finger means something else. */
const ELSEWHERE = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox], [role=presentation]';

/**
 * Follows a finger that pulls the page down from its very top. Never holds back scrolling.
 * @param onPulled let go far enough @returns how far it has come, 0 to 1
 */
function usePull(onPulled: () => void): number {
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

const Chip = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  top: `calc(${layout.headerMobile + 8}px + env(safe-area-inset-top))`,
  left: `calc(50% - ${CHIP_PX / 2}px)`,
  display: 'grid',
  placeItems: 'center',
  width: CHIP_PX,
  height: CHIP_PX,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  backgroundColor: color.ink[700],
  boxShadow: shadow.mid,
  color: color.muted,
  '&[data-ready=true]': { color: color.signal.base },
  pointerEvents: 'none',
}));
