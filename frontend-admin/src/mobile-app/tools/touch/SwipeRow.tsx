import { IconButton, styled } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useSwipeable } from 'react-swipeable';
import { color, motion } from '#libs/design/tokens';
import type { Icon } from '../../../shared/icons';
import { Grow } from '../../../shared/layout-parts';
import { isSwipedAway } from './gestures';

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
    <RowFrame>
      <Behind aria-hidden="true" hidden={shiftPx >= 0}>
        {label}
        <Icon />
      </Behind>
      <Front
        ref={ref}
        onTouchCancel={() => setShift(0)}
        style={shiftPx === 0 ? {} : { transform: `translateX(${shiftPx}px)`, transition: 'none' }}
      >
        <Grow>{children}</Grow>
        <ActButton aria-label={`${label}: ${of}`} onClick={onAct}>
          <Icon />
        </ActButton>
      </Front>
    </RowFrame>
  );
}

const RowFrame = styled('li')({
  position: 'relative',
  overflow: 'hidden',
  borderBottom: `1px solid ${color.line}`,
});

const Behind = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  '&[hidden]': { display: 'none' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  paddingRight: theme.spacing(2.5),
  backgroundColor: color.signal.base,
  color: color.signal.on,
  fontWeight: 650,
}));

const Front = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  touchAction: 'pan-y',
  backgroundColor: color.ink[950],
  transition: `transform ${motion.base}ms ${motion.ease}`,
});

const ActButton = styled(IconButton)({ alignSelf: 'center', width: 44, height: 44 });
