/** The tools of the phone area, in the order of the tiles (spec 3 section 2). */
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { CalendarIcon, CoursesIcon, FaqIcon, MessagesIcon, PeopleIcon } from '../shared/icons';

export interface Shortcut {
  screen: MobileAppScreen;
  label: string;
  Icon: ComponentType<SvgIconProps>;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { screen: 'messages', label: 'Messages', Icon: MessagesIcon },
  { screen: 'faq', label: 'FAQ', Icon: FaqIcon },
  { screen: 'schedule', label: 'Schedule', Icon: CalendarIcon },
  { screen: 'courses', label: 'Courses', Icon: CoursesIcon },
  { screen: 'users', label: 'Users', Icon: PeopleIcon },
];
