import { Box, styled, Typography } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';

/** A named list of the panel. */
export function PaidPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Title>{title}</Title>
      <ul>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>
    </Box>
  );
}

interface PaidRowProps {
  /** `2027-04-16` */
  date: string;
  /** Cents. */
  amount: number;
  what: string;
  more: string | null;
  /** Its button. */
  children: ReactNode;
}

export function PaidRow({ date, amount, what, more, children }: PaidRowProps) {
  return (
    <PaidLine>
      <PaidOn>{writtenDate(date)}</PaidOn>
      <What>
        <Kind>{what}</Kind>
        {more !== null && (
          <Typography variant="secondary" component="span">
            {more}
          </Typography>
        )}
      </What>
      <Amount>{formatRand(amount)}</Amount>
      <Actions>{children}</Actions>
    </PaidLine>
  );
}

const Title = styled('h4')(({ theme }) => ({ ...theme.typography.label, margin: 0, marginBottom: theme.spacing(1) }));

const PaidLine = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto 40px',
  columnGap: theme.spacing(1.5),
  alignItems: 'center',
  paddingBlock: theme.spacing(0.75),
  borderTop: `1px solid ${theme.palette.rowLine}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '96px minmax(0,1fr) auto 40px' },
}));

const What = styled('div')(({ theme }) => ({
  gridRow: 1,
  gridColumn: 1,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { gridColumn: 2 },
}));

const Kind = styled('span')(({ theme }) => ({
  display: 'block',
  marginRight: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { display: 'inline' },
}));

const Amount = styled('div')(({ theme }) => ({
  gridRow: '1 / 3',
  gridColumn: 2,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('sm')]: { gridRow: 1, gridColumn: 3 },
}));

const Actions = styled('div')(({ theme }) => ({
  gridRow: '1 / 3',
  gridColumn: 3,
  [theme.breakpoints.up('sm')]: { gridRow: 1, gridColumn: 4 },
}));

const PaidOn = styled('div')(({ theme }) => ({
  ...theme.typography.secondary,
  gridColumn: 1,
  [theme.breakpoints.down('sm')]: { ...theme.typography.caption, gridRow: 2 },
}));
