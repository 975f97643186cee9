import { Button, Link as MuiLink, styled, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { startWords } from '#libs/domain/course-date';
import { radius } from '#libs/design/tokens';
import { ActiveSwitch } from '../../shared/ActiveSwitch';
import { courseCancellationWarning } from '../../shared/CancellationWarning';
import { CardGrid } from '../../shared/CardGrid';
import { DeleteAction, DuplicateAction, EditAction } from '../../shared/RecordActions';
import { ManagementScreen } from '../../shared/ManagementScreen';
import { RecordForm } from '../../shared/RecordForm';
import { RecordLink } from '../../shared/RecordLink';
import { RecordList } from '../../shared/RecordList';
import { StatusBadge } from '../../shared/StatusBadge';
import { StatusFilter } from '../../shared/ListFilters';
import { useFormMode } from '../../shared/form-mode';
import { AddIcon } from '../../shared/icons';
import { Grow, VisuallyHidden, LongText, Row } from '../../shared/layout-parts';
import { schoolDay } from '../../shared/school-moment';
import { useNow } from '../../shared/use-now';
import { CourseInputs } from './course-parts';
import { COURSE_INTRO, COURSE_RULES, COURSE_WORDS, COPIED_COURSE_FIELDS, hasStarted } from './course-words';

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
  const { name, startDate, duration, sessions, difficulty, description, seats, createdAt, isActive } = course;
  const isOver = hasStarted(course, new Date(useNow()));
  return (
    <>
      <Typography variant="lead" component={LongText}>
        <RecordLink>{name}</RecordLink>
        {!isActive && ' [Inactive]'}
      </Typography>
      <CourseHead>
        {startWords(startDate)}
        {isOver && <StatusBadge variant="warn">Hidden: already started</StatusBadge>}
      </CourseHead>
      <Badges>
        {[duration, sessions, difficulty].map((fact, index) => (
          <Badge key={index}>{fact}</Badge>
        ))}
      </Badges>
      <LongText lines={2}>
        <Typography variant="caption">{description}</Typography>
      </LongText>
      <Row gap={1} rowGap={0.5} wrap>
        {seats !== null && <span>{seats === 1 ? '1 seat' : `${seats} seats`}</span>}
        <MuiLink component={Link} to={signupsPath(course.id)}>
          Sign-ups <VisuallyHidden>of {name}</VisuallyHidden>
        </MuiLink>
      </Row>
      <Created>Created {schoolDay(createdAt)}</Created>
      <Actions>
        <Grow>
          <ActiveSwitch words={COURSE_WORDS} />
        </Grow>
        <EditAction />
        <DuplicateAction fields={COPIED_COURSE_FIELDS} focus="startDate" />
        <DeleteAction words={COURSE_WORDS} consequence={courseCancellationWarning} />
      </Actions>
    </>
  );
}

function signupsPath(courseId: number): string {
  return `/course-signups?filter=${encodeURIComponent(JSON.stringify({ courseId }))}`;
}

const CourseHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
}));

const Badges = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Badge = styled('li')(({ theme }) => ({
  paddingInline: theme.spacing(1),
  paddingBlock: theme.spacing(0.25),
  borderRadius: radius.sm,
  border: `1px solid ${theme.palette.divider}`,
  overflowWrap: 'anywhere',
}));

const Created = styled('div')(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  marginTop: 'auto',
  paddingTop: theme.spacing(0.5),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginInline: theme.spacing(-0.75),
  marginBottom: theme.spacing(-0.75),
}));
