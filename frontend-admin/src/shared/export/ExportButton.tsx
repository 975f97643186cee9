import { styled } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { BusyButton } from '../BusyButton';
import { DownloadIcon } from '../icons';
import { saveCsv } from '../save-file';
import { useDialog } from '../use-dialog';
import { useWrite } from '../use-write';
import { EXPORT, EXPORT_DIALOG, EXPORTED_BY_PERIOD, EXPORTED_LISTS, type ExportedList } from './export-words';

const ExportDialog = lazy(() => import('./ExportDialog').then((module) => ({ default: module.ExportDialog })));

const WORDS = 'Export to CSV';

/** All that the list's search and filters leave, on whatever page, in its order, as a CSV file. */
export function ExportButton() {
  const { resource } = useListContext();
  if ((EXPORTED_BY_PERIOD as readonly string[]).includes(resource)) return <PeriodExportButton />;
  const list = EXPORTED_LISTS.find((each) => each === resource);
  return list === undefined ? null : <WholeExportButton list={list} />;
}

/** The file is written here, of records as lists have them; what of them comes with the press. */
function WholeExportButton({ list }: { list: ExportedList }) {
  const { filterValues, sort, total } = useListContext();
  const { run, isBusy } = useWrite({ ...EXPORT, reason: 'below' });

  function download(): void {
    void run(
      async (api) => {
        const records = await api.listAll(list, { filter: filterValues, sort });
        const { exportedInWords, recordsFile } = await import('./exported-fields');
        const words = exportedInWords(records.length, total ?? 0, Boolean(filterValues['q']));
        return { text: recordsFile(list, records), words };
      },
      { done: ({ words }) => words, onDone: ({ text }) => saveCsv(list, text) },
    );
  }

  return (
    <ToolButton variant="outlined" color="inherit" disabled={!total} loading={isBusy} onClick={download}>
      <DownloadIcon />
      {WORDS}
    </ToolButton>
  );
}

/** Asks first what of the list, and of which days. */
function PeriodExportButton() {
  const { total } = useListContext();
  const { isOpen, open, close } = useDialog(EXPORT_DIALOG);
  return (
    <>
      <ToolButton variant="outlined" color="inherit" aria-haspopup="dialog" disabled={!total} onClick={() => open()}>
        <DownloadIcon />
        {WORDS}
      </ToolButton>
      {isOpen && (
        <Suspense>
          <ExportDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** As high as a finger on a phone. */
export const ToolButton = styled(BusyButton)(({ theme }) => ({
  gap: theme.spacing(1),
  minHeight: 44,
  [theme.breakpoints.up('md')]: { minHeight: 36 },
}));
