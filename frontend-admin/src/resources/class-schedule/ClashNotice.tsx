import { Alert, Box } from '@mui/material';
import { findClassClashes } from '#libs/domain/schedule/class-clashes';
import { WarningIcon } from '../../shared/icons';
import { clashWords } from './clash-words';
import { usePlannedClass } from './use-planned-class';
import { useWholeWeek } from './use-whole-week';

/** Says, while the class is being typed, what else runs at that time. It never stands in the way of saving. */
export function ClashNotice() {
  const planned = usePlannedClass();
  const week = useWholeWeek();
  const { instructor, overlap } = planned ? clashWords(planned, findClassClashes(planned, week)) : {};
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '& > :first-of-type': { mt: 2 } }}>
      {instructor && (
        <Alert severity="error" icon={<WarningIcon />}>
          {instructor}
        </Alert>
      )}
      {overlap && (
        <Alert severity="warning" icon={<WarningIcon />}>
          {overlap} Visitors will see these classes as one block to choose from.
        </Alert>
      )}
    </Box>
  );
}
