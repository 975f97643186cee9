import { Box } from '@mui/material';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color, font } from '#libs/design/tokens';

interface BoltMarkProps {
  /** Pixels, of the shield's height. */
  size?: number;
}

/** The shield with the bolt and the words beside it, for ink surfaces. */
export function BoltMark({ size = 30 }: BoltMarkProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        color: color.text,
        font: `900 ${size * 0.7}px/1 ${font.display}`,
        textTransform: 'uppercase',
        whiteSpace: 'nowrap',
      }}
    >
      <svg viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`} height={size} aria-hidden="true">
        <path d={SHIELD_PATH} fill={color.signal.base} />
        <path d={BOLT_PATH} fill={color.signal.on} />
      </svg>
      Storm Admin
    </Box>
  );
}
