import { Alert, Box } from '@mui/material';
import type { ClassSchedule } from '#libs/contracts/class-schedule';
import { findClassClashes, type ClassClash } from '#libs/domain/schedule/class-clashes';
import { WarningIcon } from '../../shared/icons';
import { usePlannedClass } from './use-planned-class';
import { useWholeWeek } from './use-whole-week';

/** Says, while the class is being typed, what else runs at that time. It never stands in the way of saving. */
export function ClashNotice() {
  const planned = usePlannedClass();
  const week = useWholeWeek();
  const clashes = planned ? findClassClashes(planned, week) : [];
  const taught = clashes.filter((clash) => clash.kind === 'instructor');
  const others = clashes.filter((clash) => clash.kind === 'overlap');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '& > :first-of-type': { mt: 2 } }}>
      {taught.length > 0 && (
        <Alert severity="error" icon={<WarningIcon />}>
          {planned?.instructor?.trim()} already teaches at this time: {naming(taught)}.
        </Alert>
      )}
      {others.length > 0 && (
        <Alert severity="warning" icon={<WarningIcon />}>
          At the same time: {naming(others)}. Visitors will see these classes as one block to choose from.
        </Alert>
      )}
    </Box>
  );
}

function naming(clashes: ClassClash<ClassSchedule>[]): string {
  return clashes.map(({ other }) => `${other.className} (${other.startTime}–${other.endTime})`).join(', ');
}
