/** The tools of the phone area, in the order of the tiles (spec 3 section 2). */
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { CalendarIcon, CoursesIcon, FaqIcon, MessagesIcon, PeopleIcon } from '../shared/icons';

interface Shortcut {
  screen: MobileAppScreen;
  label: string;
  /** What its tile says while nothing more is known. */
  about: string;
  Icon: ComponentType<SvgIconProps>;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { screen: 'messages', label: 'Messages', about: 'Read and answer', Icon: MessagesIcon },
  { screen: 'faq', label: 'FAQ', about: 'Common questions', Icon: FaqIcon },
  { screen: 'schedule', label: 'Schedule', about: 'Classes this week', Icon: CalendarIcon },
  { screen: 'courses', label: 'Courses', about: 'Beginner courses', Icon: CoursesIcon },
  { screen: 'users', label: 'Users', about: 'Staff accounts', Icon: PeopleIcon },
];
