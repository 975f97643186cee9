import { IconButton, styled, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { cannotDeleteLocked } from '#libs/contracts/invoice-lock';
import { BusyIconButton } from '../../shared/BusyButton';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import { CopyTextIcon, DownloadIcon, EyeIcon, ItemsIcon } from '../../shared/icons';
import { DuplicateInvoiceAction } from './DuplicateInvoice';
import { Explained } from './Explained';
import { INVOICE_WORDS, NO_CLIENT_EMAIL } from './invoice-words';
import { useInvoiceActions } from './use-invoice-actions';
import { useInvoicePaths } from './use-invoice';

/** View details, edit, duplicate, export PDF, copy email text, manage items, delete (spec 3 section 2). */
export function InvoiceActions({ invoice }: { invoice: InvoiceRecord }) {
  const { showPath, itemsPath } = useInvoicePaths();
  const { exportPdf, isExporting, copyEmailText } = useInvoiceActions();
  const { id, invoiceNumber, clientEmail, lockedBecause } = invoice;
  return (
    <Actions>
      <Tooltip title="View details">
        <IconButton component={Link} to={showPath(id)} aria-label={`View ${invoiceNumber}`}>
          <EyeIcon />
        </IconButton>
      </Tooltip>
      <EditAction />
      <DuplicateInvoiceAction invoice={invoice} />
      <Tooltip title="Export PDF">
        <BusyIconButton
          aria-label={`Export PDF of ${invoiceNumber}`}
          loading={isExporting}
          onClick={() => void exportPdf(invoice)}
        >
          <DownloadIcon />
        </BusyIconButton>
      </Tooltip>
      <Explained because={clientEmail ? undefined : NO_CLIENT_EMAIL} otherwise="Copy email text">
        <IconButton
          aria-label={`Copy email text of ${invoiceNumber}`}
          disabled={!clientEmail}
          onClick={() => void copyEmailText(invoice)}
        >
          <CopyTextIcon />
        </IconButton>
      </Explained>
      <Tooltip title="Manage Items">
        <IconButton component={Link} to={itemsPath(id)} aria-label={`Manage Items of ${invoiceNumber}`}>
          <ItemsIcon />
        </IconButton>
      </Tooltip>
      <DeleteAction
        words={INVOICE_WORDS}
        lockedBecause={lockedBecause === null ? undefined : cannotDeleteLocked(invoiceNumber, lockedBecause)}
      />
    </Actions>
  );
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  marginInline: theme.spacing(-1),
  [theme.breakpoints.up('lg')]: { justifyContent: 'flex-end', marginInline: 0 },
}));
