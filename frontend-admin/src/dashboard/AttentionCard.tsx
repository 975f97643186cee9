import { Box, Button, Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord, UseGetListHookValue } from 'react-admin';
import { Link } from 'react-router-dom';
import { afterAMoment } from '../shared/ScreenSkeleton';
import { usePalette } from '../shared/use-palette';
import type { Palette } from '../theme';

interface AttentionCardProps<Row extends RaRecord> {
  /** "Unread messages" */
  title: string;
  /** "Unread message", of one. */
  titleOfOne?: string;
  variant: keyof Palette['badge'];
  to: string;
  /** How many there are. */
  answer: Pick<UseGetListHookValue<Row>, 'data' | 'total' | 'error' | 'refetch'>;
  /** The second line. */
  detail: ReactNode;
}

/**
 * Something that waits for staff, with how much of it; nothing at all at zero. It loads by itself, and a failure leaves
 * the others alone.
 */
export function AttentionCard<Row extends RaRecord>({
  title,
  titleOfOne = title,
  variant,
  to,
  answer: { data, total, error, refetch },
  detail,
}: AttentionCardProps<Row>) {
  const [color, backgroundColor] = usePalette().badge[variant];
  const name = total === 1 ? titleOfOne : title;
  if (error) return <FailedCard title={title} onRetry={() => void refetch()} />;
  if (!data || total === undefined)
    return (
      <Card aria-busy="true" sx={{ ...cardSx, ...afterAMoment }}>
        <Skeleton variant="rounded" width={44} height={44} />
        <Skeleton width="60%" />
      </Card>
    );
  if (total === 0) return null;
  return (
    <Card sx={{ ...cardSx, '&:hover': { borderColor: 'text.disabled' } }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          minWidth: 44,
          height: 44,
          px: 0.5,
          borderRadius: '6px',
          color,
          backgroundColor,
          fontSize: total > 999 ? 15 : 20,
          fontWeight: 650,
        }}
      >
        {total}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={to}
          aria-label={`${total} ${name}`}
          sx={{
            color: 'inherit',
            fontWeight: 600,
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
            '&:focus-visible': { outline: 0 },
            '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 3 },
          }}
        >
          {name}
        </Box>
        <Box
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {detail}
        </Box>
      </Box>
    </Card>
  );
}

function FailedCard({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Card role="alert" sx={cardSx}>
      <Box sx={{ flex: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ color: 'text.secondary' }}>Could not be counted.</Box>
      </Box>
      <Button size="small" color="inherit" variant="outlined" onClick={onRetry} aria-label={`Retry: ${title}`}>
        Retry
      </Button>
    </Card>
  );
}

const cardSx = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  minHeight: 78,
  px: 2,
  py: 1.5,
  overflow: 'visible',
} as const;
