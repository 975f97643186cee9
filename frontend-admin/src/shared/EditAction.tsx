import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormMode } from './form-mode';
import { EditIcon } from './icons';
import { useRecordName } from './use-record-name';

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
