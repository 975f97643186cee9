import { Box } from '@mui/material';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { usePalette } from '../../shared/use-palette';
import { planWeek, type PlannedDay, type WeekBar } from './plan-week';
import { usePlannedClass } from './use-planned-class';
import { useWholeWeek } from './use-whole-week';

const HOUR = 60;
/** The strip shows at least the school's usual day. */
const USUAL_START_MINUTES = 6 * HOUR;
const USUAL_END_MINUTES = 21 * HOUR;
const LABEL_PX = 40;

/**
 * The week in seven thin lines, with the class of the form where it would land. A picture only: ClashNotice says it in
 * words.
 */
export function WeekPreview() {
  const week = planWeek(useWholeWeek(), usePlannedClass());
  const hours = shownHours(week);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 550, color: 'text.secondary' }}>
        The week with this class
      </Box>
      <Box aria-hidden="true">
        <HourScale {...hours} />
        {week.map((planned) => (
          <DayLine key={planned.day} {...planned} {...hours} />
        ))}
      </Box>
    </Box>
  );
}

interface Hours {
  fromMinutes: number;
  toMinutes: number;
}

function shownHours(week: PlannedDay[]): Hours {
  const bars = week.flatMap(({ bars: ofDay }) => ofDay);
  return {
    fromMinutes: Math.floor(Math.min(USUAL_START_MINUTES, ...bars.map((bar) => bar.startMinutes)) / HOUR) * HOUR,
    toMinutes: Math.ceil(Math.max(USUAL_END_MINUTES, ...bars.map((bar) => bar.endMinutes)) / HOUR) * HOUR,
  };
}

function HourScale({ fromMinutes, toMinutes }: Hours) {
  const every = 3 * HOUR;
  const marks = Array.from(
    { length: Math.floor((toMinutes - fromMinutes) / every) + 1 },
    (_, index) => fromMinutes + index * every,
  );
  return (
    <Box sx={{ position: 'relative', height: 18, ml: `${LABEL_PX}px`, fontSize: 12, color: 'text.secondary' }}>
      {marks.map((minutes) => (
        <Box
          key={minutes}
          component="span"
          sx={{
            position: 'absolute',
            left: share(minutes - fromMinutes, fromMinutes, toMinutes),
            transform:
              minutes === toMinutes ? 'translateX(-100%)' : minutes === fromMinutes ? undefined : 'translateX(-50%)',
          }}
        >
          {formatClockTime(minutes)}
        </Box>
      ))}
    </Box>
  );
}

function DayLine({ day, bars, fromMinutes, toMinutes }: PlannedDay & Hours) {
  const palette = usePalette();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', borderTop: `1px solid ${palette.rowLine}` }}>
      <Box
        sx={{
          width: LABEL_PX,
          flex: 'none',
          fontSize: 13,
          color: bars.some((bar) => bar.isPlanned) ? 'text.primary' : 'text.secondary',
          fontWeight: bars.some((bar) => bar.isPlanned) ? 650 : 400,
        }}
      >
        {day.slice(0, 3)}
      </Box>
      <Box sx={{ position: 'relative', flex: 1, height: 30 }}>
        {bars.map((bar, index) => (
          <ClassBar key={index} {...bar} fromMinutes={fromMinutes} toMinutes={toMinutes} />
        ))}
      </Box>
    </Box>
  );
}

function ClassBar({
  className,
  startMinutes,
  endMinutes,
  isPlanned,
  lane,
  lanes,
  fromMinutes,
  toMinutes,
}: WeekBar & Hours) {
  return (
    <Box
      title={`${className || 'This class'}, ${formatClockTime(startMinutes)}–${formatClockTime(endMinutes)}`}
      sx={{
        position: 'absolute',
        left: share(startMinutes - fromMinutes, fromMinutes, toMinutes),
        width: `calc(${share(endMinutes - startMinutes, fromMinutes, toMinutes)} - 1px)`,
        top: `calc(3px + 24px * ${lane / lanes})`,
        height: `calc(24px / ${lanes} - ${lanes > 1 ? 1 : 0}px)`,
        borderRadius: '2px',
        backgroundColor: isPlanned ? 'primary.main' : 'text.secondary',
        opacity: isPlanned ? 1 : 0.32,
      }}
    />
  );
}

function share(minutes: number, fromMinutes: number, toMinutes: number): string {
  return `${((minutes / (toMinutes - fromMinutes)) * 100).toFixed(3)}%`;
}
