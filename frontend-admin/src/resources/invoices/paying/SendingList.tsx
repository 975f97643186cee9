import { styled, Tooltip, Typography } from '@mui/material';
import type { InvoiceDetails, InvoiceSending } from '#libs/contracts/generated/api';
import { BusyIconButton } from '../../../shared/BusyButton';
import { DownloadIcon } from '../../../shared/icons';
import { LongText } from '../../../shared/layout-parts';
import { PaidPart } from '../../../shared/PaidPart';
import { useFileDownload } from '../../../shared/save-file';
import { schoolMoment } from '../../../shared/school-moment';
import { SENT_PDF } from './paying-words';

const WORDS: Record<InvoiceSending['kind'], string> = {
  mail: 'Mailed',
  reminder: 'Reminder mailed',
  'by-hand': 'Marked as sent',
};

/** Each time it went out, with the very PDF. Oldest first. */
export function SendingList({ invoice }: { invoice: InvoiceDetails }) {
  return (
    <PaidPart title="Sent">
      {invoice.sendings.map((sending) => (
        <Sent key={sending.id}>
          <LongText>
            {WORDS[sending.kind]}
            {sending.sentTo !== null && ` to ${sending.sentTo}`}
            <Typography variant="caption">{schoolMoment(sending.sentAt)}</Typography>
          </LongText>
          <SentPdf invoice={invoice} sending={sending} />
        </Sent>
      ))}
    </PaidPart>
  );
}

function SentPdf({ invoice: { id, invoiceNumber }, sending }: { invoice: InvoiceDetails; sending: InvoiceSending }) {
  const { download, isBusy } = useFileDownload(SENT_PDF);
  return (
    <Tooltip title="PDF as it was sent">
      <BusyIconButton
        aria-label={`PDF as it was sent ${schoolMoment(sending.sentAt)}`}
        loading={isBusy}
        onClick={() => void download(`invoices/${id}/sendings/${sending.id}/pdf`, `${invoiceNumber}.pdf`)}
      >
        <DownloadIcon />
      </BusyIconButton>
    </Tooltip>
  );
}

const Sent = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 40px',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  paddingBlock: theme.spacing(0.75),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));
