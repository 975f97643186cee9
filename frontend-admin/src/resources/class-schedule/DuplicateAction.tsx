import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ClassSchedule } from '#libs/contracts/class-schedule';
import { useFormMode } from '../../shared/form-mode';
import { DuplicateIcon } from '../../shared/icons';
import { classTitle } from './class-title';

/** Opens the add form with a copy of the row's class. */
export function DuplicateAction() {
  const record = useRecordContext<ClassSchedule>();
  const { createPath } = useFormMode('class-schedule');
  if (!record) return null;
  const { day, startTime, endTime, className, level, instructor, isActive } = record;
  return (
    <Tooltip title="Duplicate">
      <IconButton component={Link} to={createPath} state={{ record: { day, startTime, endTime, className, level, instructor, isActive } }} aria-label={`Duplicate ${classTitle(record)}`}>
        <DuplicateIcon />
      </IconButton>
    </Tooltip>
  );
}
