import { Box, IconButton, Tooltip } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { useFormMode } from './form-mode';
import { DeleteIcon } from './icons';
import { changeDone, confirmDelete, deleteTitle, type RecordWords } from './record-words';
import { useDialog } from './use-dialog';
import { useRecordName } from './use-record-name';
import { useToast } from './use-toast';

interface DeleteActionProps {
  words: RecordWords;
  /** Why it may not be deleted; missing: it may. */
  lockedBecause?: string | undefined;
  /** Whether it stands beside the record's open form, over a list whose rows have the same action. */
  isOfForm?: boolean;
}

/** Deletes the row's record, after the specification's question (spec 3 section 8). */
export function DeleteAction({ words, lockedBecause, isOfForm = false }: DeleteActionProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const called = useRecordName();
  const dialog = useDialog(isOfForm ? 'delete' : `delete-${record?.id}`);
  const remove = useRemove(resource, words);
  if (!record) return null;
  return (
    <>
      <Tooltip title={lockedBecause ?? 'Delete'} describeChild>
        <span>
          <IconButton
            aria-label={`Delete ${called}`}
            disabled={lockedBecause !== undefined}
            onClick={() => dialog.open()}
          >
            <DeleteIcon />
          </IconButton>
        </span>
      </Tooltip>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title={deleteTitle(words)}
        confirm="Delete"
        cancel="Cancel"
        isBusy={remove.isRemoving}
        onCancel={dialog.close}
        onConfirm={() => void remove.run(record, dialog.close)}
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
    else void navigate(mode.listPath, { replace: true });
  }

  async function run(record: RaRecord, close: () => void): Promise<void> {
    setRemoving(true);
    try {
      await dataProvider.delete(resource, { id: record.id, previousData: record });
      if (mode.id === record.id) leave();
      else close();
      toast.done(changeDone('delete', words));
      await queryClient.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      close();
      toast.refused('delete', words, error);
    } finally {
      setRemoving(false);
    }
  }
  return { run, isRemoving };
}
