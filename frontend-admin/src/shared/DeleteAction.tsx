import { Box, IconButton, Tooltip } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { useFormMode } from './form-mode';
import { DeleteIcon } from './icons';
import { changeDone, confirmDelete, deleteTitle, type RecordWords } from './record-words';
import { useRecordName } from './use-record-name';
import { useToast } from './use-toast';

interface DeleteActionProps {
  words: RecordWords;
  /** Why it may not be deleted; missing: it may. */
  lockedBecause?: string | undefined;
}

/** Deletes the row's record, after the specification's question (spec 3 section 8). */
export function DeleteAction({ words, lockedBecause }: DeleteActionProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const called = useRecordName();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemove(resource, words);
  if (!record) return null;
  return (
    <>
      <Tooltip title={lockedBecause ?? 'Delete'} describeChild>
        <span>
          <IconButton aria-label={`Delete ${called}`} disabled={lockedBecause !== undefined} onClick={() => setAsking(true)}>
            <DeleteIcon />
          </IconButton>
        </span>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsking}
        title={deleteTitle(words)}
        confirm="Delete"
        cancel="Cancel"
        isBusy={remove.isRemoving}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove.run(record).then(() => setAsking(false))}
      >
        {confirmDelete(words)}
        <Box sx={{ mt: 1, color: 'text.primary', fontWeight: 550 }}>{called}</Box>
      </ConfirmDialog>
    </>
  );
}

function useRemove(resource: string, words: RecordWords) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  const mode = useFormMode(resource);
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);

  function leave(): void {
    if (mode.close) mode.close(true);
    else void navigate(mode.listPath);
  }

  async function run(record: RaRecord): Promise<void> {
    setRemoving(true);
    try {
      await dataProvider.delete(resource, { id: record.id, previousData: record });
      if (mode.id === record.id) leave();
      toast.done(changeDone('delete', words));
      await queryClient.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      toast.refused('delete', words, error);
    } finally {
      setRemoving(false);
    }
  }
  return { run, isRemoving };
}
