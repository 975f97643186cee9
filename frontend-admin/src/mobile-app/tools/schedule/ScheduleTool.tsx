import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { mondayOf } from '#libs/domain/schedule/class-dates';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { QuickClassInputs } from '../../../resources/class-schedule/class-parts';
import {
  CLASS_RULES,
  CLASS_SCHEDULE_WORDS,
  COPIED_CLASS_FIELDS,
} from '../../../resources/class-schedule/class-schedule-words';
import { useCalendarWeek } from '../../../resources/class-schedule/dates/use-dated-week';
import { useWholeWeekQuery } from '../../../shared/use-whole-week';
import { TRIALS } from '../../../resources/trial-bookings/trial-words';
import { classCancellationWarning } from '../../../shared/CancellationWarning';
import { classTitle } from '../../../shared/record-titles';
import { DeleteAction, DuplicateAction } from '../../../shared/RecordActions';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { RecordForm } from '../../../shared/RecordForm';
import { useFormMode } from '../../../shared/form-mode';
import { useSchoolClock } from '../../../shared/use-now';
import { FormSheet } from '../records/FormSheet';
import { ListBody } from '../records/ListBody';
import { RecordTool } from '../records/RecordTool';
import type { QueryResult } from '../query-result';
import { DayClasses } from './DayClasses';
import { DAY_STRIP_HEIGHT, DayStrip } from './DayStrip';
import { classCounts, shownDay } from './day-plan';
import { TrialsOnDay } from './TrialsOnDay';

const RESOURCE = 'class-schedule';

/** This week, one day at a time, today first (on the school's clock), as it is on its dates (CONTRACT section 5). */
export function ScheduleTool() {
  const clock = useSchoolClock();
  const plan = useWholeWeekQuery();
  const calendar = useCalendarWeek(mondayOf(isoDate(clock.date)));
  const queryClient = useQueryClient();
  const query = bothOf(plan, calendar, () => queryClient.invalidateQueries({ queryKey: [TRIALS] }));
  const [params, setParams] = useSearchParams();
  const { id } = useFormMode(RESOURCE);
  const week = plan.data ?? [];
  const day = shownDay(params.get('day'), id, week, clock.weekday);
  const days = classCounts(week, calendar.data).map((one) => ({ ...one, count: plan.data && one.count }));
  return (
    <RecordTool<ClassSchedule>
      resource={RESOURCE}
      screen="schedule"
      title="Schedule"
      words={CLASS_SCHEDULE_WORDS}
      nameOf={classTitle}
      query={query}
      form={<ClassForm day={day} />}
      foot={{
        heightPx: DAY_STRIP_HEIGHT,
        bar: (
          <DayStrip
            days={days}
            shown={day}
            today={clock.weekday}
            onShow={(shown) => setParams(shown === clock.weekday ? {} : { day: shown }, { replace: true })}
          />
        ),
      }}
    >
      <ListBody resource={RESOURCE} words={CLASS_SCHEDULE_WORDS} query={query} rows={plan.data}>
        {() => (
          <>
            {day === clock.weekday && <TrialsOnDay date={isoDate(clock.date)} />}
            <DayClasses week={week} day={day} clock={clock} calendar={calendar} />
          </>
        )}
      </ListBody>
    </RecordTool>
  );
}

/**
 * Read anew together, and as old as the older one.
 * @param refetchTrials whose names are no part of it: a phone does not keep them
 */
function bothOf(plan: QueryResult, calendar: QueryResult, refetchTrials: () => Promise<unknown>): QueryResult {
  return {
    dataUpdatedAt: Math.min(plan.dataUpdatedAt, calendar.dataUpdatedAt || plan.dataUpdatedAt),
    error: plan.error ?? calendar.error,
    failureCount: plan.failureCount + calendar.failureCount,
    isFetching: plan.isFetching || calendar.isFetching,
    refetch: () => Promise.all([plan.refetch(), calendar.refetch(), refetchTrials()]),
  };
}

interface ClassFormProps {
  /** The day of a new class. */
  day: string;
}

function ClassForm({ day }: ClassFormProps) {
  return (
    <RecordForm
      resource="class-schedule"
      words={CLASS_SCHEDULE_WORDS}
      {...CLASS_RULES}
      defaults={{ ...CLASS_RULES.defaults, day }}
      sheet={ClassSheet}
    >
      <QuickClassInputs />
    </RecordForm>
  );
}

function ClassSheet(props: FormDialogProps) {
  return (
    <FormSheet
      {...props}
      actions={
        <>
          <DuplicateAction fields={COPIED_CLASS_FIELDS} />
          <DeleteAction words={CLASS_SCHEDULE_WORDS} isOfForm consequence={classCancellationWarning} />
        </>
      }
    />
  );
}
