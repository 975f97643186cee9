import { Box } from '@mui/material';
import type { ClassSchedule } from '#libs/contracts/class-schedule';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardList } from '../../shared/CardList';
import { DeleteAction } from '../../shared/DeleteAction';
import { DuplicateAction } from '../../shared/DuplicateAction';
import { EditAction } from '../../shared/EditAction';
import { RecordLink } from '../../shared/RecordLink';
import { CLASS_SCHEDULE_WORDS, COPIED_CLASS_FIELDS } from './class-schedule-words';

export function ClassCards() {
  return (
    <CardList<ClassSchedule>
      isDimmed={(record) => !record.isActive}
      render={({ day, startTime, endTime, className, level, instructor }) => (
        <>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {day} {startTime}–{endTime}
          </Box>
          <RecordLink>{className}</RecordLink>
          <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[level, instructor].filter(Boolean).join(', ')}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Box sx={{ flex: 1 }}>
              <ActiveSwitch words={CLASS_SCHEDULE_WORDS} />
            </Box>
            <EditAction />
            <DuplicateAction fields={COPIED_CLASS_FIELDS} />
            <DeleteAction words={CLASS_SCHEDULE_WORDS} />
          </Box>
        </>
      )}
    />
  );
}
