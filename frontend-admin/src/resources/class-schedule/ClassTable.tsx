import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { ClassSchedule } from '#libs/contracts/class-schedule';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { DeleteAction } from '../../shared/DeleteAction';
import { dimmedRow } from '../../shared/dimmed-row';
import { EditAction } from '../../shared/EditAction';
import { useLook } from '../../shared/use-look';
import { CLASS_SCHEDULE_WORDS } from './class-schedule-words';
import { DuplicateAction } from './DuplicateAction';

const Column = DataTable.Col<ClassSchedule>;

export function ClassTable() {
  const look = useLook();
  return (
    <DataTable<ClassSchedule> bulkActionButtons={false} rowClick={false} rowSx={(record) => dimmedRow(record.isActive, look)}>
      <Column source="day" />
      <Column source="startTime" label="Time" render={(record) => `${record.startTime}–${record.endTime}`} />
      <Column source="className" label="Class" render={(record) => <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{record.className}</Box>} />
      <Column source="level" />
      <Column source="instructor" render={(record) => <Box sx={{ overflowWrap: 'anywhere' }}>{record.instructor}</Box>} />
      <Column source="isActive" label="Status">
        <ActiveSwitch words={CLASS_SCHEDULE_WORDS} />
      </Column>
      <Column label="Actions" align="right" disableSort>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <EditAction />
          <DuplicateAction />
          <DeleteAction words={CLASS_SCHEDULE_WORDS} />
        </Box>
      </Column>
    </DataTable>
  );
}
