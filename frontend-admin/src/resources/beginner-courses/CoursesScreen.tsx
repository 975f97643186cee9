import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { BEGINNER_COURSE_DEFAULTS } from '#libs/contracts/beginner-course';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordList } from '../../shared/RecordList';
import { StatusFilter } from '../../shared/StatusFilter';
import { COURSE_INTRO, COURSE_WORDS } from './course-words';
import { CourseCards } from './CourseCards';
import { CourseInputs } from './CourseInputs';
import { validateCourse } from './validate-course';

const RESOURCE = 'beginner-courses';

/** Manage Courses (spec 3 section 2): cards, the next start first; the forms are dialogs. */
export function CoursesScreen() {
  const { createPath } = useFormMode(RESOURCE);
  return (
    <ManagementScreen
      resource={RESOURCE}
      words={COURSE_WORDS}
      intro={COURSE_INTRO}
      isFormAsked
      form={
        <RecordForm
          resource={RESOURCE}
          words={COURSE_WORDS}
          defaults={{ ...BEGINNER_COURSE_DEFAULTS }}
          validate={validateCourse}
          isDialog
        >
          <CourseInputs />
        </RecordForm>
      }
      list={
        <RecordList
          resource={RESOURCE}
          words={COURSE_WORDS}
          sort={{ field: 'startDate', order: 'ASC' }}
          sortFields={['startDate', 'name', 'difficulty', 'isActive', 'createdAt']}
          perPage={25}
          filters={<StatusFilter source="isActive" />}
          emptyAction={
            <Button component={Link} to={createPath} variant="contained" startIcon={<AddIcon />}>
              Add First Course
            </Button>
          }
          cards={<CourseCards />}
          cardsBelow="everywhere"
        />
      }
    />
  );
}
