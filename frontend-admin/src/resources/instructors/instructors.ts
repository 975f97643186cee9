import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Instructor } from '#libs/contracts/generated/api';
import { PeopleIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the cards and both forms, which open over them (spec 3 section 2). */
export const instructors = {
  name: 'instructors' satisfies AdminScreen,
  list: screen(async () => (await import('./InstructorsScreen')).InstructorsScreen),
  icon: PeopleIcon,
  recordRepresentation: (record: Instructor) => record.name,
} satisfies ResourceProps;
