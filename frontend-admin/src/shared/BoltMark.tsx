import { Box } from '@mui/material';
import { color, font } from '#libs/design/tokens';

interface BoltMarkProps {
  /** Pixels, of the shield's height. */
  size?: number;
}

/** The shield with the bolt and the words beside it, for ink surfaces. */
export function BoltMark({ size = 30 }: BoltMarkProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: color.text, font: `900 ${size * 0.7}px/1 ${font.display}`, textTransform: 'uppercase', whiteSpace: 'nowrap' }}>
      <svg viewBox="0 0 34 38" height={size} aria-hidden="true">
        <path d="M17 0 34 6v13c0 10-7 16-17 19C7 35 0 29 0 19V6z" fill={color.signal.base} />
        <path d="M20.5 6 8 21.5h8L13.5 32 26 16.5h-8z" fill={color.signal.on} />
      </svg>
      Storm Admin
    </Box>
  );
}
