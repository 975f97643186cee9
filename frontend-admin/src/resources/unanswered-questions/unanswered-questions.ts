import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { UnansweredQuestion } from '#libs/contracts/generated/api';
import { UnansweredIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** What the assistant could not answer, and what becomes of it. */
export const unansweredQuestions = {
  name: 'unanswered-questions' satisfies AdminScreen,
  list: screen(async () => (await import('./UnansweredQuestionsScreen')).UnansweredQuestionsScreen),
  icon: UnansweredIcon,
  recordRepresentation: (record: UnansweredQuestion) => record.question,
} satisfies ResourceProps;
