import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { FailedJobView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { Grow, LongText, Row } from '../../shared/layout-parts';
import { Moment } from '../../shared/Moment';
import { LoadProblem, Notice } from '../../shared/notices';
import { StatusBadge } from '../../shared/StatusBadge';
import { useWrite } from '../../shared/use-write';
import { Head, Lines } from '../../shared/card-parts';
import { SYSTEM_KEY } from './system-query';
import { taskWords } from './system-words';

/** Jobs that failed: those given up wait for a press, the others are tried again by themselves. */
export function FailedJobs() {
  const titleId = useId();
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [...SYSTEM_KEY, 'jobs'],
    queryFn: () => api.listFailedJobs(),
  });
  const write = useWrite({
    failed: 'Failed to update the job',
    reason: 'below',
    stale: [SYSTEM_KEY],
    isBusyUntilFresh: true,
  });
  const givenUp = data?.filter((job) => job.givenUp) ?? [];
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Head>
        <Grow>
          <Typography variant="cardTitle" component="h2" id={titleId}>
            Failed jobs
          </Typography>
        </Grow>
        {givenUp.length > 1 && (
          <BusyButton
            variant="outlined"
            color="inherit"
            loading={write.isBusy}
            onClick={() =>
              void write.run((calls) => calls.retryAllJobs(), { done: (count) => `${count} jobs are being retried` })
            }
          >
            Try all again
          </BusyButton>
        )}
      </Head>
      {error ? (
        <LoadProblem error={error} title="The jobs could not be loaded" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : data.length === 0 ? (
        <Notice kind="empty" isPlain title="No failed jobs." />
      ) : (
        <Lines>
          {data.map((job) => (
            <JobLine key={job.id} job={job} write={write} />
          ))}
        </Lines>
      )}
    </Card>
  );
}

function JobLine({ job, write }: { job: FailedJobView; write: ReturnType<typeof useWrite> }) {
  const { id, task, givenUp, attempts, triedAt, reason } = job;
  const name = taskWords(task);
  return (
    <li>
      <Grow>
        <LongText>
          <Typography variant="strong">{name}</Typography>
          <Typography variant="secondary">{reason}</Typography>
          <Typography variant="caption">
            {attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}, last <Moment at={triedAt} />
          </Typography>
        </LongText>
      </Grow>
      <Row gap={1} wrap>
        <StatusBadge variant={givenUp ? 'bad' : 'neutral'}>{givenUp ? 'Failed' : 'Being retried'}</StatusBadge>
        <BusyButton
          variant="outlined"
          color="inherit"
          loading={write.isBusy}
          aria-label={`Try again: ${name}`}
          onClick={() => void write.run((api) => api.retryJob(id), { done: 'Trying again now' })}
        >
          Try again
        </BusyButton>
        {givenUp && (
          <BusyButton
            color="inherit"
            loading={write.isBusy}
            aria-label={`Dismiss: ${name}`}
            onClick={() => void write.run((api) => api.putJobAway(id), { done: 'Job dismissed' })}
          >
            Dismiss
          </BusyButton>
        )}
      </Row>
    </li>
  );
}
