import { Alert, Button, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { CheckedImportView } from '#libs/contracts/generated/api';
import type { ImportResource } from '#libs/contracts/import';
import { BusyButton } from '../BusyButton';
import { ConfirmDialog, Subject } from '../ConfirmDialog';
import { Column, LongText } from '../layout-parts';
import { LoadProblem, Refusal } from '../notices';
import { TaskProgress } from '../task/TaskProgress';
import { useWrite } from '../use-write';
import { importsKey, useImport } from './import-query';
import { countWords, importWords } from './import-words';
import { ImportOutcome } from './ImportOutcome';
import { RowFates } from './RowFates';

interface CheckedFileProps {
  list: ImportResource;
  id: number;
  /** Another file is to be chosen. */
  onOther: () => void;
}

/** One file: what becomes of each row, and the presses that import all of it, or take it back. */
export function CheckedFile({ list, id, onOther }: CheckedFileProps) {
  const { data: file, error, refetch } = useImport(list, id);
  if (!file)
    return (
      <>
        <DialogContent dividers>
          {error ? (
            <LoadProblem
              error={error}
              title="The file could not be loaded"
              gone="This file is no longer available. Files are kept for a day"
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton height={160} />
          )}
        </DialogContent>
        <DialogActions>
          <OtherFile onOther={onOther} />
        </DialogActions>
      </>
    );
  return <ShownFile list={list} file={file} onOther={onOther} />;
}

function ShownFile({ list, file, onOther }: { list: ImportResource; file: CheckedImportView; onOther: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const { id, fileName, counts, state, task, unknownColumns } = file;
  const content = useRef<HTMLDivElement>(null);
  useStateChange(state, content);
  const write = useWrite({ stale: [importsKey(list)], isBusyUntilFresh: true });
  const isImportable = state === 'checked' && counts.refused === 0 && counts.new + counts.changed > 0;

  function begin(what: 'apply' | 'undo'): void {
    setIsAsked(false);
    void write.run((api) => api.workOnImport(list, id, what));
  }

  return (
    <>
      <DialogContent ref={content} dividers tabIndex={-1}>
        <Column gap={2}>
          <LongText>
            <Typography variant="strong">{fileName}</Typography>
            <Typography variant="secondary">{countWords(counts)}</Typography>
          </LongText>
          {task && task.finishedAt === null ? (
            <TaskProgress task={task} what={state === 'undoing' ? 'Undoing' : 'Importing'} stale={[importsKey(list)]} />
          ) : (
            <ImportOutcome {...file} />
          )}
          {unknownColumns.length > 0 && (
            <Alert severity="info">Columns that are not in this list are ignored: {unknownColumns.join(', ')}.</Alert>
          )}
          <Refusal refusal={write.refusal} otherwise="Something went wrong. Please try again." />
          <RowFates {...file} />
        </Column>
      </DialogContent>
      <DialogActions>
        <OtherFile onOther={onOther} />
        {isImportable && (
          <BusyButton variant="contained" loading={write.isBusy} onClick={() => begin('apply')}>
            {importWords(counts)}
          </BusyButton>
        )}
        {state === 'imported' && (
          <BusyButton variant="outlined" color="error" loading={write.isBusy} onClick={() => setIsAsked(true)}>
            Undo this import
          </BusyButton>
        )}
      </DialogActions>
      <ConfirmDialog
        isOpen={isAsked}
        title="Undo this import?"
        confirm="Undo"
        cancel="Cancel"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => begin('undo')}
      >
        <Subject>{fileName}</Subject>
        Records it added will be removed, and records it changed will be restored. If anyone has changed one of them
        since, nothing is undone.
      </ConfirmDialog>
    </>
  );
}

/**
 * The list behind shows what was imported, or undone, however quickly that was done; and when the button that was
 * pressed is gone the dialog still hears keys.
 */
function useStateChange(state: CheckedImportView['state'], content: RefObject<HTMLElement | null>): void {
  const { resource } = useListContext();
  const queryClient = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    void queryClient.invalidateQueries({ queryKey: [resource] });
    if (document.activeElement === document.body) content.current?.focus();
  }, [state, content, resource, queryClient]);
}

function OtherFile({ onOther }: { onOther: () => void }) {
  return (
    <Button color="inherit" onClick={onOther}>
      Choose another file
    </Button>
  );
}
