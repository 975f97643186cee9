import { useGetList } from 'react-admin';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { school } from '#libs/school/school';
import { StartDateInput } from '../../../resources/beginner-courses/StartDateInput';
import {
  BookingLinkInput,
  CourseActiveInput,
  CourseNameInput,
  DescriptionInput,
  LengthAndLevelInputs,
} from '../../../resources/beginner-courses/course-parts';
import {
  COURSE_RULES,
  COURSE_WORDS,
  courseTitle,
  COPIED_COURSE_FIELDS,
} from '../../../resources/beginner-courses/course-words';
import { DeleteAction } from '../../../shared/DeleteAction';
import { DuplicateAction } from '../../../shared/DuplicateAction';
import type { FormDialogProps } from '../../../shared/FormDialog';
import { RecordForm } from '../../../shared/RecordForm';
import { useNow } from '../../../shared/use-now';
import { FormSheet } from '../records/FormSheet';
import { ListBody } from '../records/ListBody';
import { RecordTool } from '../records/RecordTool';
import { Tiles } from '../records/Tile';
import { CourseTile } from './CourseTile';
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
          const { courses, nextId } = orderCourses(all, now, school.timeZone);
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
          <DeleteAction words={COURSE_WORDS} isOfForm />
        </>
      }
    />
  );
}
