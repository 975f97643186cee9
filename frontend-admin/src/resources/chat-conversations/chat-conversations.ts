import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ChatConversationSummary } from '#libs/contracts/chat-admin';
import { ConversationsIcon } from '../../shared/icons';
import { visitorName } from './visitor-name';

/** One screen serves the list and, over it, the conversation that the address names. */
export const chatConversations = {
  name: 'chat-conversations' satisfies AdminScreen,
  list: lazy(() => import('./ConversationsScreen').then((module) => ({ default: module.ConversationsScreen }))),
  icon: ConversationsIcon,
  recordRepresentation: (record: ChatConversationSummary) => visitorName(record),
} satisfies ResourceProps;
