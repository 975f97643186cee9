import { Link, styled } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { ROW_LINK } from '../../shared/whole-row';
import { INVOICES } from './invoice-words';

/** An invoice's number, which opens its details over the list. */
export function InvoiceLink({ id, invoiceNumber }: Pick<InvoiceRecord, 'id' | 'invoiceNumber'>) {
  const { showPath } = useFormMode(INVOICES);
  return (
    <NumberLink {...ROW_LINK} component={RouterLink} to={showPath(id)} color="inherit" underline="hover">
      {invoiceNumber}
    </NumberLink>
  );
}

const NumberLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(0.375),
  fontWeight: 550,
  whiteSpace: 'nowrap',
})) as typeof Link;
