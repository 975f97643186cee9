import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { CourseSignup } from '#libs/contracts/generated/api';
import { TrialsIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and, over it, the sign-up that the address names. */
export const courseSignups = {
  name: 'course-signups' satisfies AdminScreen,
  list: screen(async () => (await import('./CourseSignupsScreen')).CourseSignupsScreen),
  icon: TrialsIcon,
  recordRepresentation: (record: CourseSignup) => record.participantName,
} satisfies ResourceProps;
