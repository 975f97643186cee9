import { styled, Typography } from '@mui/material';
import { useId } from 'react';
import type { TrialBooking } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { color, radius } from '#libs/design/tokens';
import { AttendedButton } from '../../../resources/trial-bookings/AttendedButton';
import { TrialStatusBadge } from '../../../resources/trial-bookings/TrialStatusBadge';
import { ageWords } from '../../../shared/age-words';
import { useTrialsOn } from '../../../resources/trial-bookings/use-trials-on';
import { LongText, Row } from '../../../shared/layout-parts';
import { LoadProblem } from '../../../shared/notices';
import { useIsOnline } from '../../use-is-online';
import { Tiles } from '../records/Tile';

/**
 * Who comes to try a class today, and one press for who came (CONTRACT section 6). Nothing while nobody comes, nor
 * without a network: these are people's names, which a phone does not keep.
 * @param date `2026-12-16`
 */
export function TrialsOnDay({ date }: { date: string }) {
  const titleId = useId();
  const isOnline = useIsOnline();
  const { data: trials = [], error, refetch } = useTrialsOn(date, MAX_RANGE_LENGTH);
  if (error && isOnline)
    return <LoadProblem error={error} title="Failed to fetch trials" onRetry={() => void refetch()} />;
  if (trials.length === 0) return null;
  return (
    <Trials aria-labelledby={titleId}>
      <Typography variant="sectionTitle" component="h2" id={titleId}>
        Trials today
      </Typography>
      <Tiles label="Trials">
        {trials.map((trial) => (
          <TrialCard key={trial.id} trial={trial} />
        ))}
      </Tiles>
    </Trials>
  );
}

function TrialCard({ trial }: { trial: TrialBooking }) {
  const { startTime, className, participantName, note, status } = trial;
  return (
    <Card>
      <LongText>
        <Typography variant="strong">
          {startTime} {participantName}
        </Typography>
        <Typography variant="caption">{[className, ageWords(trial)].join(', ')}</Typography>
        {note !== null && <Typography variant="caption">{note}</Typography>}
      </LongText>
      <Row gap={1.5} justify="space-between" wrap>
        <TrialStatusBadge status={status} />
        <AttendedButton trial={trial} size="medium" />
      </Row>
    </Card>
  );
}

const Trials = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(3),
}));

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  backgroundColor: color.ink[800],
}));
