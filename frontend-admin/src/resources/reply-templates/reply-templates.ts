import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ReplyTemplate } from '#libs/contracts/generated/api';
import { MessagesIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and both forms. */
export const replyTemplates = {
  name: 'reply-templates' satisfies AdminScreen,
  list: screen(async () => (await import('./ReplyTemplatesScreen')).ReplyTemplatesScreen),
  icon: MessagesIcon,
  recordRepresentation: (record: ReplyTemplate) => record.title,
} satisfies ResourceProps;
