/** What staff see of the assistant's work (beyond spec 3): conversations, and the questions it could not answer. */

export const UNANSWERED_STATUSES = ['open', 'answered', 'dismissed'] as const;
export type UnansweredStatus = (typeof UNANSWERED_STATUSES)[number];

export const CONVERSATION_RULES = {
  handled: { wrongType: 'Handled must be true or false' },
  /** What a message made of a conversation is from where the visitor told no name. */
  unnamedVisitor: 'Visitor of the chat',
  nobodyToAnswer: 'The visitor left no email address or phone number, so there is nobody to answer',
} as const;

export const UNANSWERED_RULES = {
  question: { maxLength: 500 },
  status: { unknown: `Status must be one of ${UNANSWERED_STATUSES.join(', ')}` },
  faqId: {
    unknown: 'There is no FAQ with this id',
    required: 'An answered question needs the FAQ that answers it',
    onlyAnswered: 'Only an answered question has an FAQ',
  },
} as const;
