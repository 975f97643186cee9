import { Button, Dialog, DialogContent, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Instructor, InstructorAbsence } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { Lines } from '../../shared/card-parts';
import { DialogHead } from '../../shared/dialog-parts';
import { SectionExportButton } from '../../shared/export/SectionExportButton';
import { AddIcon, EditIcon } from '../../shared/icons';
import { Column, Grow, Row } from '../../shared/layout-parts';
import { LoadProblem } from '../../shared/notices';
import { periodWords } from '../../shared/record-titles';
import { addTitle, fetchFailed, loading } from '../../shared/record-words';
import { ListSkeleton } from '../../shared/Skeletons';
import { useDialog } from '../../shared/use-dialog';
import { useSchoolClock } from '../../shared/use-now';
import { ABSENCE_FORM_DIALOG, ABSENCE_WORDS, ABSENCES, absencesFrom } from './absence-words';
import { AbsenceForm } from './AbsenceForm';

const NEW = 'new';

interface AbsencesDialogProps {
  instructor: Pick<Instructor, 'id' | 'name'>;
  onClose: () => void;
}

/** When an instructor is away, over the team. */
export function AbsencesDialog({ instructor, onClose }: AbsencesDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { absences } = useAbsences(instructor.id);
  const form = useDialog(ABSENCE_FORM_DIALOG);
  // Once the form shows it stays, with all that is typed: saving says then that the absence is gone.
  const [edited, setEdited] = useState<InstructorAbsence>();
  const found = absences?.find(({ id }) => String(id) === form.shown);
  if (found && found.id !== edited?.id) setEdited(found);
  if (form.shown === undefined && edited) setEdited(undefined);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title={`Absences of ${instructor.name}`} isDivided onClose={onClose} />
      <DialogContent>
        {form.shown === NEW || String(edited?.id) === form.shown ? (
          <AbsenceForm
            key={form.shown}
            instructorId={instructor.id}
            absence={form.shown === NEW ? undefined : edited}
            onDone={form.close}
          />
        ) : (
          <Column gap={2} align="start">
            <Typography variant="secondary">
              Classes on these days need a substitute. They are marked in the class schedule and counted on the
              dashboard. Visitors see no change until you choose a substitute.
            </Typography>
            <Absences instructorId={instructor.id} onEdit={({ id }) => form.open(id)} />
            <Row gap={1} rowGap={1} wrap>
              <Button autoFocus variant="contained" startIcon={<AddIcon />} onClick={() => form.open(NEW)}>
                {addTitle(ABSENCE_WORDS)}
              </Button>
              {absences && absences.length > 0 && (
                <SectionExportButton
                  section="instructor-absences"
                  read={async () => absences.map((absence) => ({ ...absence, instructor: instructor.name }))}
                />
              )}
            </Row>
          </Column>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface AbsencesProps {
  instructorId: number;
  onEdit: (absence: InstructorAbsence) => void;
}

function Absences({ instructorId, onEdit }: AbsencesProps) {
  const { absences, error, refetch } = useAbsences(instructorId);
  if (error) return <LoadProblem error={error} title={fetchFailed(ABSENCE_WORDS)} onRetry={() => void refetch()} />;
  if (!absences) return <ListSkeleton text={loading(ABSENCE_WORDS)} />;
  if (absences.length === 0) return <Typography>{ABSENCE_WORDS.empty}</Typography>;
  return (
    <Lines sx={{ width: '100%' }}>
      {absences.map((absence) => (
        <li key={absence.id}>
          <Grow>
            <Typography variant="strong" component="p">
              {periodWords(absence)}
            </Typography>
            {absence.note && <Typography variant="caption">{absence.note}</Typography>}
          </Grow>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={`Edit absence ${periodWords(absence)}`}
            startIcon={<EditIcon />}
            onClick={() => onEdit(absence)}
          >
            Edit
          </Button>
        </li>
      ))}
    </Lines>
  );
}

/** An instructor's absences that are not over. */
export function useAbsences(instructorId: number) {
  const today = isoDate(useSchoolClock().date);
  // One list for the whole team: each card reads its own from it.
  const { data, error, refetch } = useGetList<InstructorAbsence>(ABSENCES, {
    pagination: { page: 1, perPage: MAX_RANGE_LENGTH },
    sort: { field: 'endDate', order: 'DESC' },
    filter: {},
  });
  return { absences: data && absencesFrom(today, instructorId, data), error, refetch };
}
