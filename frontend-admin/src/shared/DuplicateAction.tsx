import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormMode } from './form-mode';
import { DuplicateIcon } from './icons';
import type { CopyState } from './RecordForm';
import { useRecordName } from './use-record-name';

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
