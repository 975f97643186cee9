import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { CoursesIcon } from '../../shared/icons';
import { courseTitle } from '../../shared/record-titles';
import { screen } from '../../shared/screen';

/** One screen serves the list and both forms: the form is a dialog over the list (spec 3 section 2). */
export const beginnerCourses = {
  name: 'beginner-courses' satisfies AdminScreen,
  list: screen(async () => (await import('./CoursesScreen')).CoursesScreen),
  icon: CoursesIcon,
  recordRepresentation: courseTitle,
} satisfies ResourceProps;
