import { Button, DialogActions, DialogContent, Link, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { QuoteRecord } from '#libs/contracts/generated/api';
import { quoteDocument } from '#libs/documents/quote-document';
import { pricedLine } from '#libs/domain/invoice-totals';
import { BusyButton } from '../../../shared/BusyButton';
import { ConfirmDialog, Subject } from '../../../shared/ConfirmDialog';
import { DialogSection, OtherActions } from '../../../shared/dialog-parts';
import { isNotFound } from '../../../shared/failure';
import { useFormMode } from '../../../shared/form-mode';
import { Column, LongText, Row, WrittenText } from '../../../shared/layout-parts';
import { Refusal } from '../../../shared/notices';
import type { CopyState } from '../../../shared/RecordForm';
import { useFileDownload } from '../../../shared/save-file';
import { useDialog } from '../../../shared/use-dialog';
import { useWrite } from '../../../shared/use-write';
import { Facts, Items, Parties, Sums } from '../details/paper-parts';
import { Explained } from '../Explained';
import { InvoiceDialog, InvoiceProblem } from '../InvoiceDialog';
import { INVOICES } from '../invoice-words';
import { QuoteStatusBadge } from './quote-columns';
import { COPIED_QUOTE_FIELDS, INVOICING, notSendable, PDF, QUOTES, quoteStory, SENDING } from './quote-words';

interface QuoteDetailsDialogProps {
  id: number;
  onClose: () => void;
}

/** Everything about one quote, and what can be done with it, over the list. */
export function QuoteDetailsDialog({ id, onClose }: QuoteDetailsDialogProps) {
  const { data: known, error, refetch } = useGetOne<QuoteRecord>(QUOTES, { id }, { staleTime: 0 });
  const quote = isNotFound(error) ? undefined : known;
  return (
    <InvoiceDialog title="Quote Details" onClose={onClose}>
      {quote ? (
        <DialogContent dividers tabIndex={0}>
          <QuoteDetails quote={quote} />
        </DialogContent>
      ) : (
        <InvoiceProblem what="quote" error={error} onRetry={() => void refetch()} />
      )}
      <DialogActions>
        {quote && <OtherButtons quote={quote} />}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        {quote && (quote.status === 'accepted' ? <InvoiceButton quote={quote} /> : <SendButton quote={quote} />)}
      </DialogActions>
    </InvoiceDialog>
  );
}

function QuoteDetails({ quote }: { quote: QuoteRecord }) {
  const paper = quoteDocument(quote);
  const story = quoteStory(quote);
  return (
    <Column gap={3}>
      <Row gap={1.5} rowGap={1} wrap>
        <Typography variant="recordTitle">{quote.quoteNumber}</Typography>
        <QuoteStatusBadge {...quote} />
      </Row>
      <Facts facts={paper.facts.slice(1)} />
      {story.length > 0 && (
        <DialogSection title="So far">
          {story.map((sentence) => (
            <LongText key={sentence}>{sentence}</LongText>
          ))}
          {quote.invoiceId !== null && (
            <div>
              Invoice:{' '}
              <Link component={RouterLink} to={`/${INVOICES}/${quote.invoiceId}/show`}>
                {quote.invoiceNumber}
              </Link>
              .
            </div>
          )}
        </DialogSection>
      )}
      <Parties parties={paper.parties} />
      <DialogSection title="Items">
        <Items items={quote.items.map(pricedLine)} whenEmpty={paper.table.whenEmpty} />
        <Sums sums={paper.sums} />
      </DialogSection>
      {paper.notes && (
        <DialogSection title={paper.notes.title}>
          <WrittenText>{paper.notes.text}</WrittenText>
        </DialogSection>
      )}
    </Column>
  );
}

function OtherButtons({ quote }: { quote: QuoteRecord }) {
  const { editPath, createPath } = useFormMode(QUOTES);
  const { download, isBusy } = useFileDownload(PDF);
  const { id, quoteNumber, status } = quote;
  const record = Object.fromEntries(COPIED_QUOTE_FIELDS.map((field) => [field, quote[field]]));
  return (
    <OtherActions>
      {status !== 'accepted' && status !== 'declined' && (
        <Button variant="outlined" color="inherit" component={RouterLink} to={editPath(id)}>
          Edit
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        component={RouterLink}
        to={createPath}
        state={{ record } satisfies CopyState}
      >
        Duplicate
      </Button>
      <BusyButton
        variant="outlined"
        color="inherit"
        loading={isBusy}
        onClick={() => void download(`quotes/${id}/pdf`, `${quoteNumber}.pdf`)}
      >
        Export PDF
      </BusyButton>
    </OtherActions>
  );
}

/** One press makes the invoice; then it leads there. */
function InvoiceButton({ quote: { id, invoiceId } }: { quote: QuoteRecord }) {
  const { run, isBusy } = useWrite(INVOICING);
  const navigate = useNavigate();
  const invoicePath = (invoice: number) => `/${INVOICES}/${invoice}/show`;
  if (invoiceId !== null)
    return (
      <Button variant="contained" component={RouterLink} to={invoicePath(invoiceId)}>
        Open invoice
      </Button>
    );
  return (
    <BusyButton
      variant="contained"
      loading={isBusy}
      onClick={() =>
        void run((api) => api.invoiceQuote(id), { onDone: (invoice) => void navigate(invoicePath(invoice.id)) })
      }
    >
      Create invoice
    </BusyButton>
  );
}

function SendButton({ quote }: { quote: QuoteRecord }) {
  const { run, isBusy, refusal } = useWrite(SENDING);
  const dialog = useDialog('send');
  const { id, quoteNumber, clientName, clientEmail, status } = quote;
  const because = notSendable(quote);
  return (
    <>
      <Explained because={because} otherwise="Emails the PDF with a link to accept or decline the quote">
        <Button
          variant={status === 'draft' ? 'contained' : 'outlined'}
          disabled={because !== undefined}
          onClick={() => dialog.open()}
        >
          {status === 'draft' ? 'Send' : 'Send again'}
        </Button>
      </Explained>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title="Send quote"
        confirm="Send"
        cancel="Cancel"
        isLossless
        isBusy={isBusy}
        onCancel={dialog.close}
        onConfirm={() => void run((api) => api.sendQuote(id), { onDone: dialog.close })}
      >
        {`${clientEmail} will receive the PDF with a link to accept or decline the quote.`}
        {status === 'draft' && ' After that, you can only change the notes or extend the Valid until date.'}
        <Subject>
          {quoteNumber}, {clientName}
        </Subject>
        <Refusal refusal={refusal} otherwise={SENDING.failed} />
      </ConfirmDialog>
    </>
  );
}
