import { Button, Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { school } from '#libs/school/school';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { CardGrid } from '../../shared/CardGrid';
import { DeleteAction } from '../../shared/DeleteAction';
import { DuplicateAction } from '../../shared/DuplicateAction';
import { EditAction } from '../../shared/EditAction';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { StatusBadge } from '../../shared/StatusBadge';
import { StatusFilter } from '../../shared/StatusFilter';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { schoolDay } from '../../shared/school-moment';
import { useNow } from '../../shared/use-now';
import { CourseInputs } from './CourseInputs';
import { COURSE_INTRO, COURSE_RULES, COURSE_WORDS, COPIED_COURSE_FIELDS } from './course-words';
import { hasStarted } from './start-date-words';

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
        <RecordForm resource={RESOURCE} words={COURSE_WORDS} {...COURSE_RULES} isDialog>
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
        />
      }
    />
  );
}

function CourseCards() {
  return (
    <CardGrid<BeginnerCourse>
      isDimmed={(course) => !course.isActive}
      render={(course) => <CourseCard course={course} />}
    />
  );
}

function CourseCard({ course }: { course: BeginnerCourse }) {
  const { name, startDate, duration, sessions, difficulty, description, createdAt, isActive } = course;
  const isOver = hasStarted(course, new Date(useNow()), school.timeZone);
  return (
    <>
      <Box sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>
        <RecordLink>{name}</RecordLink>
        {!isActive && ' [Inactive]'}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        Starts {startDate}
        {isOver && <StatusBadge variant="warn">Has started: not shown</StatusBadge>}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none', fontSize: 13 }}
      >
        {[duration, sessions, difficulty].map((fact, index) => (
          <Box
            key={index}
            component="li"
            sx={{ px: 1, py: 0.25, borderRadius: '4px', border: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {fact}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: 13,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {description}
      </Box>
      <Box sx={{ mt: 'auto', pt: 0.5, fontSize: 12.5, color: 'text.secondary' }}>Created {schoolDay(createdAt)}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', mx: -0.75, mb: -0.75 }}>
        <Box sx={{ flex: 1 }}>
          <ActiveSwitch words={COURSE_WORDS} />
        </Box>
        <EditAction />
        <DuplicateAction fields={COPIED_COURSE_FIELDS} focus="startDate" />
        <DeleteAction words={COURSE_WORDS} />
      </Box>
    </>
  );
}
