import { Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { ClassSchedule } from '#libs/contracts/generated/api';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { QuickClassInputs } from '../../../resources/class-schedule/class-parts';
import {
  CLASS_RULES,
  CLASS_SCHEDULE_WORDS,
  COPIED_CLASS_FIELDS,
} from '../../../resources/class-schedule/class-schedule-words';
import { useWholeWeekQuery } from '../../../resources/class-schedule/use-whole-week';
import { classTitle } from '../../../shared/record-titles';
import { DeleteAction, DuplicateAction } from '../../../shared/RecordActions';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { Notice } from '../../../shared/notices';
import { RecordForm } from '../../../shared/RecordForm';
import { useFormMode } from '../../../shared/form-mode';
import { useSchoolClock } from '../../../shared/use-now';
import { FormSheet } from '../records/FormSheet';
import { ListBody } from '../records/ListBody';
import { RecordTool } from '../records/RecordTool';
import { Tiles } from '../records/Tile';
import { ClassTile } from './ClassTile';
import { DAY_STRIP_HEIGHT, DayStrip } from './DayStrip';
import { classCounts, dayPlan, shownDay } from './day-plan';
import { TrialsOnDay } from './TrialsOnDay';

const RESOURCE = 'class-schedule';

/** The week, one day at a time, today first (on the school's clock). */
export function ScheduleTool() {
  const query = useWholeWeekQuery();
  const clock = useSchoolClock();
  const [params, setParams] = useSearchParams();
  const { id } = useFormMode(RESOURCE);
  const week = query.data ?? [];
  const day = shownDay(params.get('day'), id, week, clock.weekday);
  const plan = dayPlan(week, day, clock);
  const days = classCounts(week).map(({ day: of, count }) => ({ day: of, count: query.data && count }));
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
      <ListBody resource={RESOURCE} words={CLASS_SCHEDULE_WORDS} query={query} rows={query.data}>
        {() => (
          <>
            {day === clock.weekday && <TrialsOnDay date={isoDate(clock.date)} />}
            <Typography variant="sectionTitle" component="h2" sx={{ mb: 1.5 }}>
              {day === clock.weekday ? `Today, ${day}` : day}
            </Typography>
            {plan.length > 0 ? (
              <Tiles label={`Classes on ${day}`}>
                {plan.map((planned) => (
                  <ClassTile key={planned.entry.id} {...planned} />
                ))}
              </Tiles>
            ) : (
              <Notice kind="empty" title={`No classes on ${day}.`} />
            )}
          </>
        )}
      </ListBody>
    </RecordTool>
  );
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
          <DeleteAction words={CLASS_SCHEDULE_WORDS} isOfForm />
        </>
      }
    />
  );
}
