import { useMemo } from 'react';
import type { PublicClassSchedule } from '#libs/contracts/class-schedule';
import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import { useSchoolClock } from '../../ui/use-school-clock';
import { DayCards } from './DayCards';
import { DayStrip } from './DayStrip';
import { PrintSheet } from './PrintSheet';
import { matches } from './schedule-filters';
import { ScheduleTools } from './ScheduleTools';
import { Timetable } from './Timetable';
import { UnplacedClasses } from './UnplacedClasses';
import { useScheduleFilters } from './use-schedule-filters';

/** The loaded schedule: a timetable on wide screens, day cards below 992 pixels (CSS shows one), a sheet on paper. */
export function ScheduleWeek({ classes }: { classes: readonly PublicClassSchedule[] }) {
  const [filters, changeFilters] = useScheduleFilters();
  const clock = useSchoolClock();
  const week = useMemo(() => sortIntoWeek(classes), [classes]);
  const isMatch = (entry: PublicClassSchedule) => matches(entry, filters);
  const matching = week.days.flatMap((day) => day.entries).filter(isMatch);
  const unplaced = week.unplaced.filter(isMatch);
  return (
    <>
      <ScheduleTools
        filters={filters}
        onChange={changeFilters}
        matching={matching}
        matchCount={matching.length + unplaced.length}
        total={classes.length}
      />
      <DayStrip days={week.days} clock={clock} />
      <Timetable days={week.days} clock={clock} isMatch={isMatch} />
      <DayCards days={week.days} clock={clock} isMatch={isMatch} />
      <UnplacedClasses classes={unplaced} />
      <PrintSheet days={week.days} isMatch={isMatch} />
    </>
  );
}
