import { Box } from '@mui/material';
import type { Invoice } from '#libs/contracts/invoice';
import { writtenDate } from '#libs/documents/document-words';
import { CardList } from '../../shared/CardList';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceLink } from './InvoiceLink';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';
import { Amount } from './InvoiceTable';

const quiet = { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' } as const;

export function InvoiceCards() {
  return (
    <CardList<Invoice>
      isDimmed={({ status }) => status === 'cancelled'}
      render={(invoice) => (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
          >
            <InvoiceLink {...invoice} />
            <InvoiceStatusBadge status={invoice.status} />
          </Box>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {invoice.clientName}
              <Box sx={quiet}>{invoice.clientEmail ?? 'No client e-mail'}</Box>
            </Box>
            <Box sx={{ fontWeight: 600, textAlign: 'right' }}>
              <Amount {...invoice} />
            </Box>
          </Box>
          <Box sx={quiet}>
            Issued {writtenDate(invoice.issueDate)}, due {writtenDate(invoice.dueDate)}
          </Box>
          <InvoiceActions invoice={invoice} />
        </>
      )}
    />
  );
}
