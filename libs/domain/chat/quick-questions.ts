// The questions that the assistant offers for a press: what visitors ask about most, in the school's words and never in
// a visitor's own (CONTRACT section 9).

export interface QuickQuestion {
  label: string;
  /** What a press asks. */
  says: string;
}

/** What may be offered; of those asked about as often, the earlier. */
export const QUICK_QUESTIONS = {
  times: { label: 'Class times', says: 'When is the next class?' },
  price: { label: 'Prices', says: 'How much does a membership cost?' },
  location: { label: 'Where are you?', says: 'Where are you?' },
  booking: { label: 'Book a free trial', says: 'I would like to book a free trial' },
  contact: { label: 'Talk to a person', says: 'How can I contact you?' },
  kids: { label: 'Kids’ classes', says: 'Do you have classes for kids?' },
  course: { label: 'Beginner course', says: 'When does the next beginner course start?' },
  women: { label: 'Women’s classes', says: 'Do you have classes for women?' },
  hours: { label: 'Opening hours', says: 'What are your opening hours?' },
  bring: { label: 'What to bring', says: 'What should I bring?' },
  'first-visit': { label: 'Your first visit', says: 'What happens at my first visit?' },
  parking: { label: 'Parking', says: 'Is there parking?' },
  showers: { label: 'Showers', says: 'Are there showers?' },
  instructors: { label: 'Instructors', says: 'Who are the instructors?' },
  payment: { label: 'Ways to pay', says: 'How can I pay?' },
  freeze: { label: 'Pause a membership', says: 'Can I freeze my membership?' },
  sells: { label: 'Gear', says: 'What gear do you sell?' },
  order: { label: 'My order', says: 'Where is my order?' },
} as const satisfies Record<string, QuickQuestion>;
export type QuickTopic = keyof typeof QUICK_QUESTIONS;

/** In how many conversations a topic was asked about; left out: in none. */
export type AskedCounts = Partial<Record<QuickTopic, number>>;

/** The way in and the way to a person are offered whatever is asked. */
const ALWAYS = ['booking', 'contact'] as const satisfies QuickTopic[];
const BY_COUNT = 3;
/** Less often it says nothing about the next visitor. */
const LEAST_ASKED = 5;

/** Five: the three asked about most, and with them the trial and a person. */
export function quickQuestions(counts: AskedCounts): QuickQuestion[] {
  const timesAsked = (topic: QuickTopic) => {
    const count = counts[topic] ?? 0;
    return count < LEAST_ASKED ? 0 : count;
  };
  const [first, second, third] = quickTopics()
    .filter((topic) => !ALWAYS.some((other) => other === topic))
    .sort((one, other) => timesAsked(other) - timesAsked(one))
    .slice(0, BY_COUNT);
  return [first!, second!, 'booking' as const, third!, 'contact' as const].map((topic) => QUICK_QUESTIONS[topic]);
}

export function quickTopics(): QuickTopic[] {
  return Object.keys(QUICK_QUESTIONS) as QuickTopic[];
}
