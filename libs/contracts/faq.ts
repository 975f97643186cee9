/**
 * Frequently asked questions: what crosses the wire, and the limits of each field (spec 1 section 3, spec 3 section 5).
 */

export const FAQ_CATEGORIES = ['general', 'classes', 'pricing', 'location', 'training'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

export const FAQ_DEFAULTS = { question: '', answer: '', category: 'general', isActive: true } as const;

/** How much of the past is looked at to say what a change would do. */
export const FAQ_PREVIEW = {
  mostQuestions: 500,
  mostExamples: 20,
  readOfEach: 500,
  unknownId: 'There is no FAQ with this id',
} as const;

export const FAQ_RULES = {
  question: {
    minLength: 5,
    maxLength: 500,
    tooShort: 'Question must be at least 5 characters',
    tooLong: 'Question must be at most 500 characters',
  },
  answer: {
    minLength: 10,
    maxLength: 5000,
    tooShort: 'Answer must be at least 10 characters',
    tooLong: 'Answer must be at most 5000 characters',
  },
  category: { unknown: `Category must be one of ${FAQ_CATEGORIES.join(', ')}` },
  isActive: { wrongType: 'Active must be true or false' },
} as const;
