import { Button, Link, styled, Typography } from '@mui/material';
import { SelectInput, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RestorableResource } from '#libs/contracts/activity';
import type { Activity } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { ReopenIcon } from '../../shared/icons';
import { Column, LongText, NoWrap, Row } from '../../shared/layout-parts';
import { DayFilter } from '../../shared/ListFilters';
import { ScreenActions } from '../../shared/ManagementScreen';
import { RecordList } from '../../shared/RecordList';
import type { RecordColumn } from '../../shared/record-column';
import { schoolMoment } from '../../shared/school-moment';
import { LIST_HEADING_ID } from '../../shared/use-focus-after-removal';
import { useFocusFallback } from '../../shared/use-focus-fallback';
import { useNow } from '../../shared/use-now';
import { useStillDeleted } from './use-still-deleted';
import { useWrite } from '../../shared/use-write';
import {
  ACTION_CHOICES,
  ACTIVITY_WORDS,
  changeWords,
  deedWords,
  labelWords,
  nounOf,
  recordPath,
  RESOURCE_CHOICES,
  restorableOf,
  sectionOf,
} from './activity-words';
import { ChangeList } from './ChangeList';
import { SettingsChanges } from './SettingsChanges';

const RESOURCE = 'activity';
/** Every list may show more again. */
const RESTORE = { failed: 'Nothing was restored', reason: 'below', stale: [[]] } as const;

const COLUMNS: RecordColumn<Activity>[] = [
  {
    label: 'When',
    sortBy: 'at',
    render: ({ at }) => <NoWrap>{schoolMoment(at)}</NoWrap>,
    card: 'above',
  },
  {
    label: 'Who',
    sortBy: 'actorName',
    render: ({ actorName }) => <LongText>{actorName}</LongText>,
    card: 'quiet',
    onCard: ({ actorKind, actorName }) => (actorKind === null ? actorName : `By ${actorName}`),
  },
  { label: 'What', sortBy: 'action', render: (deed) => <What deed={deed} />, card: 'title' },
  {
    label: 'From → to',
    render: (deed) => <Changes deed={deed} />,
    card: 'line',
    onCard: (deed) => (deed.changes.length > 0 || deed.secretChanged) && <Changes deed={deed} />,
  },
  {
    label: 'Actions',
    align: 'right',
    render: (deed) => (
      <Row justify="flex-end">
        <Restore deed={deed} />
      </Row>
    ),
    card: 'actions',
  },
];

const FILTERS = [
  <SelectInput key="action" source="action" label="Kind" choices={ACTION_CHOICES} helperText={false} />,
  <SelectInput key="resource" source="resource" label="About" choices={RESOURCE_CHOICES} helperText={false} />,
  <DayFilter key="from" source="from" label="From" />,
  <DayFilter key="until" source="until" label="To" />,
];

/** Who did what, the latest first (CONTRACT section 10). */
export function ActivityScreen() {
  return (
    <>
      <ScreenActions />
      <RecordList
        resource={RESOURCE}
        words={ACTIVITY_WORDS}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        searchLabel="Search by person or record"
        filters={FILTERS}
        hint={<OfOneRecord />}
        columns={COLUMNS}
        cardsBelow="lg"
      />
    </>
  );
}

/** Said when the list was opened from a record: it shows that one alone. */
function OfOneRecord() {
  const { filterValues, setFilters } = useListContext();
  const { recordId, resource, ...others } = filterValues as { recordId?: number; resource?: string };
  if (recordId === undefined) return null;
  return (
    <Told>
      <Typography variant="secondary">
        The history of {nounOf(resource ?? '')} {recordId}.
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setFilters(others)}>
        Show all activity
      </Button>
    </Told>
  );
}

function What({ deed }: { deed: Activity }) {
  const path = recordPath(deed);
  const words = deedWords(deed);
  const label = labelWords(deed);
  // Who signed in says it all.
  if (deed.label === '' || deed.action === 'sign-in')
    return path ? <RecordAddress to={path}>{words}</RecordAddress> : <LongText>{words}</LongText>;
  return (
    <Column gap={0.25}>
      <span>{words}</span>
      <LongText lines={2}>{path ? <RecordAddress to={path}>{label}</RecordAddress> : label}</LongText>
    </Column>
  );
}

function RecordAddress({ to, children }: { to: string; children: string }) {
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
}

function Changes({ deed }: { deed: Activity }) {
  const { changes, secretChanged } = deed;
  const section = deed.action === 'update' ? sectionOf(deed) : undefined;
  const asLogged = <ChangeList changes={changes.map(changeWords)} secret={secretChanged && SECRET_CHANGED} />;
  return section === undefined ? asLogged : <SettingsChanges section={section} deed={deed} otherwise={asLogged} />;
}

const SECRET_CHANGED = 'A password or other secret was changed.';

function Restore({ deed }: { deed: Activity }) {
  const resource = restorableOf(deed, useNow());
  const isStillDeleted = useStillDeleted(deed);
  if (resource === undefined || deed.recordId === null || !isStillDeleted) return null;
  return <RestoreButton resource={resource} id={deed.recordId} label={deed.label} />;
}

function RestoreButton({ resource, id, label }: { resource: RestorableResource; id: number; label: string }) {
  const { run, isBusy } = useWrite(RESTORE);
  const called = label || `${nounOf(resource)} ${id}`;
  // It goes by its own press.
  const button = useFocusFallback<HTMLButtonElement>(() => [document.getElementById(LIST_HEADING_ID)]);
  return (
    <BusyButton
      ref={button}
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<ReopenIcon />}
      disabled={isBusy}
      aria-label={`Restore ${called}`}
      onClick={() => void run((api) => api.restore(resource, id), { done: `Restored: ${called}` })}
    >
      Restore
    </BusyButton>
  );
}

const Told = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  paddingInline: theme.spacing(2.25),
  paddingBlockEnd: theme.spacing(1.75),
}));
