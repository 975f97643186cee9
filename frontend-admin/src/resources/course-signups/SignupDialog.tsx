import { Dialog, DialogContent, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { COURSE_SIGNUP_RULES, COURSE_SIGNUP_STATUS_WORDS } from '#libs/contracts/course-signup';
import type { CourseSignup } from '#libs/contracts/generated/api';
import { startWords } from '#libs/domain/course-date';
import { ageWords } from '../../shared/age-words';
import { DialogHead, DialogSection } from '../../shared/dialog-parts';
import { isNotFound } from '../../shared/failure';
import { Column, Columns, Row } from '../../shared/layout-parts';
import { LoadProblem } from '../../shared/notices';
import { BookerContact, NoteAndConsent } from '../../shared/participant-parts';
import { schoolMoment } from '../../shared/school-moment';
import { ListSkeleton } from '../../shared/Skeletons';
import { StatusNoteForm } from '../../shared/StatusNoteForm';
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
        <StatusNoteForm
          resource={SIGNUPS}
          one="sign-up"
          record={signup}
          write={SIGNUP_CHANGE}
          choices={statusesFrom(signup.status).map((each) => ({ id: each, name: COURSE_SIGNUP_STATUS_WORDS[each] }))}
          consequence={consequenceWords}
          noteMaxLength={COURSE_SIGNUP_RULES.staffNote.maxLength}
          about={<About signup={signup} />}
          onClose={onClose}
        />
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
        <BookerContact title="Signed up by" who={signup} subject={courseName} />
      </Columns>
      <NoteAndConsent who={signup} />
    </Column>
  );
}
