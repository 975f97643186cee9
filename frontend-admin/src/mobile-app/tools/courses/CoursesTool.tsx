import { useGetList } from 'react-admin';
import type { BeginnerCourse } from '#libs/contracts/beginner-course';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { school } from '#libs/school/school';
import { COURSE_WORDS, courseTitle } from '../../../resources/beginner-courses/course-words';
import { useNow } from '../../../shared/use-now';
import { ListBody } from '../records/ListBody';
import { RecordTool } from '../records/RecordTool';
import { Tiles } from '../records/Tile';
import { CourseForm } from './CourseForm';
import { orderCourses } from './course-order';
import { CourseTile } from './CourseTile';

const RESOURCE = 'beginner-courses';

/** Every course, the next to start on top. */
export function CoursesTool() {
  const reading = useGetList<BeginnerCourse>(RESOURCE, {
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
      reading={reading}
      form={<CourseForm />}
    >
      <ListBody resource={RESOURCE} words={COURSE_WORDS} reading={reading} rows={reading.data}>
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
