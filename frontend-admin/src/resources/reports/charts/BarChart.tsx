import { styled } from '@mui/material';
import { inkStyles } from './chart-ink';

interface BarChartProps {
  /** What the bars are of, together. */
  label: string;
  bars: readonly { name: string; value: number }[];
  /** A value as its figure says it. */
  written: (value: number) => string;
}

/** A bar for each value, with its figure; one below nought is drawn differently, and has its sign. */
export function BarChart({ label, bars, written }: BarChartProps) {
  const longest = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  const said = bars.map(({ name, value }) => `${name} ${written(value)}`).join(', ');
  return (
    <Frame role="img" aria-label={`${label}: ${said}`}>
      {bars.map(({ name, value }) => (
        <div key={name}>
          <span>{name}</span>
          <Track>
            {value !== 0 && (
              <i data-ink={value < 0 ? 'less' : 'first'} style={{ width: `${(Math.abs(value) / longest) * 100}%` }} />
            )}
          </Track>
          <Figure>{written(value)}</Figure>
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 760,
  breakInside: 'avoid',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0,1fr) 104px',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '170px minmax(0,1fr) 120px' },
  },
  ...inkStyles(theme),
}));

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  height: 22,
  borderInlineStart: `1px solid ${theme.palette.text.secondary}`,
  '& i': { display: 'block', height: '100%', minWidth: 2 },
}));

const Figure = styled('span')({ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
