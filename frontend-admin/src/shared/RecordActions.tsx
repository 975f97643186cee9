import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useNavigate, Link } from 'react-router-dom';
import { ConfirmDialog, Subject } from './ConfirmDialog';
import type { CopyState } from './RecordForm';
import { useFormMode } from './form-mode';
import { DeleteIcon, DuplicateIcon, EditIcon } from './icons';
import { confirmDelete, deleteTitle, recordWrite, type RecordWords } from './record-words';
import { useDialog } from './use-dialog';
import { REMOVES_ROW, useFocusAfterRemoval } from './use-focus-after-removal';
import { useRecordName } from './use-record-name';
import { useWrite } from './use-write';

interface DeleteActionProps {
  words: RecordWords;
  /** Why it may not be deleted; missing: it may. */
  lockedBecause?: string | undefined;
  /** Whether it stands beside the record's open form, over a list whose rows have the same action. */
  isOfForm?: boolean;
  /** Said with the question: what else comes of it. */
  consequence?: (record: RaRecord) => ReactNode;
}

/** Deletes the row's record, after the specification's question (spec 3 section 8). */
export function DeleteAction({ words, lockedBecause, isOfForm = false, consequence }: DeleteActionProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const called = useRecordName();
  const dialog = useDialog(isOfForm ? 'delete' : `delete-${record?.id}`);
  const { run, isBusy } = useWrite(recordWrite('delete', words, resource));
  const mode = useFormMode(resource);
  const navigate = useNavigate();
  const [button, removing] = useFocusAfterRemoval();
  if (!record) return null;

  function leave(): void {
    removing();
    if (mode.id !== record?.id) dialog.close();
    else if (mode.close) mode.close(true);
    else void navigate(mode.listPath, { replace: true });
  }

  return (
    <>
      <Tooltip title={lockedBecause ?? 'Delete'} describeChild>
        <span>
          <IconButton
            ref={button}
            {...REMOVES_ROW}
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
        isBusy={isBusy}
        onCancel={dialog.close}
        onConfirm={() =>
          void run((api) => api.delete(resource, { id: record.id, previousData: record }), {
            onDone: leave,
            onRefused: () => {
              // A colleague may have deleted it: then its row goes as well.
              removing();
              dialog.close();
            },
          })
        }
      >
        {confirmDelete(words)}
        <Subject>{called}</Subject>
        {dialog.isOpen && consequence?.(record)}
      </ConfirmDialog>
    </>
  );
}

interface DuplicateActionProps {
  /** What the copy takes over. */
  fields: readonly string[];
  /** The field to go on with; the first unless told otherwise. */
  focus?: string;
}

/** Opens the add form with a copy of the row's record. */
export function DuplicateAction({ fields, focus }: DuplicateActionProps) {
  const record = useRecordContext();
  const { createPath } = useFormMode(useResourceContext() ?? '');
  const called = useRecordName();
  if (!record) return null;
  const copy = Object.fromEntries(fields.map((field) => [field, record[field] as unknown]));
  return (
    <Tooltip title="Duplicate">
      <IconButton
        component={Link}
        to={createPath}
        state={{ record: copy, ...(focus !== undefined && { focus }) } satisfies CopyState}
        aria-label={`Duplicate ${called}`}
      >
        <DuplicateIcon />
      </IconButton>
    </Tooltip>
  );
}

export function EditAction() {
  const record = useRecordContext();
  const mode = useFormMode(useResourceContext() ?? '');
  const called = useRecordName();
  if (!record) return null;
  return (
    <Tooltip title="Edit">
      <IconButton component={Link} to={mode.editPath(Number(record.id))} aria-label={`Edit ${called}`}>
        <EditIcon />
      </IconButton>
    </Tooltip>
  );
}
