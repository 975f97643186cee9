import { Box, Button, Card, Link, Skeleton } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { failureSentence } from '../shared/failure';
import { Notice } from '../shared/Notice';
import { afterAMoment } from '../shared/ScreenSkeleton';

interface WorkCardProps {
  title: string;
  /** The words of the link to where the rest is. */
  more: string;
  to: string;
  children: ReactNode;
}

/** A part of the dashboard: the first lines of a screen, and the way there. */
export function WorkCard({ title, more, to, children }: WorkCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 2.25,
          py: 1.75,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="h2" id={titleId} sx={{ m: 0, flex: 1, fontSize: 15, fontWeight: 600 }}>
          {title}
        </Box>
        <Link component={RouterLink} to={to} underline="hover" sx={{ fontWeight: 550 }}>
          {more}
        </Link>
      </Box>
      {children}
    </Card>
  );
}

interface WorkRowsProps<Row> {
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** The specification's sentence for rows that could not be loaded. */
  failed: string;
  /** Said when there is no row. */
  none: string;
  /** How many rows there may be: the room that is kept while they load. */
  most: number;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows, or why there are none. Each part loads by itself: one that fails leaves the others alone. */
export function WorkRows<Row>({ rows, error, onRetry, failed, none, most, children }: WorkRowsProps<Row>) {
  if (error) {
    return (
      <Notice
        kind="error"
        isPlain
        title={failed}
        action={
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {failureSentence(error)}
      </Notice>
    );
  }
  if (!rows) {
    return (
      <Box aria-busy="true" sx={{ px: 2.25, py: 1, ...afterAMoment }}>
        {Array.from({ length: most }, (_, row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Box>
    );
  }
  return rows.length === 0 ? <Notice kind="empty" isPlain title={none} /> : children(rows);
}
