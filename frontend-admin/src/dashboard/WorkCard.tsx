import { Card, Link, Skeleton, styled, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadProblem, Notice } from '../shared/notices';
import { delayedAppearance } from '../shared/Skeletons';
import { clickableRowStyles } from '../shared/clickable-row';

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
      <Head>
        <Typography variant="cardTitle" id={titleId} component={Title}>
          {title}
        </Typography>
        <Link component={RouterLink} to={to} underline="hover" variant="medium">
          {more}
        </Link>
      </Head>
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
    return <LoadProblem error={error} title={failed} onRetry={onRetry} />;
  }
  if (!rows) {
    return (
      <Waiting aria-busy="true">
        {Array.from({ length: most }, (_, row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Waiting>
    );
  }
  return rows.length === 0 ? <Notice kind="empty" isPlain title={none} /> : children(rows);
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  paddingInline: theme.spacing(2.25),
  paddingBlock: theme.spacing(1.75),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Title = styled('h2')({ flex: 1 });

/** One line of a part: what it is laid out in are these columns. */
export const WorkLine = styled('li', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: string }>(
  ({ theme, columns }) => ({
    ...clickableRowStyles(theme),
    display: 'grid',
    gridTemplateColumns: columns,
    gap: theme.spacing(1.75),
    alignItems: 'center',
    padding: theme.spacing(1.375, 2.25),
    borderTop: `1px solid ${theme.palette.rowLine}`,
    '&:first-of-type': { borderTop: 0 },
  }),
);

const Waiting = styled('div')(({ theme }) => ({
  paddingInline: theme.spacing(2.25),
  paddingBlock: theme.spacing(1),
  ...delayedAppearance,
}));

/** A list with its filter in the address, as the list itself would write it. */
export function listPath(screen: string, filter: object): string {
  return `/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
