import { Button, IconButton, Link, styled, Tooltip, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ReorderHint } from '../../shared/reorder/ReorderHint';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon, ClosedDaysIcon } from '../../shared/icons';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { ABSENCES_DIALOG } from './absence-words';
import { AbsencesDialog, useAbsences } from './AbsencesDialog';
import { INSTRUCTOR_RULES, INSTRUCTOR_WORDS } from './instructor-words';
import { InstructorInputs, ExpertiseBadges } from './InstructorInputs';
import { INSTRUCTOR_RULES as LIMITS } from '#libs/contracts/instructor';
import type { Instructor } from '#libs/contracts/generated/api';
import { initialsOf } from '#libs/domain/initials';
import { ReorderHandle } from '../../shared/reorder/ReorderHandle';
import { CardGrid } from '../../shared/CardGrid';
import { DeleteAction, EditAction } from '../../shared/RecordActions';
import { Picture } from '../../shared/image/Picture';
import { periodWords } from '../../shared/record-titles';
import { StatusBadge } from '../../shared/StatusBadge';
import { useDialog } from '../../shared/use-dialog';
import { RecordLink } from '../../shared/RecordLink';
import { Grow, LongText, Row } from '../../shared/layout-parts';

const RESOURCE = 'instructors';
/** The whole team on one page, so that it can be arranged. */
const WHOLE_TEAM_CARDS = 100;

/** Instructor management (spec 3 section 2). */
export function InstructorsScreen() {
  const { createPath } = useFormMode(RESOURCE);
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={INSTRUCTOR_WORDS}
      isFormAsked
      form={
        <RecordForm resource={RESOURCE} words={INSTRUCTOR_WORDS} {...INSTRUCTOR_RULES} isDialog>
          <InstructorInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={INSTRUCTOR_WORDS}
          sort={{ field: 'sortOrder', order: 'ASC' }}
          sortFields={['sortOrder', 'name', 'role']}
          perPage={WHOLE_TEAM_CARDS}
          hint={<ReorderHint />}
          emptyAction={
            <Button component={RouterLink} to={createPath} variant="contained" startIcon={<AddIcon />}>
              Add First Instructor
            </Button>
          }
          cards={<InstructorCards />}
        />
      }
    />
  );
}

const PHOTO_PX = 72;

function InstructorCards() {
  return <CardGrid<Instructor> isDimmed={() => false} render={(instructor) => <InstructorCard {...instructor} />} />;
}

function InstructorCard({ id, name, role, bio, expertise, image, sortOrder }: Instructor) {
  const dialog = useDialog(ABSENCES_DIALOG);
  const { absences = [] } = useAbsences(id);
  return (
    <>
      <Row gap={1.5} align="start">
        <Picture src={image} widthPx={PHOTO_PX} heightPx={PHOTO_PX} fit="cover">
          <Typography variant="figure" component="span">
            {initialsOf(name)}
          </Typography>
        </Picture>
        <Grow>
          <RecordLink>{name}</RecordLink>
          <Typography variant="caption">{role}</Typography>
          {image && (
            <Link
              href={image}
              target="_blank"
              rel="noopener"
              color="inherit"
              aria-label={`View photo of ${name}`}
              variant="small"
            >
              View photo
            </Link>
          )}
        </Grow>
        <ReorderHandle words={INSTRUCTOR_WORDS} max={LIMITS.sortOrder.max} />
      </Row>
      <LongText lines={3}>
        <Typography variant="caption">{bio}</Typography>
      </LongText>
      <ExpertiseBadges areas={expertise} />
      {absences[0] && (
        <Row>
          <StatusBadge variant="warn">{`Away ${periodWords(absences[0])}`}</StatusBadge>
        </Row>
      )}
      <Actions>
        <Typography variant="caption" component={Grow}>
          Sort order {sortOrder}
        </Typography>
        <Tooltip title="Absences">
          <IconButton aria-label={`Absences of ${name}`} onClick={() => dialog.open(id)}>
            <ClosedDaysIcon />
          </IconButton>
        </Tooltip>
        <EditAction />
        <DeleteAction words={INSTRUCTOR_WORDS} />
      </Actions>
      {dialog.shown === String(id) && (
        // A form fills itself with the record around it: here it is an absence's, not the card's.
        <RecordContextProvider value={undefined}>
          <AbsencesDialog instructor={{ id, name }} onClose={dialog.close} />
        </RecordContextProvider>
      )}
    </>
  );
}

const Actions = styled('div')({ display: 'flex', alignItems: 'center', marginTop: 'auto' });
