import { useGetList } from 'react-admin';
import type { ClassException, DatedClassView } from '#libs/contracts/generated/api';
import { formatDayAndMonth } from '#libs/domain/schedule/long-date';
import { ExceptionDialog } from '../../../resources/class-schedule/dates/ExceptionDialog';
import { EXCEPTIONS } from '../../../resources/class-schedule/dates/exception-form';
import { useSubstitutesNeeded } from '../../../resources/class-schedule/dates/substitutes';
import { LoadProblem } from '../../../shared/notices';
import { BottomSheet } from '../../BottomSheet';

interface DateChangeProps {
  entry: DatedClassView;
  /** `2026-12-16` */
  date: string;
  onClose: () => void;
}

/** Cancels or changes one class on one date, as at the desk. */
export function DateChange({ entry, date, onClose }: DateChangeProps) {
  const { classScheduleId, className } = entry;
  const exceptions = useGetList<ClassException>(
    EXCEPTIONS,
    {
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'date', order: 'ASC' },
      filter: { date: [date] },
    },
    // The form begins with what is stored, so it waits for what is stored now.
    { staleTime: 0 },
  );
  const needed = useSubstitutesNeeded(date, date);
  const error = exceptions.error ?? needed.error;
  if (error)
    return (
      <BottomSheet title={`${className}, ${formatDayAndMonth(date)}`} isOpen onClose={onClose}>
        <LoadProblem
          error={error}
          title="The class could not be loaded"
          onRetry={() => void Promise.all([exceptions.refetch(), needed.refetch()])}
        />
      </BottomSheet>
    );
  if (!exceptions.data || !exceptions.isFetchedAfterMount || !needed.data) return null;
  return (
    <ExceptionDialog
      entry={entry}
      date={date}
      stored={exceptions.data.find((one) => one.classScheduleId === classScheduleId)}
      away={needed.data.find((one) => one.classScheduleId === classScheduleId)}
      onClose={onClose}
    />
  );
}
