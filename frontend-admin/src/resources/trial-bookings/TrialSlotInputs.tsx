import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TrialBooking } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';
import { LoadProblem } from '../../shared/notices';
import { classChoices, dateChoices, TRIAL_DATES_KEY } from './trial-choices';

/**
 * Stands in the list until the classes are there. The library would put a disabled field in the place of a select that
 * waits, and the form would give the focus to the one after it.
 */
const LOADING = { id: 0, name: 'Loading classes...', disabled: true };

/** Which class on which date, of those that can be tried. @param own where a booking that is moved stands now */
export function TrialSlotInputs({ own }: { own?: TrialBooking }) {
  const api = useDataProvider<SchoolDataProvider>();
  const {
    data: dates,
    error,
    refetch,
  } = useQuery({
    queryKey: TRIAL_DATES_KEY,
    queryFn: () => api.trialDates(),
    staleTime: 0,
  });
  const { setValue } = useFormContext();
  const classScheduleId = useWatch<{ classScheduleId: number | null }>({ name: 'classScheduleId' });
  if (error && !dates)
    return <LoadProblem error={error} title="The dates could not be loaded." onRetry={() => void refetch()} />;
  return (
    <>
      <SelectInput
        source="classScheduleId"
        label={<span>Class</span>}
        isRequired
        choices={dates ? classChoices(dates, own) : [...classChoices([], own), LOADING]}
        onChange={() => setValue('date', '', { shouldDirty: true })}
        helperText={false}
      />
      <SelectInput
        source="date"
        label={<span>Date</span>}
        isRequired
        choices={dateChoices(dates ?? [], classScheduleId, own)}
        disabled={!classScheduleId}
        helperText={false}
      />
    </>
  );
}
