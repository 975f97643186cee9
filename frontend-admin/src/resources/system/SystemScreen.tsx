import { useQuery } from '@tanstack/react-query';
import { Alert, AlertTitle, Card, styled, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useDataProvider, useGetIdentity } from 'react-admin';
import { sizeWords } from '#libs/domain/size-words';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { SystemView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';
import { Column, Columns } from '../../shared/layout-parts';
import { ScreenActions } from '../../shared/ManagementScreen';
import { Moment } from '../../shared/Moment';
import { LoadProblem, Notice } from '../../shared/notices';
import { isOwner } from '../../shared/is-owner';
import { ScreenSkeleton } from '../../shared/Skeletons';
import { Backups } from './Backups';
import { FailedJobs } from './FailedJobs';
import { systemStateQuery } from './system-query';
import { TROUBLE_WORDS } from './system-words';

/** How the school's server does, for the owner: others are asked nothing, as their session would end by it. */
export function SystemScreen() {
  const { identity } = useGetIdentity();
  if (!identity) return <ScreenSkeleton />;
  return isOwner(identity) ? <OwnersView /> : <Notice kind="empty" title={LOGIN_RULES.notSuperUser} />;
}

function OwnersView() {
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery(systemStateQuery(api));
  if (error && !data)
    return (
      <Card>
        <LoadProblem error={error} title="The server status could not be loaded" onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <ScreenSkeleton />;
  return (
    <>
      <ScreenActions />
      <Column gap={2.25}>
        <Troubles {...data} />
        <Columns gap={2.25} align="stretch" count={3}>
          <Server {...data} />
          <Database {...data} />
          <Deliveries {...data} />
        </Columns>
        <Backups />
        <FailedJobs />
      </Column>
    </>
  );
}

function Troubles({ troubles }: SystemView) {
  if (troubles.length === 0)
    return (
      <Alert severity="success" role="status">
        Everything is working.
      </Alert>
    );
  return troubles.map((trouble) => (
    <Alert key={trouble} severity="warning">
      <AlertTitle>{TROUBLE_WORDS[trouble].title}</AlertTitle>
      {TROUBLE_WORDS[trouble].advice}
    </Alert>
  ));
}

function Server({ release, node, startedAt, disk, jobs }: SystemView) {
  return (
    <Facts
      title="Server"
      facts={[
        ['Release', release],
        ['Running since', <Moment key="since" at={startedAt} />],
        ['Node', node],
        ['Disk', disk ? `${sizeWords(disk.freeBytes)} free of ${sizeWords(disk.sizeBytes)}` : 'Does not answer'],
        ['Data directory', disk?.directory ?? 'Unknown'],
        ['Jobs waiting', jobs.waiting],
      ]}
    />
  );
}

function Database({ database: { version, kind, sizeBytes, connections } }: SystemView) {
  return (
    <Facts
      title="Database"
      facts={[
        ['PostgreSQL', version],
        ['Where', kind === 'embedded' ? 'Built in, in the data directory' : 'The server in DATABASE_URL'],
        ['Size', sizeWords(sizeBytes)],
        ['Connections', `${connections.inUse} in use, ${connections.idle} idle, of ${connections.most}`],
        ['Requests waiting for a connection', connections.waiting],
      ]}
    />
  );
}

function Deliveries({ mails, pushes }: SystemView) {
  return (
    <Facts
      title="Emails and notifications"
      facts={[
        ['Emails are', mails.to === 'server' ? 'Sent by the mail server' : 'Saved to files (no mail server is set up)'],
        [
          'Emails waiting',
          mails.failing > 0 ? `${mails.waiting}, ${mails.failing} after a failed attempt` : mails.waiting,
        ],
        ['Emails failed', mails.givenUp],
        ['Devices notified', pushes.devices],
        ['Notifications waiting', pushes.waiting],
        ['Notifications failed', pushes.givenUp],
      ]}
    />
  );
}

function Facts({ title, facts }: { title: string; facts: [name: string, value: ReactNode][] }) {
  const titleId = useId();
  return (
    <FactsCard component="section" aria-labelledby={titleId}>
      <Typography variant="cardTitle" component="h2" id={titleId}>
        {title}
      </Typography>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FactsCard>
  );
}

const FactsCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2.25),
  '& dl': { margin: theme.spacing(1.5, 0, 0), display: 'grid', gap: theme.spacing(1) },
  '& dt': { ...theme.typography.fine, color: theme.palette.text.secondary },
  '& dd': { ...theme.typography.medium, margin: 0, overflowWrap: 'anywhere' },
})) as typeof Card;
