import { COURSE_SIGNUP_STATUS_WORDS } from '#libs/contracts/course-signup';
import type { SchoolPalette } from '#libs/design/to-mui';
import type { CourseSignupStatus } from '#libs/domain/course-signup';
import { StatusBadge } from '../../shared/StatusBadge';

export function SignupStatusBadge({ status }: { status: CourseSignupStatus }) {
  return <StatusBadge variant={VARIANTS[status]}>{COURSE_SIGNUP_STATUS_WORDS[status]}</StatusBadge>;
}

const VARIANTS: Record<CourseSignupStatus, keyof SchoolPalette['badge']> = {
  booked: 'good',
  waiting: 'warn',
  cancelled: 'bad',
};
