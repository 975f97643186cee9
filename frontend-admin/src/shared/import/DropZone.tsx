import { styled } from '@mui/material';
import type { DragEvent, RefObject } from 'react';

type OnFile = (file: File) => void;

/** Where a file can be dropped; whoever shows it hears of the drop. */
export const DropZone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'center',
  textAlign: 'center',
  padding: theme.spacing(3, 2),
  border: `1.5px dashed ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

/** For what takes a file that is dropped on it. */
export function acceptsDrop(onFile: OnFile) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}

interface CsvInputProps {
  /** A press on whatever opens the browser's dialog clicks it. */
  chooser: RefObject<HTMLInputElement | null>;
  testId: string;
  onFile: OnFile;
}

/** The browser's own dialog for a CSV file; the same file may be chosen again. */
export function CsvInput({ chooser, testId, onFile }: CsvInputProps) {
  return (
    <input
      ref={chooser}
      type="file"
      accept=".csv,.txt,.tsv,text/csv"
      hidden
      data-testid={testId}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        target.value = '';
      }}
    />
  );
}
