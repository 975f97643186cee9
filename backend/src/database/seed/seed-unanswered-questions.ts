import type { EntityManager } from 'typeorm';
import { questionGroup } from '#libs/domain/chat/question-group';
import { UnansweredQuestion } from '../../modules/chatbot/unanswered-question.entity.js';

const HOUR_MS = 60 * 60_000;

interface DemoQuestion {
  question: string;
  askedCount: number;
  firstAskedHoursAgo: number;
  lastAskedHoursAgo: number;
  isDismissed?: boolean;
}

const QUESTIONS: DemoQuestion[] = [
  { question: 'Is there wifi?', askedCount: 6, firstAskedHoursAgo: 24 * 52, lastAskedHoursAgo: 4 },
  {
    question: 'Do you have a trampoline for the kids?',
    askedCount: 3,
    firstAskedHoursAgo: 24 * 19,
    lastAskedHoursAgo: 30,
  },
  // These two end a demo conversation.
  { question: 'and kendo?', askedCount: 1, firstAskedHoursAgo: 24 * 40, lastAskedHoursAgo: 24 * 40 },
  { question: 'my name is … do you do sumo?', askedCount: 1, firstAskedHoursAgo: 24 * 40, lastAskedHoursAgo: 24 * 40 },
  { question: 'lol', askedCount: 2, firstAskedHoursAgo: 24 * 33, lastAskedHoursAgo: 24 * 8, isDismissed: true },
];

/** What the assistant has apologised for, some of it often, and one that staff have dismissed. */
export async function seedUnansweredQuestions(manager: EntityManager): Promise<void> {
  if (await manager.exists(UnansweredQuestion)) return;
  const now = Date.now();
  await manager.insert(
    UnansweredQuestion,
    QUESTIONS.map(({ question, askedCount, firstAskedHoursAgo, lastAskedHoursAgo, isDismissed }) => ({
      question,
      questionGroup: questionGroup(question),
      askedCount,
      firstAskedAt: new Date(now - firstAskedHoursAgo * HOUR_MS),
      lastAskedAt: new Date(now - lastAskedHoursAgo * HOUR_MS),
      status: isDismissed ? 'dismissed' : 'open',
    })),
  );
}
