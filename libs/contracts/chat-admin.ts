/** What staff see of the assistant's work (beyond spec 3): conversations, and the questions it could not answer. */
import type { ChatMessage } from '#libs/contracts/chatbot';

/** One row of GET /api/admin/chat-conversations. */
export interface ChatConversationSummary {
  id: number;
  userName: string | null;
  userEmail: string | null;
  userPhone: string | null;
  messageCount: number;
  /** The visitor's latest message, at most 160 characters of it; empty when they wrote none. */
  lastQuestion: string;
  /** How many of the assistant's answers were its apology. */
  apologyCount: number;
  /** ISO 8601 UTC */
  createdAt: string;
  updatedAt: string;
}

/** GET /api/admin/chat-conversations/{id}. */
export interface ChatTranscript extends ChatConversationSummary {
  /** Oldest first. */
  messages: ChatMessage[];
}

export const UNANSWERED_STATUSES = ['open', 'answered', 'dismissed'] as const;
export type UnansweredStatus = (typeof UNANSWERED_STATUSES)[number];

/** One row of GET /api/admin/unanswered-questions: a question that ended in the apology, with all that ask the same. */
export interface UnansweredQuestion {
  id: number;
  /** As it was asked last, at most 500 characters. */
  question: string;
  /** How often, in any wording of the same words. */
  askedCount: number;
  /** ISO 8601 UTC */
  firstAskedAt: string;
  lastAskedAt: string;
  status: UnansweredStatus;
  /** The FAQ that was made of it, while that exists. */
  faqId: number | null;
}

/** PUT /api/admin/unanswered-questions/{id}. */
export interface UnansweredQuestionChange {
  status: UnansweredStatus;
  /** Only with 'answered', and needed then: which FAQ answers it now. Left out, one that is answered keeps its FAQ. */
  faqId?: number | null;
}

export const UNANSWERED_RULES = {
  question: { maxLength: 500 },
  status: { unknown: `Status must be one of ${UNANSWERED_STATUSES.join(', ')}` },
  faqId: {
    unknown: 'There is no FAQ with this id',
    required: 'An answered question needs the FAQ that answers it',
    onlyAnswered: 'Only an answered question has an FAQ',
  },
} as const;
