import { styled } from '@mui/material';
import { useGetList } from 'react-admin';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { startWords } from '#libs/domain/course-date';
import { BookingLinkInput } from '../../../resources/beginner-courses/BookingLinkInput';
import {
  CourseActiveInput,
  CourseNameInput,
  DescriptionInput,
  LengthAndLevelInputs,
  SeatsInput,
  StartDateInput,
} from '../../../resources/beginner-courses/course-parts';
import {
  COURSE_RULES,
  COURSE_WORDS,
  COPIED_COURSE_FIELDS,
  hasStarted,
} from '../../../resources/beginner-courses/course-words';
import { courseCancellationWarning } from '../../../shared/CancellationWarning';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { courseTitle } from '../../../shared/record-titles';
import { DeleteAction, DuplicateAction } from '../../../shared/RecordActions';
import { RecordForm } from '../../../shared/RecordForm';
import { StatusBadge } from '../../../shared/StatusBadge';
import { LongText } from '../../../shared/layout-parts';
import { schoolDay } from '../../../shared/school-moment';
import { useNow } from '../../../shared/use-now';
import { FormSheet } from '../records/FormSheet';
import { ListBody } from '../records/ListBody';
import { RecordTool } from '../records/RecordTool';
import { Tiles, Tile, TileLine, TileName } from '../records/Tile';
import { orderCourses } from './course-order';

const RESOURCE = 'beginner-courses';

/** Every course, the next to start on top. */
export function CoursesTool() {
  const query = useGetList<BeginnerCourse>(RESOURCE, {
    pagination: { page: 1, perPage: MAX_RANGE_LENGTH },
    sort: { field: 'startDate', order: 'ASC' },
    filter: {},
  });
  const now = new Date(useNow());
  return (
    <RecordTool<BeginnerCourse>
      resource={RESOURCE}
      screen="courses"
      title="Courses"
      words={COURSE_WORDS}
      nameOf={courseTitle}
      query={query}
      form={<CourseForm />}
    >
      <ListBody resource={RESOURCE} words={COURSE_WORDS} query={query} rows={query.data}>
        {(all) => {
          const { courses, nextId } = orderCourses(all, now);
          return (
            <Tiles label="Courses">
              {courses.map((course) => (
                <CourseTile key={course.id} course={course} isNext={course.id === nextId} />
              ))}
            </Tiles>
          );
        }}
      </ListBody>
    </RecordTool>
  );
}

/** Quick edit: what changes most often comes first. */
function CourseForm() {
  return (
    <RecordForm resource="beginner-courses" words={COURSE_WORDS} {...COURSE_RULES} sheet={CourseSheet}>
      <StartDateInput />
      <CourseActiveInput />
      <CourseNameInput />
      <LengthAndLevelInputs />
      <DescriptionInput />
      <BookingLinkInput />
      <SeatsInput />
    </RecordForm>
  );
}

function CourseSheet(props: FormDialogProps) {
  return (
    <FormSheet
      {...props}
      actions={
        <>
          <DuplicateAction fields={COPIED_COURSE_FIELDS} focus="startDate" />
          <DeleteAction words={COURSE_WORDS} isOfForm consequence={courseCancellationWarning} />
        </>
      }
    />
  );
}

interface CourseTileProps {
  course: BeginnerCourse;
  isNext: boolean;
}

/** What the specification names of a course (spec 3 section 2), its start first. */
function CourseTile({ course, isNext }: CourseTileProps) {
  const { name, startDate, duration, sessions, difficulty, description, createdAt, isActive } = course;
  const isOver = hasStarted(course, new Date(useNow()));
  return (
    <Tile record={course} isDimmed={!isActive || isOver} isMarked={isNext}>
      <Head>
        {startWords(startDate)}
        {isNext && <StatusBadge variant="next">Next</StatusBadge>}
        {isOver && <StatusBadge variant="warn">Hidden: already started</StatusBadge>}
      </Head>
      <TileName>{isActive ? name : `${name} [Inactive]`}</TileName>
      <TileLine>{[duration, sessions, difficulty].join(' · ')}</TileLine>
      <LongText lines={2}>
        <TileLine>{description}</TileLine>
      </LongText>
      <Foot>
        <ActiveSwitch words={COURSE_WORDS} />
        Created {schoolDay(createdAt)}
      </Foot>
    </Tile>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontWeight: 650,
  overflowWrap: 'anywhere',
}));

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 44,
  marginBottom: theme.spacing(-1),
}));
