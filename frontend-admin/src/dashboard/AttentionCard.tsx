import { Button, Card, Skeleton, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SchoolPalette } from '#libs/design/to-mui';
import { radius } from '#libs/design/tokens';
import { Grow, LongText } from '../shared/layout-parts';
import { delayedAppearance } from '../shared/Skeletons';
import { usePalette } from '../shared/use-palette';

interface AttentionCardProps {
  /** "Unread messages" */
  title: string;
  /** "Unread message", of one. */
  titleOfOne?: string;
  variant: keyof SchoolPalette['badge'];
  to: string;
  /** How many there are. */
  answer: { data?: unknown; total?: number | undefined; error: unknown; refetch: () => unknown };
  /** The second line. */
  detail: ReactNode;
}

/**
 * Something that waits for staff, with how much of it; nothing at all at zero. It loads by itself, and a failure leaves
 * the others alone.
 */
export function AttentionCard({
  title,
  titleOfOne = title,
  variant,
  to,
  answer: { data, total, error, refetch },
  detail,
}: AttentionCardProps) {
  const [color, backgroundColor] = usePalette().badge[variant];
  const name = total === 1 ? titleOfOne : title;
  if (error) return <FailedCard title={title} onRetry={() => void refetch()} />;
  if (!data || total === undefined)
    return (
      <AttentionFrame aria-busy="true" sx={delayedAppearance}>
        <Skeleton variant="rounded" width={44} height={44} />
        <Skeleton width="60%" />
      </AttentionFrame>
    );
  if (total === 0) return null;
  return (
    <LinkedFrame>
      <Total style={{ color, backgroundColor }}>
        <Typography variant={total > 999 ? 'lead' : 'recordTitle'}>{total}</Typography>
      </Total>
      <LongText>
        <CardLink to={to} aria-label={`${total} ${name}`}>
          {name}
        </CardLink>
        <Typography variant="secondary" component={LongText} lines={2}>
          {detail}
        </Typography>
      </LongText>
    </LinkedFrame>
  );
}

function FailedCard({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <AttentionFrame role="alert">
      <Grow>
        <Typography variant="strong">{title}</Typography>
        <Typography variant="secondary">Could not be loaded.</Typography>
      </Grow>
      <Button size="small" color="inherit" variant="outlined" onClick={onRetry} aria-label={`Try again: ${title}`}>
        Try again
      </Button>
    </AttentionFrame>
  );
}

const AttentionFrame = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  minHeight: 78,
  padding: theme.spacing(1.5, 2),
  overflow: 'visible',
}));

const LinkedFrame = styled(AttentionFrame)(({ theme }) => ({
  '&:hover': { borderColor: theme.palette.text.disabled },
}));

const Total = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 44,
  paddingInline: theme.spacing(0.5),
  borderRadius: theme.shape.borderRadius,
  fontWeight: 650,
}));

const CardLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: theme.palette.primary.main, outlineOffset: 3 },
}));
