import { Link, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { TrialBooking } from '#libs/contracts/generated/api';
import { TRIAL_STATUS_WORDS } from '#libs/contracts/trial-booking';
import { writtenPhone } from '#libs/domain/school-facts';
import { TRIAL_STATUSES } from '#libs/domain/trial-booking/trial-booking';
import { ageWords } from '../../shared/age-words';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { LongText, NoWrap, Row } from '../../shared/layout-parts';
import { AddButton, ScreenActions } from '../../shared/ManagementScreen';
import type { RecordColumn } from '../../shared/record-column';
import { RecordList } from '../../shared/RecordList';
import { StatusTabs } from '../../shared/StatusTabs';
import { useDialog } from '../../shared/use-dialog';
import { ROW_LINK } from '../../shared/clickable-row';
import { AttendedButton } from './AttendedButton';
import { BookTrialDialog } from './BookTrialDialog';
import { TrialDialog } from './TrialDialog';
import { TrialStatusBadge } from './TrialStatusBadge';
import { BOOK_DIALOG, TRIAL_WORDS, TRIALS, whenWords } from './trial-words';

const COLUMNS: RecordColumn<TrialBooking>[] = [
  { label: 'When', sortBy: 'date', render: (trial) => <NoWrap>{whenWords(trial)}</NoWrap>, card: 'above' },
  {
    label: 'Participant',
    sortBy: 'participantName',
    render: (trial) => (
      <>
        <TrialLink {...trial} />
        <Typography variant="caption">{ageWords(trial)}</Typography>
      </>
    ),
    card: 'title',
    onCard: (trial) => <TrialLink {...trial} />,
  },
  {
    label: 'Class',
    sortBy: 'className',
    render: ({ className }) => <LongText>{className}</LongText>,
    card: 'line',
  },
  {
    label: 'Booked by',
    sortBy: 'fullName',
    render: ({ fullName, phone }) => (
      <LongText>
        {fullName}
        <Typography variant="caption">{writtenPhone(phone)}</Typography>
      </LongText>
    ),
    card: 'quiet',
    onCard: ({ fullName, phone }) => `${fullName}, ${writtenPhone(phone)}`,
  },
  { label: 'Status', sortBy: 'status', render: ({ status }) => <TrialStatusBadge status={status} />, card: 'badge' },
  {
    label: 'Actions',
    align: 'right',
    render: (trial) => (
      <Row justify="flex-end">
        <AttendedButton trial={trial} />
      </Row>
    ),
    card: 'actions',
  },
];

/** Who comes to try a class, and who came (CONTRACT section 6): the latest date first. */
export function TrialBookingsScreen() {
  const { id, listPath } = useFormMode(TRIALS);
  const navigate = useNavigate();
  return (
    <>
      <ScreenActions>
        <BookButton />
      </ScreenActions>
      <RecordList
        resource={TRIALS}
        words={TRIAL_WORDS}
        sort={{ field: 'date', order: 'DESC' }}
        perPage={25}
        searchLabel="Search by name, email or phone"
        filters={<DateFilter source="date" />}
        tabs={<StatusTabs resource={TRIALS} statuses={TRIAL_STATUSES} words={TRIAL_STATUS_WORDS} hasAll />}
        columns={COLUMNS}
        cardsBelow="lg"
      />
      {id !== undefined && <TrialDialog key={id} id={id} onClose={() => void navigate(listPath)} />}
    </>
  );
}

function BookButton() {
  const { isOpen, open, close } = useDialog(BOOK_DIALOG);
  return (
    <>
      <AddButton variant="contained" startIcon={<AddIcon />} onClick={() => open()}>
        Book trial
      </AddButton>
      {isOpen && <BookTrialDialog onClose={close} />}
    </>
  );
}

/** The filter bar tells its inputs apart by their source. */
function DateFilter({ source }: { source: 'date' }) {
  return (
    <TextInput
      source={source}
      label="On the day"
      type="date"
      helperText={false}
      parse={(typed: string) => typed || undefined}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function TrialLink({ id, participantName }: Pick<TrialBooking, 'id' | 'participantName'>) {
  const { showPath } = useFormMode(TRIALS);
  return (
    <Link {...ROW_LINK} component={RouterLink} to={showPath(id)} color="inherit" underline="hover" variant="medium">
      {participantName}
    </Link>
  );
}
