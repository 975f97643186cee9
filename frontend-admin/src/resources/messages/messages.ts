import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/contact-message';
import { MessagesIcon } from '../../shared/icons';
import { MESSAGES } from './message-words';

/** One screen serves the inbox and the message that the address names. */
export const messages = {
  name: MESSAGES,
  list: lazy(() => import('./MessagesScreen').then((module) => ({ default: module.MessagesScreen }))),
  icon: MessagesIcon,
  recordRepresentation: (record: ContactMessage) => record.subject,
} satisfies ResourceProps;
