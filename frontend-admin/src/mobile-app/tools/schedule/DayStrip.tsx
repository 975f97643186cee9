import { Box, ButtonBase } from '@mui/material';
import { color } from '#libs/design/tokens';
import type { Weekday } from '#libs/domain/schedule/weekdays';
import { TAB_BAR_HEIGHT } from '../TabBar';

/** Pixels. */
export const DAY_STRIP_HEIGHT = 60;

interface DayStripProps {
  days: readonly { day: Weekday; count: number | undefined }[];
  shown: Weekday;
  today: Weekday;
  onShow: (day: Weekday) => void;
}

/** Monday to Sunday over the tabs, each with how many classes it has. */
export function DayStrip({ days, shown, today, onShow }: DayStripProps) {
  return (
    <Box
      role="group"
      aria-label="Day"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: `calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
        zIndex: 'appBar',
        display: 'grid',
        gridTemplateColumns: 'repeat(7, minmax(0,1fr))',
        gap: 0.25,
        px: 'max(4px, env(safe-area-inset-left))',
        py: 0.5,
        height: DAY_STRIP_HEIGHT,
        borderTop: `1px solid ${color.line}`,
        backgroundColor: color.ink[900],
      }}
    >
      {days.map(({ day, count }) => (
        <ButtonBase
          key={day}
          aria-pressed={day === shown}
          onClick={() => onShow(day)}
          sx={{
            flexDirection: 'column',
            minHeight: 44,
            borderRadius: '8px',
            color: day === shown ? color.text : color.muted,
            backgroundColor: day === shown ? color.ink[600] : 'transparent',
            fontFamily: 'inherit',
            fontSize: 14,
            fontWeight: day === shown ? 650 : 500,
          }}
        >
          <Box component="span" sx={spokenOnly}>
            {dayWords(day, count, day === today)}
          </Box>
          <Box component="span" aria-hidden="true" sx={day === today ? { color: color.signal.text } : undefined}>
            {day.slice(0, 3)}
          </Box>
          <Box component="span" aria-hidden="true" sx={{ fontSize: 13, fontWeight: 500, color: color.muted }}>
            {count ?? '–'}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

function dayWords(day: Weekday, count: number | undefined, isToday: boolean): string {
  return [
    isToday ? `${day}, today` : day,
    ...(count === undefined ? [] : [`${count} ${count === 1 ? 'class' : 'classes'}`]),
  ].join(', ');
}

const spokenOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
