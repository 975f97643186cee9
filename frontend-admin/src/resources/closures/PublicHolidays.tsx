import { Card, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import type { PublicHolidayView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';
import { BusySwitch } from '../../shared/BusySwitch';
import { ConfirmCancellation, useConfirmCancellation } from '../../shared/CancellationWarning';
import { Grow, Row } from '../../shared/layout-parts';
import { LoadProblem } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { Head, Lines } from '../../shared/card-parts';
import { dayWords } from './closure-words';

const RESOURCE = 'public-holidays';
const CLOSURES = 'closures';

/** The next twelve months' public holidays, each with a switch: the school is closed on it unless staff open it. */
export function PublicHolidays() {
  const titleId = useId();
  const { data, error, refetch } = useGetList<PublicHolidayView>(RESOURCE, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'date', order: 'ASC' },
  });
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Head>
        <Typography variant="cardTitle" component="h2" id={titleId}>
          Public holidays
        </Typography>
      </Head>
      {error ? (
        <LoadProblem error={error} title="The public holidays could not be loaded" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : (
        <Lines>
          {data.map((holiday) => (
            <HolidayLine key={holiday.id} holiday={holiday} />
          ))}
        </Lines>
      )}
    </Card>
  );
}

function HolidayLine({ holiday: { date, name, isClosed, closureId } }: { holiday: PublicHolidayView }) {
  const { run, isBusy } = useWrite({
    failed: 'Failed to update the public holiday',
    reason: 'below',
    stale: [[RESOURCE], [CLOSURES]],
    isBusyUntilFresh: true,
  });
  // What was added for this day alone is taken back; else the day gets a line of its own, which counts.
  const turn = (api: SchoolDataProvider) =>
    closureId === null
      ? api.create(CLOSURES, { data: { startDate: date, endDate: date, name, isClosed: !isClosed } })
      : api.delete(CLOSURES, { id: closureId });
  const { ask, asked } = useConfirmCancellation();
  const done = isClosed ? `The school is open on ${name}` : `The school is closed on ${name}`;
  const goOn = () => void run(turn, { done });
  return (
    <li>
      <Grow>
        <Typography variant="strong" component="p">
          {name}
        </Typography>
        <Typography variant="caption">{dayWords(date)}</Typography>
      </Grow>
      <Row gap={0.5}>
        <BusySwitch
          size="small"
          checked={!isClosed}
          isBusy={isBusy}
          onSwitch={() => (isClosed ? goOn() : void ask({ from: date, to: date }, goOn))}
          aria-label={`Open on ${name}, ${dayWords(date)}`}
        />
        <Typography variant="caption" component="span" noWrap>
          {isClosed ? 'Closed' : 'Open'}
        </Typography>
      </Row>
      <ConfirmCancellation
        asked={asked}
        title="Close on this day?"
        confirm="Close"
        subject={`${name}, ${dayWords(date)}`}
      />
    </li>
  );
}
