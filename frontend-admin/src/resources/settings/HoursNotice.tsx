import { Link } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useCreatePath } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { classesOutsideHours } from '#libs/domain/schedule/outside-hours';
import type { OpeningHours } from '#libs/domain/schedule/opening-hours';
import { useWholeWeek } from '../../shared/use-whole-week';
import { SECTION_FORMS } from './settings-forms';
import { outsideHoursWords } from './settings-words';

/** Most hours cover all classes. */
const Alert = lazy(() => import('@mui/material/Alert'));

/** Says, while the hours are being typed, which classes they leave out. It never stands in the way of saving. */
export function HoursNotice() {
  const typed: Record<string, unknown> = useWatch();
  const createPath = useCreatePath();
  const hours = SECTION_FORMS.hours.dataOf(typed, {}) as OpeningHours;
  const words = outsideHoursWords(classesOutsideHours(hours, useWholeWeek()));
  return (
    <div role="status">
      <Suspense>
        {words && (
          <Alert severity="warning">
            {words}{' '}
            <Link component={RouterLink} to={createPath({ resource: 'class-schedule', type: 'list' })}>
              Class Schedule
            </Link>
          </Alert>
        )}
      </Suspense>
    </div>
  );
}
