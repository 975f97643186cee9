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
import { COURSE_SIGNUP_RULES, COURSE_SIGNUP_STATUS_WORDS } from '#libs/contracts/course-signup';
import type { CourseSignup } from '#libs/contracts/generated/api';
import { startWords } from '#libs/domain/course-date';
import type { CourseSignupStatus } from '#libs/domain/course-signup';
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
import { useWrite } from '../../shared/use-write';
import { consequenceWords, SIGNUP_CHANGE, SIGNUPS, statusesFrom } from './signup-words';
import { SignupStatusBadge } from './SignupStatusBadge';

/** Everything about one sign-up, over the list; its address opens it too. */
export function SignupDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: known, error, refetch } = useGetOne<CourseSignup>(SIGNUPS, { id }, { staleTime: 0 });
  const signup = isNotFound(error) ? undefined : known;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title={signup?.participantName ?? 'Course sign-up'} onClose={onClose} />
      {signup ? (
        <SignupForm key={signup.updatedAt} signup={signup} onClose={onClose} />
      ) : (
        <DialogContent dividers tabIndex={0}>
          {error ? (
            <LoadProblem
              error={error}
              title="The sign-up could not be loaded."
              gone="This sign-up no longer exists."
              onRetry={() => void refetch()}
            />
          ) : (
            <ListSkeleton text="Loading sign-up..." />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

function SignupForm({ signup, onClose }: { signup: CourseSignup; onClose: () => void }) {
  const [status, setStatus] = useState(signup.status);
  const [staffNote, setStaffNote] = useState(signup.staffNote ?? '');
  const { run, isBusy, refusal } = useWrite(SIGNUP_CHANGE);
  const note = staffNote.trim() || null;
  const isChanged = status !== signup.status || note !== signup.staffNote;

  function save(): void {
    const meta: ChangeMeta = { readAt: signup.updatedAt };
    const data = { status, staffNote: note };
    void run((api) => api.update(SIGNUPS, { id: signup.id, data, previousData: signup, meta }), { onDone: onClose });
  }

  return (
    <>
      <DialogContent dividers tabIndex={0}>
        <Column gap={3}>
          <About signup={signup} />
          <Column gap={2}>
            <TextField
              select
              label="Status"
              value={status}
              onChange={(event) => setStatus(event.target.value as CourseSignupStatus)}
              helperText={consequenceWords(signup.status, status)}
            >
              {statusesFrom(signup.status).map((each) => (
                <MenuItem key={each} value={each}>
                  {COURSE_SIGNUP_STATUS_WORDS[each]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label="Note for staff (optional)"
              multiline
              minRows={2}
              value={staffNote}
              onChange={(event) => setStaffNote(event.target.value)}
              slotProps={{ htmlInput: { maxLength: COURSE_SIGNUP_RULES.staffNote.maxLength } }}
            />
            <Refusal refusal={refusal} otherwise={SIGNUP_CHANGE.failed} />
          </Column>
        </Column>
      </DialogContent>
      <DialogActions>
        <HistoryButton resource={SIGNUPS} id={signup.id} />
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

function About({ signup }: { signup: CourseSignup }) {
  const { courseName, startDate, status, createdAt } = signup;
  return (
    <Column gap={3}>
      <Row gap={1.5} rowGap={1} wrap>
        <SignupStatusBadge status={status} />
        <Typography variant="secondary">Signed up {schoolMoment(createdAt)}</Typography>
      </Row>
      <Columns gap={3}>
        <DialogSection title="Course">
          <Typography variant="medium">{courseName}</Typography>
          <div>{startWords(startDate)}</div>
          <div>{ageWords(signup)}</div>
        </DialogSection>
        <ReachedBy title="Signed up by" who={signup} subject={courseName} />
      </Columns>
      <SaidWith who={signup} />
    </Column>
  );
}
