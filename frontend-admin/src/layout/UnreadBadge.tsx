import { Box } from '@mui/material';
import { color } from '#libs/design/tokens';
import { cappedCount } from '#libs/domain/unread-badge';

interface UnreadBadgeProps {
  count: number | undefined;
}

/** How many are unread; nothing at 0 or while the number is not known. */
export function UnreadBadge({ count }: UnreadBadgeProps) {
  if (!count) return null;
  return (
    <Box
      component="span"
      aria-label={`${count} unread`}
      role="img"
      sx={{
        ml: 'auto',
        minWidth: 22,
        px: 0.75,
        borderRadius: '10px',
        backgroundColor: color.signal.base,
        color: color.signal.on,
        fontSize: 12,
        fontWeight: 700,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {cappedCount(count)}
    </Box>
  );
}
