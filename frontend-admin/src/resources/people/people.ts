import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { PersonalDataIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** What is kept about a person: no list, a search (POPIA, sections 23 and 24). */
export const people = {
  name: 'people' satisfies AdminScreen,
  list: screen(async () => (await import('./PeopleScreen')).PeopleScreen),
  icon: PersonalDataIcon,
} satisfies ResourceProps;
