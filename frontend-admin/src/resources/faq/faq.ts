import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Faq } from '#libs/contracts/generated/api';
import { FaqIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and both forms: the form stands above the list (spec 3 section 2). */
export const faq = {
  name: 'faq' satisfies AdminScreen,
  list: screen(async () => (await import('./FaqScreen')).FaqScreen),
  icon: FaqIcon,
  recordRepresentation: (record: Faq) => record.question,
} satisfies ResourceProps;
