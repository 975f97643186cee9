import { Box, CircularProgress, GlobalStyles } from '@mui/material';
import { useState } from 'react';
import { color, layout, shadow } from '#libs/design/tokens';
import { RefreshIcon } from '../../../shared/icons';
import { usePull } from './use-pull';

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
        <Box
          aria-hidden={!isRefreshing}
          role="status"
          aria-label="Refreshing"
          sx={{
            position: 'fixed',
            zIndex: 'appBar',
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
            color: pull === 1 || isRefreshing ? color.signal.base : color.muted,
            pointerEvents: 'none',
          }}
        >
          {isRefreshing ? (
            <CircularProgress size={20} color="inherit" aria-hidden="true" />
          ) : (
            <RefreshIcon style={{ transform: `rotate(${pull * 270}deg)`, opacity: 0.3 + pull * 0.7 }} />
          )}
        </Box>
      )}
    </>
  );
}
