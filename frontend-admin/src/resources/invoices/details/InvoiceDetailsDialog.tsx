import { Button, DialogActions, DialogContent } from '@mui/material';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../../shared/BusyButton';
import { OtherActions } from '../../../shared/dialog-parts';
import { isNotFound } from '../../../shared/failure';
import { DuplicateInvoiceButton } from '../DuplicateInvoice';
import { Explained } from '../Explained';
import { NO_CLIENT_EMAIL } from '../invoice-words';
import { InvoiceDialog, InvoiceProblem } from '../InvoiceDialog';
import { TO_DETAILS, useInvoice, type ShownInvoice, useInvoicePaths } from '../use-invoice';
import { useInvoiceActions } from '../use-invoice-actions';
import { InvoiceDetails } from './InvoiceDetails';

interface InvoiceDetailsDialogProps {
  id: number;
  onClose: () => void;
}

/** Everything about one invoice, over the list; its address opens it too (spec 3 section 2). */
export function InvoiceDetailsDialog({ id, onClose }: InvoiceDetailsDialogProps) {
  const { data: known, error, refetch } = useInvoice(id);
  const data = isNotFound(error) ? undefined : known;
  return (
    <InvoiceDialog title="Invoice Details" onClose={onClose}>
      {data ? (
        <DialogContent dividers tabIndex={0}>
          <InvoiceDetails invoice={data} />
        </DialogContent>
      ) : (
        <InvoiceProblem error={error} onRetry={() => void refetch()} />
      )}
      <DialogActions>
        {data && <OtherButtons invoice={data} />}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        {data && <ExportPdfButton invoice={data} />}
      </DialogActions>
    </InvoiceDialog>
  );
}

function OtherButtons({ invoice }: { invoice: ShownInvoice }) {
  const { editPath, itemsPath } = useInvoicePaths();
  const { copyEmailText } = useInvoiceActions();
  const { id, clientEmail } = invoice;
  return (
    <OtherActions>
      <Button variant="outlined" color="inherit" component={Link} to={itemsPath(id)} state={TO_DETAILS}>
        Manage Items
      </Button>
      <Button variant="outlined" color="inherit" component={Link} to={editPath(id)}>
        Edit
      </Button>
      <DuplicateInvoiceButton invoice={invoice} />
      <Explained because={clientEmail ? undefined : NO_CLIENT_EMAIL} otherwise="Copy email text">
        <Button variant="outlined" color="inherit" disabled={!clientEmail} onClick={() => void copyEmailText(invoice)}>
          Copy email text
        </Button>
      </Explained>
    </OtherActions>
  );
}

function ExportPdfButton({ invoice }: { invoice: ShownInvoice }) {
  const { exportPdf, isExporting } = useInvoiceActions();
  return (
    <BusyButton variant="contained" loading={isExporting} onClick={() => void exportPdf(invoice)}>
      Export PDF
    </BusyButton>
  );
}
