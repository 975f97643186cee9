import { Box, IconButton } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useSwipeable } from 'react-swipeable';
import { color, motion } from '#libs/design/tokens';
import type { Icon } from '../../../shared/icons';
import { isSwipedAway } from './swiped-away';

interface SwipeRowProps {
  /** What swiping to the left does, and the button at the row's end for those who cannot swipe: "Archive". */
  label: string;
  /** What it is done to, for the button's name: "message from Thandi". */
  of: string;
  Icon: Icon;
  onAct: () => void;
  children: ReactNode;
}

/** A row that can be swiped away to the left. Scrolling goes before; small movements spring back. */
export function SwipeRow({ label, of, Icon, onAct, children }: SwipeRowProps) {
  const [shiftPx, setShift] = useState(0);
  const isSideways = useRef(false);
  const { ref } = useSwipeable({
    delta: 12,
    onSwipeStart: ({ absX, absY }) => {
      isSideways.current = absX > absY;
    },
    onSwiping: ({ deltaX }) => {
      if (isSideways.current) setShift(Math.min(0, deltaX));
    },
    onSwiped: ({ deltaX, vxvy: [speed] }) => {
      setShift(0);
      if (isSideways.current && isSwipedAway(deltaX, speed)) onAct();
    },
  });
  return (
    <Box
      component="li"
      sx={{ position: 'relative', overflow: 'hidden', listStyle: 'none', borderBottom: `1px solid ${color.line}` }}
    >
      <Box
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          display: shiftPx < 0 ? 'flex' : 'none',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
          pr: 2.5,
          backgroundColor: color.signal.base,
          color: color.signal.on,
          fontWeight: 650,
        }}
      >
        {label}
        <Icon />
      </Box>
      <Box
        ref={ref}
        onTouchCancel={() => setShift(0)}
        style={{ transform: shiftPx === 0 ? undefined : `translateX(${shiftPx}px)` }}
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'stretch',
          touchAction: 'pan-y',
          backgroundColor: color.ink[950],
          transition: shiftPx === 0 ? `transform ${motion.base}ms ${motion.ease}` : 'none',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        <IconButton
          aria-label={`${label}: ${of}`}
          onClick={onAct}
          sx={{ alignSelf: 'center', width: 44, height: 44, color: color.muted }}
        >
          <Icon />
        </IconButton>
      </Box>
    </Box>
  );
}
