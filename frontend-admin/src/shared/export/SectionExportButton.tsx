import { Button } from '@mui/material';
import type { SchoolDataProvider } from '../../data-provider';
import { DownloadIcon } from '../icons';
import { saveCsv } from '../save-file';
import { useWrite } from '../use-write';
import { EXPORT, type ExportedSection } from './export-words';

interface SectionExportButtonProps {
  section: ExportedSection;
  /** All of its records, in the order in which they show. */
  read: (api: SchoolDataProvider) => Promise<readonly object[]>;
}

/** A list within a screen or a dialog, as a CSV file. */
export function SectionExportButton({ section, read }: SectionExportButtonProps) {
  const { run, isBusy } = useWrite({ ...EXPORT, reason: 'below' });

  function download(): void {
    void run(async (api) => (await import('./exported-fields')).recordsFile(section, await read(api)), {
      onDone: (text) => saveCsv(section, text),
    });
  }

  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={isBusy}
      loadingPosition="start"
      onClick={download}
    >
      Export to CSV
    </Button>
  );
}
