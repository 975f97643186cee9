import { useQuery } from '@tanstack/react-query';
import { Alert, Card, LinearProgress, Skeleton, styled, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { sizeWords } from '#libs/domain/size-words';
import type { BackupsView, BackupView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyIconButton } from '../../shared/BusyButton';
import { BusyButton } from '../../shared/BusyButton';
import { Moment } from '../../shared/Moment';
import { DownloadIcon } from '../../shared/icons';
import { Grow } from '../../shared/layout-parts';
import { LoadProblem, Notice } from '../../shared/notices';
import { useFileDownload } from '../../shared/save-file';
import { TaskProgress } from '../../shared/task/TaskProgress';
import { doingWords } from '../../shared/task/task-words';
import { TASKS } from '../../shared/task/use-tasks';
import { useWrite } from '../../shared/use-write';
import { Head, Lines } from '../../shared/card-parts';
import { SYSTEM_KEY } from './system-query';
import { BACKUP_KIND_WORDS } from './system-words';

const WATCHED_EVERY_MS = 2000;
const FAILED = 'The backup could not be started';

/** The backups there are, one now, and a copy of one to keep elsewhere. */
export function Backups() {
  const titleId = useId();
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [...SYSTEM_KEY, 'backups'],
    queryFn: () => api.listBackups(),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'idle' ? WATCHED_EVERY_MS : false),
  });
  const write = useWrite({ failed: FAILED, reason: 'below', stale: [SYSTEM_KEY, TASKS], isBusyUntilFresh: true });
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Head>
        <Grow>
          <Typography variant="cardTitle" component="h2" id={titleId}>
            Backups
          </Typography>
        </Grow>
        <BusyButton
          variant="outlined"
          color="inherit"
          loading={write.isBusy}
          disabled={data?.task != null}
          onClick={() => void write.run((calls) => calls.makeBackup())}
        >
          Back up now
        </BusyButton>
      </Head>
      {data ? (
        <State {...data} />
      ) : error ? (
        <LoadProblem error={error} title="The backups could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </Card>
  );
}

function State({ state, percent, failure, task, backups }: BackupsView) {
  return (
    <>
      {task ? (
        <Work>
          <TaskProgress task={task} what={doingWords(task)} stale={[SYSTEM_KEY]} />
        </Work>
      ) : (
        state !== 'idle' && (
          <LinearProgress
            aria-label="Backup being made"
            {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
          />
        )
      )}
      {failure !== null && <Alert severity="warning">{failure}</Alert>}
      {backups.length === 0 ? (
        <Notice kind="empty" isPlain title="No backups yet. One is made every night." />
      ) : (
        <Lines>
          {backups.map((backup) => (
            <BackupLine key={backup.name} backup={backup} />
          ))}
        </Lines>
      )}
    </>
  );
}

function BackupLine({ backup: { name, size, madeAt, release, kind, encrypted } }: { backup: BackupView }) {
  const { download, isBusy } = useFileDownload({ done: 'Backup downloaded', failed: 'The backup was not downloaded' });
  const about = [sizeWords(size), `release ${release}`, encrypted ? 'encrypted' : 'not encrypted'].join(', ');
  return (
    <li>
      <Grow>
        <Typography variant="strong">
          <Moment at={madeAt} />
        </Typography>
        <Typography variant="caption">{`${BACKUP_KIND_WORDS[kind]} · ${about}`}</Typography>
      </Grow>
      <Tooltip title="Download">
        <Place>
          <BusyIconButton
            aria-label={`Download ${name}`}
            disabled={isBusy}
            onClick={() => void download(`backups/${name}/download`, name)}
          >
            <DownloadIcon />
          </BusyIconButton>
        </Place>
      </Tooltip>
    </li>
  );
}

const Work = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
const Place = styled('span')({ display: 'inline-flex' });
