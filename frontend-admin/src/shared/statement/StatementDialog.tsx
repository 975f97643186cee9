import { Button, Dialog, DialogActions, DialogContent, useMediaQuery, type Theme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../BusyButton';
import { DownloadIcon } from '../icons';
import { DialogHead } from '../dialog-parts';
import { ListSkeleton } from '../Skeletons';
import { LoadProblem } from '../LoadProblem';
import { useFileDownload } from '../save-file';
import { Statement } from './Statement';

interface StatementDialogProps {
  clientId: number;
  onClose: () => void;
}

const PDF = { done: 'Statement PDF exported successfully', failed: 'Failed to export PDF' };

/** What a client owes today, by age, and the same as a PDF. */
export function StatementDialog({ clientId, onClose }: StatementDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['corporate-clients', 'statement', clientId],
    queryFn: () => api.clientStatement(clientId),
    staleTime: 0,
  });
  const { download, isBusy } = useFileDownload(PDF);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Statement" onClose={onClose} />
      <DialogContent dividers tabIndex={0}>
        {data ? (
          <Statement statement={data} />
        ) : error ? (
          <LoadProblem
            error={error}
            title="Statement could not be loaded."
            gone="This client does not exist any more."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton text="Loading statement..." />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        {data && (
          <BusyButton
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={isBusy}
            loadingPosition="start"
            onClick={() =>
              void download(
                `corporate-clients/${clientId}/statement/pdf`,
                `Statement ${data.clientName} ${data.asOf}.pdf`,
              )
            }
          >
            Export PDF
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
