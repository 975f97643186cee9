import { styled } from '@mui/material';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color, font } from '#libs/design/tokens';

interface BoltMarkProps {
  /** Pixels, of the shield's height. */
  size?: number;
}

/** The shield with the bolt and the words beside it, for ink surfaces. */
export function BoltMark({ size = 30 }: BoltMarkProps) {
  return (
    <Mark style={{ fontSize: size * 0.7 }}>
      <svg viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`} height={size} aria-hidden="true">
        <path d={SHIELD_PATH} fill={color.signal.base} />
        <path d={BOLT_PATH} fill={color.signal.on} />
      </svg>
      Storm Admin
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  color: color.text,
  fontFamily: font.display,
  fontWeight: 900,
  lineHeight: 1,
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
}));
