import { LinearProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { Task } from '#libs/contracts/generated/api';
import { percentDone, secondsLeft, timeLeftWords } from '#libs/domain/time-left';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../BusyButton';
import { Column, Grow, Row } from '../layout-parts';
import { Refusal } from '../notices';
import { useWrite } from '../use-write';
import { amountWords } from './task-words';
import { TASKS } from './use-tasks';

const WATCHED_EVERY_MS = 1_000;

interface TaskProgressProps {
  /** As it was read with what it works on. */
  task: Task;
  /** "Importing" */
  what: string;
  /** Fetched anew when it has finished, however; then this is no longer shown. */
  stale: readonly QueryKey[];
}

/** How far long work is, how long it still takes, and a way to stop it. It goes on without this tab. */
export function TaskProgress({ task, what, stale }: TaskProgressProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const queryClient = useQueryClient();
  const queryKey = [...TASKS, task.id];
  const { data = task, error } = useQuery({
    queryKey,
    queryFn: async () => {
      const read = await api.readTask(task.id);
      if (read.finishedAt !== null)
        await Promise.all(stale.map((each) => queryClient.invalidateQueries({ queryKey: each })));
      return read;
    },
    refetchInterval: WATCHED_EVERY_MS,
  });
  const cancel = useWrite({ stale: [queryKey] });
  // Left before it has ended, it is shown above the screens from now on.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: TASKS }), [queryClient]);
  const percent = percentDone(data);
  return (
    <Column gap={1}>
      <Row gap={1.5} rowGap={1} wrap>
        <Grow>
          <Typography variant="strong">{what}</Typography>
          <Typography variant="caption">
            {error ? 'It is still running, but its progress could not be loaded.' : progressWords(data)}
          </Typography>
        </Grow>
        <BusyButton
          variant="outlined"
          color="inherit"
          loading={cancel.isBusy}
          onClick={() => void cancel.run((calls) => calls.cancelTask(task.id))}
        >
          Cancel
        </BusyButton>
      </Row>
      <LinearProgress aria-label={what} variant={data.total > 0 ? 'determinate' : 'indeterminate'} value={percent} />
      <Typography variant="caption">You can close this tab. The work will continue.</Typography>
      <Refusal refusal={cancel.refusal} otherwise="This could not be cancelled" />
    </Column>
  );
}

function progressWords(task: Task): string {
  const { startedAt, updatedAt, done, total } = task;
  if (startedAt === null) return 'Starting in a moment';
  const elapsedMs = Date.parse(updatedAt) - Date.parse(startedAt);
  const left = timeLeftWords(secondsLeft({ done, total, elapsedMs }));
  return total > 0 ? `${amountWords(task)}. ${left}` : left;
}
