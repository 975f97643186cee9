import { Box, styled, Typography } from '@mui/material';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { radius } from '#libs/design/tokens';
import { Column } from '../../shared/layout-parts';
import { useWholeWeek } from '../../shared/use-whole-week';
import { planWeek, type PlannedDay, type WeekBar } from './plan-week';
import { usePlannedClass } from './use-planned-class';

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
    <Column gap={1}>
      <Typography variant="label">The week with this class</Typography>
      <Box aria-hidden="true">
        <HourScale {...hours} />
        {week.map((planned) => (
          <DayLine key={planned.day} {...planned} {...hours} />
        ))}
      </Box>
    </Column>
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
    <Scale>
      {marks.map((minutes) => (
        <HourMark key={minutes} style={{ left: share(minutes - fromMinutes, fromMinutes, toMinutes) }}>
          {formatClockTime(minutes)}
        </HourMark>
      ))}
    </Scale>
  );
}

function DayLine({ day, bars, fromMinutes, toMinutes }: PlannedDay & Hours) {
  return (
    <Line>
      <DayName data-planned={bars.some((bar) => bar.isPlanned)}>{day.slice(0, 3)}</DayName>
      <Lane>
        {bars.map((bar, index) => (
          <ClassBar key={index} {...bar} fromMinutes={fromMinutes} toMinutes={toMinutes} />
        ))}
      </Lane>
    </Line>
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
    <Bar
      title={`${className || 'This class'}, ${formatClockTime(startMinutes)}–${formatClockTime(endMinutes)}`}
      data-planned={isPlanned}
      style={{
        left: share(startMinutes - fromMinutes, fromMinutes, toMinutes),
        width: `calc(${share(endMinutes - startMinutes, fromMinutes, toMinutes)} - 1px)`,
        top: `calc(3px + 24px * ${lane / lanes})`,
        height: `calc(24px / ${lanes} - ${lanes > 1 ? 1 : 0}px)`,
      }}
    />
  );
}

function share(minutes: number, fromMinutes: number, toMinutes: number): string {
  return `${((minutes / (toMinutes - fromMinutes)) * 100).toFixed(3)}%`;
}

const Scale = styled('div')(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  position: 'relative',
  height: 18,
  marginLeft: `${LABEL_PX}px`,
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const Lane = styled('div')({ position: 'relative', flex: 1, height: 30 });

/** The first and the last stay within the scale. A phone has room for every other. */
const HourMark = styled('span')(({ theme }) => ({
  position: 'absolute',
  '&:not(:first-of-type)': { transform: 'translateX(-50%)' },
  '&:last-of-type': { transform: 'translateX(-100%)' },
  [theme.breakpoints.down('sm')]: { '&:nth-of-type(even)': { display: 'none' } },
}));

const DayName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  width: LABEL_PX,
  flex: 'none',
  '&[data-planned=true]': { color: theme.palette.text.primary, fontWeight: 650 },
}));

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  borderRadius: radius.xs,
  backgroundColor: theme.palette.text.secondary,
  opacity: 0.32,
  '&[data-planned=true]': { backgroundColor: theme.palette.primary.main, opacity: 1 },
}));
