import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ArrangeHint } from '../../shared/arrange/ArrangeHint';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { INSTRUCTOR_RULES, INSTRUCTOR_WORDS } from './instructor-words';
import { InstructorCards } from './InstructorCards';
import { InstructorInputs } from './InstructorInputs';

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
          hint={<ArrangeHint />}
          emptyAction={
            <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
              Add First Instructor
            </Button>
          }
          cards={<InstructorCards />}
        />
      }
    />
  );
}
