import { Card, IconButton, styled, Tooltip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Task } from '#libs/contracts/generated/api';
import { BusyButton } from '../BusyButton';
import { CloseIcon, DownloadIcon } from '../icons';
import { Grow, LongText, Row } from '../layout-parts';
import { Moment } from '../Moment';
import { saveFile } from '../save-file';
import { useToast } from '../use-toast';
import { useWrite } from '../use-write';
import { TaskProgress } from './TaskProgress';
import { doingWords, endedWords, isKept, isOnScreen } from './task-words';
import { TASKS } from './use-tasks';

/** A large file over a slow line. */
const LONGEST_DOWNLOAD_MS = 30 * 60_000;

/**
 * Above whatever screen: the long work that this person started, how far it is, and what came of it until that is put
 * away. Its end is told once, also where it came while no tab was open.
 */
export function TaskTray({ tasks }: { tasks: Task[] }) {
  const [putAway, setPutAway] = useStore<number[]>('tasks.putAway', []);
  const { pathname } = useLocation();
  useTelling(tasks);
  const shown = tasks
    .filter((task) => !isOnScreen(task, pathname))
    .filter((task) => task.finishedAt === null || (isKept(task) && !putAway.includes(task.id)));
  if (shown.length === 0) return null;
  return (
    <Tray component="section" aria-label="Background tasks">
      <ul>
        {shown.map((task) => (
          <li key={task.id}>
            {task.finishedAt === null ? (
              <TaskProgress task={task} what={doingWords(task)} stale={[TASKS]} />
            ) : (
              <EndedTask
                task={task}
                // Only those that are still known: the others are forgotten after a day.
                onPutAway={() =>
                  setPutAway([...tasks.map(({ id }) => id).filter((id) => putAway.includes(id)), task.id])
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Tray>
  );
}

function EndedTask({ task, onPutAway }: { task: Task; onPutAway: () => void }) {
  const { id, kind, state, resource, fileName, finishedAt } = task;
  const words = endedWords(task);
  const { run, isBusy } = useWrite({ failed: 'The file could not be loaded', reason: 'below', stale: [TASKS] });
  const download = () =>
    run((api) => api.fetchFile(`exports/${resource}/${id}/file`, LONGEST_DOWNLOAD_MS), {
      onDone: (file) => saveFile(fileName!, file),
    });
  return (
    <Row gap={1.5} rowGap={1} wrap>
      <Grow>
        <LongText>
          <Typography variant="strong">{words}</Typography>
          <Typography variant="caption">
            Ended <Moment at={finishedAt!} />
            {kind === 'export' && state === 'done' && '. Kept for a day.'}
          </Typography>
        </LongText>
      </Grow>
      {kind === 'export' && state === 'done' && (
        <BusyButton
          variant="contained"
          startIcon={<DownloadIcon />}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => void download()}
        >
          Download
        </BusyButton>
      )}
      <Tooltip title="Dismiss">
        <IconButton aria-label={`Dismiss: ${words}`} onClick={onPutAway}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
    </Row>
  );
}

/** A toast, which screen readers tell, once in this browser; and lists show what has changed. */
function useTelling(tasks: Task[]): void {
  const [told, setTold] = useStore<number[]>('tasks.told', []);
  const toast = useToast();
  const queryClient = useQueryClient();
  const goingOn = useRef(new Set<number>());
  useEffect(() => {
    const ended = tasks.filter(({ finishedAt }) => finishedAt !== null);
    // The end of an import is told by its dialog, unless that was left before.
    const news = ended.filter((task) => !told.includes(task.id) && (isKept(task) || goingOn.current.has(task.id)));
    goingOn.current = new Set(tasks.flatMap(({ id, finishedAt }) => (finishedAt === null ? [id] : [])));
    if (news.length === 0) return;
    for (const task of news) {
      if (task.state === 'failed') toast.failed(endedWords(task));
      else toast.done(endedWords(task));
    }
    setTold(ended.map(({ id }) => id));
    if (news.some(({ kind }) => kind !== 'export')) void queryClient.invalidateQueries();
  }, [tasks, told, setTold, toast, queryClient]);
}

const Tray = styled(Card)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  paddingInline: theme.spacing(2.25),
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { paddingBlock: theme.spacing(1.5) },
  '& > ul > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
})) as typeof Card;
