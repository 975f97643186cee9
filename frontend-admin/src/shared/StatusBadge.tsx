import { styled } from '@mui/material';
import type { SchoolPalette } from '#libs/design/to-mui';
import { radius } from '#libs/design/tokens';
import { usePalette } from './use-palette';

interface StatusBadgeProps {
  variant: keyof SchoolPalette['badge'];
  children: string;
}

export function StatusBadge({ variant, children }: StatusBadgeProps) {
  const [color, backgroundColor] = usePalette().badge[variant];
  return <Badge style={{ color, backgroundColor }}>{children}</Badge>;
}

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.fine,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  height: 24,
  paddingInline: theme.spacing(1.125),
  borderRadius: radius.sm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // High contrast takes the ground away, and draws these with its own ink.
  outline: '1px solid transparent',
  outlineOffset: -1,
  '&::before': { content: '""', borderRadius: radius.full, border: '3px solid currentColor' },
}));
