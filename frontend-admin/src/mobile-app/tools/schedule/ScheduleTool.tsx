import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { ClassSchedule } from '#libs/contracts/class-schedule';
import { classTitle } from '../../../resources/class-schedule/class-title';
import { CLASS_SCHEDULE_WORDS } from '../../../resources/class-schedule/class-schedule-words';
import { useWholeWeekReading } from '../../../resources/class-schedule/use-whole-week';
import { useFormMode } from '../../../shared/form-mode';
import { Notice } from '../../../shared/Notice';
import { useSchoolClock } from '../../../shared/use-school-clock';
import { ListBody } from '../records/ListBody';
import { RecordTool } from '../records/RecordTool';
import { Tiles } from '../records/Tile';
import { ClassForm } from './ClassForm';
import { ClassTile } from './ClassTile';
import { DAY_STRIP_HEIGHT, DayStrip } from './DayStrip';
import { classCounts, dayPlan, shownDay } from './day-plan';

const RESOURCE = 'class-schedule';

/** The week, one day at a time, today first (on the school's clock). */
export function ScheduleTool() {
  const reading = useWholeWeekReading();
  const clock = useSchoolClock();
  const [params, setParams] = useSearchParams();
  const { id } = useFormMode(RESOURCE);
  const week = reading.data ?? [];
  const day = shownDay(params.get('day'), id, week, clock.weekday);
  const plan = dayPlan(week, day, clock);
  const days = classCounts(week).map(({ day: of, count }) => ({ day: of, count: reading.data && count }));
  return (
    <RecordTool<ClassSchedule>
      resource={RESOURCE}
      screen="schedule"
      title="Schedule"
      words={CLASS_SCHEDULE_WORDS}
      nameOf={classTitle}
      reading={reading}
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
      <ListBody resource={RESOURCE} words={CLASS_SCHEDULE_WORDS} reading={reading} rows={reading.data}>
        {() => (
          <>
            <Box component="h2" sx={{ m: 0, mb: 1.5, fontSize: 16, fontWeight: 600 }}>
              {day === clock.weekday ? `Today, ${day}` : day}
            </Box>
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
