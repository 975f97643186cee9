import { ButtonBase, styled } from '@mui/material';
import { color, radius } from '#libs/design/tokens';
import type { Weekday } from '#libs/domain/schedule/weekdays';
import { VisuallyHidden } from '../../../shared/layout-parts';
import { TAB_BAR_HEIGHT } from '../TabBar';
import type { DayCount } from './day-plan';

/** Pixels. */
export const DAY_STRIP_HEIGHT = 60;

interface DayStripProps {
  /** Without their count while it is not known. */
  days: readonly (Omit<DayCount, 'count'> & { count: number | undefined })[];
  shown: Weekday;
  today: Weekday;
  onShow: (day: Weekday) => void;
}

/** Monday to Sunday over the tabs, each with how many classes it has, or that it is closed. */
export function DayStrip({ days, shown, today, onShow }: DayStripProps) {
  return (
    <Strip role="group" aria-label="Day">
      {days.map(({ day, count, isClosed }) => (
        <DayButton key={day} aria-pressed={day === shown} onClick={() => onShow(day)}>
          <VisuallyHidden>{dayWords({ day, count, isClosed }, day === today)}</VisuallyHidden>
          <DayName aria-hidden="true" data-today={day === today}>
            {day.slice(0, 3)}
          </DayName>
          <Count aria-hidden="true">{isClosed ? 'Closed' : (count ?? '–')}</Count>
        </DayButton>
      ))}
    </Strip>
  );
}

function dayWords({ day, count, isClosed }: DayStripProps['days'][number], isToday: boolean): string {
  const called = isToday ? `${day}, today` : day;
  if (isClosed) return `${called}, closed`;
  return count === undefined ? called : `${called}, ${count} ${count === 1 ? 'class' : 'classes'}`;
}

const Strip = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0,1fr))',
  gap: theme.spacing(0.25),
  paddingInline: 'max(4px, env(safe-area-inset-left))',
  paddingBlock: theme.spacing(0.5),
  height: DAY_STRIP_HEIGHT,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.ink[900],
}));

const DayButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.small,
  flexDirection: 'column',
  minHeight: 44,
  borderRadius: radius.md,
  color: color.muted,
  fontFamily: 'inherit',
  fontWeight: 500,
  '&[aria-pressed=true]': { color: color.text, backgroundColor: color.ink[600], fontWeight: 650 },
}));

const DayName = styled('span')({ '&[data-today=true]': { color: color.signal.text } });

const Count = styled('span')(({ theme }) => ({ ...theme.typography.fine, fontWeight: 500, color: color.muted }));
