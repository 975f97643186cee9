import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { ConversationsIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';
import { visitorName } from './conversation-words';

/** One screen serves the list and, over it, the conversation that the address names. */
export const chatConversations = {
  name: 'chat-conversations' satisfies AdminScreen,
  list: screen(async () => (await import('./ConversationsScreen')).ConversationsScreen),
  icon: ConversationsIcon,
  recordRepresentation: (record: ChatConversationRecord) => visitorName(record),
} satisfies ResourceProps;
