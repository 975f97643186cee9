import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Instructor } from '#libs/contracts/instructor';
import { PeopleIcon } from '../../shared/icons';

/** One screen serves the cards and both forms, which open over them (spec 3 section 2). */
export const instructors = {
  name: 'instructors' satisfies AdminScreen,
  list: lazy(() => import('./InstructorsScreen').then((module) => ({ default: module.InstructorsScreen }))),
  icon: PeopleIcon,
  recordRepresentation: (record: Instructor) => record.name,
} satisfies ResourceProps;
