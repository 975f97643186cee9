import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  MenuItem,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { TrialBooking } from '#libs/contracts/generated/api';
import { TRIAL_RULES, TRIAL_STATUS_WORDS } from '#libs/contracts/trial-booking';
import { TRIAL_STATUSES, type TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import type { ChangeMeta } from '../../data-provider';
import { ageWords } from '../../shared/age-words';
import { BusyButton } from '../../shared/BusyButton';
import { DialogHead, DialogSection } from '../../shared/dialog-parts';
import { isNotFound } from '../../shared/failure';
import { Column, Columns, Row } from '../../shared/layout-parts';
import { LoadProblem, Refusal } from '../../shared/notices';
import { HistoryButton, ReachedBy, SaidWith } from '../../shared/participant-parts';
import { schoolMoment } from '../../shared/school-moment';
import { ListSkeleton } from '../../shared/Skeletons';
import { useDialog } from '../../shared/use-dialog';
import { useWrite } from '../../shared/use-write';
import { MoveTrialDialog } from './MoveTrialDialog';
import { TrialAnswer } from './TrialAnswer';
import { TrialStatusBadge } from './TrialStatusBadge';
import { consequenceWords, MOVE_DIALOG, TRIAL_CHANGE, TRIALS, whenWords } from './trial-words';

const FAILED = 'The trial could not be updated.';

/** Everything about one trial, over the list; its address opens it too. */
export function TrialDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: known, error, refetch } = useGetOne<TrialBooking>(TRIALS, { id }, { staleTime: 0 });
  const trial = isNotFound(error) ? undefined : known;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title={trial?.participantName ?? 'Trial booking'} onClose={onClose} />
      {trial ? (
        <TrialForm key={trial.updatedAt} trial={trial} onClose={onClose} />
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
    </Dialog>
  );
}

function TrialForm({ trial, onClose }: { trial: TrialBooking; onClose: () => void }) {
  const [status, setStatus] = useState(trial.status);
  const [staffNote, setStaffNote] = useState(trial.staffNote ?? '');
  const { run, isBusy, refusal } = useWrite({ ...TRIAL_CHANGE, reason: 'beside', done: 'Trial saved' });
  const note = staffNote.trim() || null;
  const isChanged = status !== trial.status || note !== trial.staffNote;

  function save(): void {
    const meta: ChangeMeta = { readAt: trial.updatedAt };
    const data = { status, staffNote: note };
    void run((api) => api.update(TRIALS, { id: trial.id, data, previousData: trial, meta }), { onDone: onClose });
  }

  return (
    <>
      <DialogContent dividers tabIndex={0}>
        <Column gap={3}>
          <About trial={trial} isTyping={isChanged} />
          <Column gap={2}>
            <TextField
              select
              label="Status"
              value={status}
              onChange={(event) => setStatus(event.target.value as TrialStatus)}
              helperText={consequenceWords(trial.status, status)}
            >
              {TRIAL_STATUSES.map((each) => (
                <MenuItem key={each} value={each}>
                  {TRIAL_STATUS_WORDS[each]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label="Note for staff (optional)"
              multiline
              minRows={2}
              value={staffNote}
              onChange={(event) => setStaffNote(event.target.value)}
              slotProps={{ htmlInput: { maxLength: TRIAL_RULES.staffNote.maxLength } }}
            />
            <Refusal refusal={refusal} otherwise={FAILED} />
          </Column>
        </Column>
      </DialogContent>
      <DialogActions>
        <HistoryButton resource={TRIALS} id={trial.id} />
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        <BusyButton variant="contained" loading={isBusy} disabled={!isChanged} onClick={save}>
          Save
        </BusyButton>
      </DialogActions>
    </>
  );
}

function About({ trial, isTyping }: { trial: TrialBooking; isTyping: boolean }) {
  const { className, endTime, status, plan, createdAt } = trial;
  return (
    <Column gap={3}>
      <Row gap={1.5} rowGap={1} wrap>
        <TrialStatusBadge status={status} />
        <Typography variant="secondary">Booked {schoolMoment(createdAt)}</Typography>
      </Row>
      <Columns gap={3}>
        <DialogSection title="Trial" action={<MoveButton trial={trial} isTyping={isTyping} />}>
          <Typography variant="medium">{className}</Typography>
          <div>
            {whenWords(trial)}–{endTime}
          </div>
          <div>{ageWords(trial)}</div>
          {plan !== null && <div>Interested in the {plan} membership</div>}
        </DialogSection>
        <ReachedBy title="Booked by" who={trial} subject={`Your free trial: ${className}`} />
      </Columns>
      <TrialAnswer trial={trial} isTyping={isTyping} />
      <SaidWith who={trial} />
    </Column>
  );
}

/** Not while a status or note is typed: the booking is read anew after it. */
function MoveButton({ trial, isTyping }: { trial: TrialBooking; isTyping: boolean }) {
  const { isOpen, open, close } = useDialog(MOVE_DIALOG);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" disabled={isTyping} onClick={() => open()}>
        Move or correct
      </Button>
      {isOpen && <MoveTrialDialog trial={trial} onClose={close} />}
    </>
  );
}
