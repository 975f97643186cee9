/** A school for the tests of the assistant, with the eighteen built-in questions. */
import type { Knowledge } from '#libs/domain/chat/answer';
import type { AssistantFacts } from '#libs/domain/chat/answer-rules';
import { fallbackFaqs } from '#libs/domain/chat/fallback-faqs';

export const facts: AssistantFacts = {
  school: {
    name: 'Storm Test Academy',
    venue: 'Test hall, Sandton',
    phone: { display: '+27 11 555 0100' },
    whatsapp: { display: '+27 82 555 0100' },
    email: 'info@storm.test',
  },
};

export const knowledge: Knowledge = {
  facts,
  questions: fallbackFaqs({
    ...facts,
    hours: {
      Monday: { opens: '06:00', closes: '21:00' },
      Tuesday: { opens: '06:00', closes: '21:00' },
      Wednesday: { opens: '06:00', closes: '21:00' },
      Thursday: { opens: '06:00', closes: '21:00' },
      Friday: { opens: '06:00', closes: '21:00' },
      Saturday: { opens: '08:00', closes: '13:00' },
      Sunday: null,
    },
    prices: {
      basicMonthly: 'R650',
      standardMonthly: 'R950',
      premiumMonthly: 'R1250',
      privateSession: 'R500',
      fivePrivateSessions: 'R2250',
      smallGroupFrom: 'R750',
      registrationFee: 'R350',
    },
    commitmentMonths: { basic: 1, standard: 3, premium: 6 },
  }),
};
