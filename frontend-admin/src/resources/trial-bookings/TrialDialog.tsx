import { Button, Dialog, DialogContent, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { TrialBooking } from '#libs/contracts/generated/api';
import { TRIAL_RULES, TRIAL_STATUS_WORDS } from '#libs/contracts/trial-booking';
import { TRIAL_STATUSES } from '#libs/domain/trial-booking/trial-booking';
import { ageWords } from '../../shared/age-words';
import { DialogHead, DialogSection } from '../../shared/dialog-parts';
import { isNotFound } from '../../shared/failure';
import { Column, Columns, Row } from '../../shared/layout-parts';
import { LoadProblem } from '../../shared/notices';
import { BookerContact, NoteAndConsent } from '../../shared/participant-parts';
import { schoolMoment } from '../../shared/school-moment';
import { ListSkeleton } from '../../shared/Skeletons';
import { StatusNoteForm } from '../../shared/StatusNoteForm';
import { useDialog } from '../../shared/use-dialog';
import { MoveTrialDialog } from './MoveTrialDialog';
import { TrialAnswer } from './TrialAnswer';
import { TrialStatusBadge } from './TrialStatusBadge';
import { consequenceWords, MOVE_DIALOG, TRIAL_CHANGE, TRIALS, whenWords } from './trial-words';

const STATUS_CHOICES = TRIAL_STATUSES.map((id) => ({ id, name: TRIAL_STATUS_WORDS[id] }));

/** Everything about one trial, over the list; its address opens it too. */
export function TrialDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: known, error, refetch } = useGetOne<TrialBooking>(TRIALS, { id }, { staleTime: 0 });
  const trial = isNotFound(error) ? undefined : known;
  const moving = useDialog(MOVE_DIALOG);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title={trial?.participantName ?? 'Trial booking'} onClose={onClose} />
      {trial ? (
        <StatusNoteForm
          resource={TRIALS}
          one="trial"
          record={trial}
          write={{ ...TRIAL_CHANGE, reason: 'beside', done: 'Trial saved' }}
          choices={STATUS_CHOICES}
          consequence={consequenceWords}
          noteMaxLength={TRIAL_RULES.staffNote.maxLength}
          about={<About trial={trial} />}
          onClose={onClose}
        />
      ) : (
        <DialogContent dividers tabIndex={0}>
          {error ? (
            <LoadProblem
              error={error}
              title="The trial could not be loaded."
              gone="This trial no longer exists."
              onRetry={() => void refetch()}
            />
          ) : (
            <ListSkeleton text="Loading trial..." />
          )}
        </DialogContent>
      )}
      {/* Not within the form of status and note, which begins anew with each change of the booking. */}
      {trial && moving.isOpen && <MoveTrialDialog trial={trial} onClose={moving.close} />}
    </Dialog>
  );
}

function About({ trial }: { trial: TrialBooking }) {
  const { isDirty: isTyping } = useFormState();
  const { className, endTime, status, plan, createdAt } = trial;
  return (
    <Column gap={3}>
      <Row gap={1.5} rowGap={1} wrap>
        <TrialStatusBadge status={status} />
        <Typography variant="secondary">Booked {schoolMoment(createdAt)}</Typography>
      </Row>
      <Columns gap={3}>
        <DialogSection title="Trial" action={<MoveButton isTyping={isTyping} />}>
          <Typography variant="medium">{className}</Typography>
          <div>
            {whenWords(trial)}–{endTime}
          </div>
          <div>{ageWords(trial)}</div>
          {plan !== null && <div>Interested in the {plan} membership</div>}
        </DialogSection>
        <BookerContact title="Booked by" who={trial} subject={`Your free trial: ${className}`} />
      </Columns>
      <TrialAnswer trial={trial} isTyping={isTyping} />
      <NoteAndConsent who={trial} />
    </Column>
  );
}

/** Not while a status or note is typed: the booking is read anew after it. */
function MoveButton({ isTyping }: { isTyping: boolean }) {
  const { open } = useDialog(MOVE_DIALOG);
  return (
    <Button size="small" variant="outlined" color="inherit" disabled={isTyping} onClick={() => open()}>
      Move or correct
    </Button>
  );
}
