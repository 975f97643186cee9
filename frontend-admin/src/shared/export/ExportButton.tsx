import { styled } from '@mui/material';
import { useListContext } from 'react-admin';
import { BusyButton } from '../BusyButton';
import { DownloadIcon } from '../icons';
import { saveFile } from '../save-file';
import { useWrite } from '../use-write';
import { isExported, recordsFile } from './exported-fields';

const EXPORT = { done: 'Exported', failed: 'The export failed', reason: 'below', stale: [] } as const;

/** All that the list's search and filters leave, on whatever page, in its order, as a CSV file. */
export function ExportButton() {
  const { resource, filterValues, sort, total } = useListContext();
  const { run, isBusy } = useWrite(EXPORT);
  if (!isExported(resource)) return null;

  function download(): void {
    void run((api) => api.listAll(resource, { filter: filterValues, sort }), {
      onDone: (records) =>
        saveFile(`${resource}.csv`, new Blob([recordsFile(resource, records)], { type: 'text/csv;charset=utf-8' })),
    });
  }

  return (
    <ToolButton variant="outlined" color="inherit" disabled={!total} loading={isBusy} onClick={download}>
      <DownloadIcon />
      Export to CSV
    </ToolButton>
  );
}

/** As high as a finger on a phone. */
export const ToolButton = styled(BusyButton)(({ theme }) => ({
  gap: theme.spacing(1),
  minHeight: 44,
  [theme.breakpoints.up('md')]: { minHeight: 36 },
}));
