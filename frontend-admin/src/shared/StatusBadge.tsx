import { Box } from '@mui/material';
import type { SchoolPalette } from '#libs/design/to-mui';
import { usePalette } from './use-palette';

interface StatusBadgeProps {
  variant: keyof SchoolPalette['badge'];
  children: string;
}

export function StatusBadge({ variant, children }: StatusBadgeProps) {
  const [color, backgroundColor] = usePalette().badge[variant];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        height: 24,
        px: 1.125,
        borderRadius: '4px',
        color,
        backgroundColor,
        fontSize: 12.5,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '&::before': { content: '""', width: 6, height: 6, borderRadius: '6px', backgroundColor: 'currentColor' },
      }}
    >
      {children}
    </Box>
  );
}
