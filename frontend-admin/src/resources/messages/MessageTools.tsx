import { ARCHIVE_UNDO_SECONDS } from '#libs/contracts/contact-message';
import { csvFile } from '#libs/domain/csv';
import { Box, Button, IconButton, styled, Theme, Tooltip } from '@mui/material';
import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { NOT_ON_PAPER } from '../../print-styles';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { failureSentence } from '../../shared/failure';
import { ArchiveIcon, DownloadIcon, KeyboardIcon, RefreshIcon } from '../../shared/icons';
import { EXPORT_BEGUN } from '../../shared/export/export-begun';
import { listedQuery } from '../../shared/export/listed-query';
import { saveCsv } from '../../shared/save-file';
import { TASKS } from '../../shared/task/use-tasks';
import { useDialog } from '../../shared/use-dialog';
import { useToast } from '../../shared/use-toast';
import { useWrite } from '../../shared/use-write';
import { useInbox } from './inbox-context';
import { ARCHIVE_OLD_WORDS, archiveOldQuestion, FAILED, MESSAGES, restoredInWords } from './message-words';

/** On a phone they take two lines. */
export const toolsHeight = (theme: Theme) => ({ minHeight: 100, [theme.breakpoints.up('sm')]: { minHeight: 56 } });

const EXPORT = {
  failed: FAILED.export,
  reason: 'below',
  stale: [[MESSAGES], TASKS],
} as const;
const ARCHIVE_OLD = { failed: FAILED.archiveOld, reason: 'below', stale: [[MESSAGES]] } as const;

/** What concerns the whole list: Export to CSV, Archive Old on the active tab, Refresh. */
export function MessageTools({ onHelp }: { onHelp: () => void }) {
  const { total, filterValues, sort, isFetching } = useListContext();
  const { showNew } = useInbox();
  const queryClient = useQueryClient();
  const exporting = useWrite(EXPORT);
  const archiving = useDialog('archive-old');

  /** What the tab, the view, the search and the filters leave, in the list's order. */
  function download(): void {
    const query = listedQuery({ filter: filterValues, sort });
    void exporting.run(
      async (api) => {
        const { task } = await api.askExport('contact-messages', query);
        return task ? null : api.exportMessages(query);
      },
      {
        done: (rows) => (rows ? 'Contact messages exported successfully' : EXPORT_BEGUN),
        onDone: (rows) => {
          if (rows) saveCsv('contact_messages', csvFile(rows));
        },
      },
    );
  }

  /** What it brings shows at once: it was asked for. */
  async function refresh(): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    // After the list has been told, which is after this.
    notifyManager.schedule(showNew);
  }

  return (
    <Tools className={NOT_ON_PAPER}>
      <BusyButton
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={!total}
        loading={exporting.isBusy}
        loadingPosition="start"
        onClick={download}
      >
        Export to CSV
      </BusyButton>
      {filterValues['archived'] !== true && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<ArchiveIcon />}
          onClick={() => archiving.open()}
          sx={{ order: { xs: 1, sm: 0 } }}
        >
          {ARCHIVE_OLD_WORDS}
        </Button>
      )}
      <Space />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<RefreshIcon />}
        disabled={isFetching}
        onClick={() => void refresh()}
      >
        Refresh
      </Button>
      <Tooltip title="Keyboard shortcuts" describeChild>
        <HelpButton aria-label="Keyboard shortcuts" onClick={onHelp}>
          <KeyboardIcon />
        </HelpButton>
      </Tooltip>
      {archiving.isOpen && <ArchiveOldDialog onClose={archiving.close} />}
    </Tools>
  );
}

/** Asks with the number first; of none there is nothing to ask. */
function ArchiveOldDialog({ onClose }: { onClose: () => void }) {
  const api = useDataProvider<SchoolDataProvider>();
  const {
    data: count,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [MESSAGES, 'countOld'],
    queryFn: () => api.countOldMessages(),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { run, isBusy } = useWrite(ARCHIVE_OLD);
  const undoing = useWrite({ ...ARCHIVE_OLD, failed: FAILED.undoArchiveOld });
  const toast = useToast();

  const undo = (batch: string) => undoing.run((calls) => calls.undoArchiveOld(batch), { done: restoredInWords });
  const archiveOld = () =>
    run((calls) => calls.archiveOldMessages(), {
      onDone: ({ count: archived, batch }) =>
        toast.done(`${archived} old messages have been archived`, () => void undo(batch), ARCHIVE_UNDO_SECONDS * 1000),
    });
  const question = archiveOldQuestion(isFetching ? undefined : count);
  return (
    <ConfirmDialog
      isOpen
      title={question.title}
      {...(question.confirm && { confirm: question.confirm })}
      cancel={question.confirm ? 'Cancel' : 'Close'}
      isLossless
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void archiveOld().then(onClose)}
    >
      <Box role="status">{error && !isFetching ? (failureSentence(error) ?? FAILED.countOld) : question.text}</Box>
      {error && !isFetching && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </ConfirmDialog>
  );
}

const Space = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'none',
  [theme.breakpoints.up('sm')]: { display: 'block' },
}));

const HelpButton = styled(IconButton)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('sm')]: { display: 'inline-flex' },
}));

const Tools = styled('div')(({ theme }) => ({
  ...toolsHeight(theme),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 2.25, 1.25),
  // On a phone they wait with the filters.
  [theme.breakpoints.down('sm')]: { '*:has(> [data-open=false]) + &': { display: 'none' } },
}));
