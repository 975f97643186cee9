/** What cards with a head and lines below it have in common. */
import { styled } from '@mui/material';

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.spacing(7),
  padding: theme.spacing(1, 2.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

export const Lines = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 2.25),
    borderTop: `1px solid ${theme.palette.rowLine}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
}));
