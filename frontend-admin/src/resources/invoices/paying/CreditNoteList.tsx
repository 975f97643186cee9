import { Tooltip } from '@mui/material';
import type { CreditNote } from '#libs/contracts/generated/api';
import { BusyIconButton } from '../../../shared/BusyButton';
import { DownloadIcon } from '../../../shared/icons';
import { useFileDownload } from '../../../shared/use-file-download';
import { PaidPart, PaidRow } from './PaidPart';
import { CREDIT_NOTE_PDF } from './paying-words';

/** Oldest first. They stay: what is wrong in one is put right by the next invoice. */
export function CreditNoteList({ creditNotes }: { creditNotes: readonly CreditNote[] }) {
  return (
    <PaidPart title="Credit notes">
      {creditNotes.map((creditNote) => (
        <PaidRow
          key={creditNote.id}
          date={creditNote.date}
          amount={creditNote.amount}
          what={creditNote.creditNoteNumber}
          more={creditNote.reason}
        >
          <PdfButton {...creditNote} />
        </PaidRow>
      ))}
    </PaidPart>
  );
}

function PdfButton({ id, creditNoteNumber }: CreditNote) {
  const { download, isBusy } = useFileDownload(CREDIT_NOTE_PDF);
  return (
    <Tooltip title="PDF">
      <BusyIconButton
        aria-label={`PDF of ${creditNoteNumber}`}
        loading={isBusy}
        onClick={() => void download(`credit-notes/${id}/pdf`, `${creditNoteNumber}.pdf`)}
      >
        <DownloadIcon />
      </BusyIconButton>
    </Tooltip>
  );
}
