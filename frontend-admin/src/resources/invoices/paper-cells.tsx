/** What the lists of invoices and quotes show alike. */
import { Box, Link, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { ROW_LINK } from '../../shared/clickable-row';
import { NO_CLIENT_EMAIL } from './invoice-words';

type PaperList = Parameters<typeof useFormMode>[0];

/** A paper's number, which opens its details over the list. */
export function NumberLink({ list, id, number }: { list: PaperList; id: number; number: string }) {
  const { showPath } = useFormMode(list);
  return (
    <Text {...ROW_LINK} component={RouterLink} to={showPath(id)} color="inherit" underline="hover">
      {number}
    </Text>
  );
}

const Text = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(0.375),
  fontWeight: 550,
  whiteSpace: 'nowrap',
})) as typeof Link;

export function ClientCell({ clientName, clientEmail }: Pick<InvoiceRecord, 'clientName' | 'clientEmail'>) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { lg: 150 } }}>
      {clientName}
      <Typography variant="caption">{clientEmail ?? NO_CLIENT_EMAIL}</Typography>
    </Box>
  );
}
