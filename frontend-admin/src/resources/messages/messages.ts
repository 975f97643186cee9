import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { MessagesIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the inbox and the message that the address names. */
export const messages = {
  name: 'messages' satisfies AdminScreen,
  list: screen(async () => (await import('./MessagesScreen')).MessagesScreen),
  icon: MessagesIcon,
  recordRepresentation: (record: ContactMessage) => record.subject,
} satisfies ResourceProps;
