import { styled } from '@mui/material';

/** Where a file can be dropped; whoever shows it hears of the drop. */
export const DropPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'center',
  textAlign: 'center',
  padding: theme.spacing(3, 2),
  border: `1.5px dashed ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));
