import { styled, useMediaQuery, type Theme } from '@mui/material';
import { AMOUNTS, type Axis, heightOn, scaleOf, stackOf } from './chart-scale';
import { INKS, inkStyles } from './chart-ink';

interface MonthChartProps {
  /** Says in words what it shows; the table below it has the figures. */
  label: string;
  /** What each part of a column is. */
  parts: readonly string[];
  /** Of each part, in what the axis counts. */
  columns: readonly { name: string; values: readonly number[] }[];
  axis?: Axis;
}

/** More would run into each other. */
const MOST_NAMES = { phone: 4, desk: 13 };

/** A column for each month, of parts on top of each other; what went back stands below the line. */
export function MonthChart({ label, parts, columns, axis = AMOUNTS }: MonthChartProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const stacks = columns.map(({ name, values }) => ({ name, segments: stackOf(values) }));
  const scale = scaleOf(
    stacks.flatMap(({ segments }) => segments.flatMap(({ from, to }) => [from, to])),
    axis.unit,
  );
  const every = Math.ceil(columns.length / (isPhone ? MOST_NAMES.phone : MOST_NAMES.desk));
  const bottom = (value: number) => `${heightOn(scale, value)}%`;
  return (
    <Frame role="img" aria-label={label}>
      <Legend>
        {parts.map((part, at) => (
          <span key={part}>
            <i data-ink={INKS[at]} />
            {part}
          </span>
        ))}
      </Legend>
      <Plot>
        {scale.ticks.map((tick) => (
          <Tick key={tick} data-nought={tick === 0} style={{ bottom: bottom(tick) }}>
            <span>{axis.written(tick)}</span>
          </Tick>
        ))}
        <Columns>
          {stacks.map(({ name, segments }, at) => (
            <div key={name}>
              {segments.map((segment) => (
                <i
                  key={segment.at}
                  data-ink={INKS[segment.at]}
                  style={{ bottom: bottom(segment.from), top: `${100 - heightOn(scale, segment.to)}%` }}
                />
              ))}
              {at % every === 0 && <span>{name}</span>}
            </div>
          ))}
        </Columns>
      </Plot>
    </Frame>
  );
}

const AXIS_PX = 56;

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  breakInside: 'avoid',
  '@media print': { fontSize: '7.5pt' },
  ...inkStyles(theme),
}));

const Legend = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  marginBottom: theme.spacing(2),
  '& span': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& i': { width: 18, height: 14 },
}));

const Plot = styled('div')({ position: 'relative', height: 240, marginTop: 8, marginBottom: 28 });

const Tick = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: `${AXIS_PX}px 0`,
  borderBottom: `1px solid ${theme.palette.rowLine}`,
  '&[data-nought=true]': { borderColor: theme.palette.text.secondary },
  '& span': {
    position: 'absolute',
    right: `calc(100% + ${theme.spacing(1)})`,
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
  },
}));

const Columns = styled('div')({
  position: 'absolute',
  inset: `0 0 0 ${AXIS_PX}px`,
  display: 'flex',
  '& > div': { position: 'relative', flex: 1, minWidth: 0 },
  '& i': { position: 'absolute', insetInline: 'max(1px, calc(50% - 22px))' },
  '& span': { position: 'absolute', top: 'calc(100% + 8px)', left: '50%', translate: '-50%', whiteSpace: 'nowrap' },
});
