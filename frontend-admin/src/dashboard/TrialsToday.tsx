import { useQuery } from '@tanstack/react-query';
import { Link, styled, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { TrialBooking } from '#libs/contracts/generated/api';
import { isoDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import type { SchoolDataProvider } from '../data-provider';
import { AttendedButton } from '../resources/trial-bookings/AttendedButton';
import { TrialStatusBadge } from '../resources/trial-bookings/TrialStatusBadge';
import { ageWords } from '../shared/age-words';
import { TRIAL_WEEK_KEY, TRIALS } from '../resources/trial-bookings/trial-words';
import { useTrialsOn } from '../resources/trial-bookings/use-trials-on';
import { LongText, Row } from '../shared/layout-parts';
import { ROW_LINK, clickableRow } from '../shared/clickable-row';
import { listPath, WorkCard, WorkLine, WorkRows } from './WorkCard';

/** The room that is kept while they load. */
const USUAL_TRIALS = 2;
const MOST_TRIALS = 6;

/** Who comes to try a class today, one press for who came, and how the week goes (CONTRACT section 6). */
export function TrialsToday({ clock }: { clock: SchoolClock }) {
  const date = isoDate(clock.date);
  const { data, total = 0, error, refetch } = useTrialsOn(date, MOST_TRIALS);
  return (
    <WorkCard title="Trials today" more="All trials" to={listPath(TRIALS, {})}>
      <WorkRows
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        failed="Failed to fetch trials"
        none="No trials today."
        most={USUAL_TRIALS}
      >
        {(trials) => (
          <ul>
            {trials.map((trial) => (
              <TrialLine key={trial.id} trial={trial} />
            ))}
          </ul>
        )}
      </WorkRows>
      {data && total > data.length && (
        <Foot>
          <Link component={RouterLink} to={listPath(TRIALS, { date })} underline="hover" variant="medium">
            {total - data.length} more today
          </Link>
        </Foot>
      )}
      <WeekLine />
    </WorkCard>
  );
}

function TrialLine({ trial }: { trial: TrialBooking }) {
  const { id, startTime, participantName, className, status } = trial;
  return (
    <WorkLine columns="48px minmax(0,1fr) auto" {...clickableRow}>
      <Typography variant="secondary" component="time">
        {startTime}
      </Typography>
      <LongText>
        <Link {...ROW_LINK} component={RouterLink} to={`/${TRIALS}/${id}/show`} underline="hover" variant="medium">
          {participantName}
        </Link>
        <Typography variant="secondary">
          {className}, {ageWords(trial)}
        </Typography>
      </LongText>
      <Row gap={1} justify="flex-end" wrap>
        <TrialStatusBadge status={status} />
        <AttendedButton trial={trial} />
      </Row>
    </WorkLine>
  );
}

function WeekLine() {
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({ queryKey: TRIAL_WEEK_KEY, queryFn: () => api.trialWeek() });
  if (!data) return null;
  return (
    <Foot>
      This week: {data.booked} booked, {data.attended} attended, {data.joined} joined
    </Foot>
  );
}

const Foot = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.25, 2.25),
  borderTop: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
}));
