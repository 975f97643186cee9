// What visitors ask, as the questions that the rules answer: a message in words that no rule knows is read as one of
// them (intent-score, docs/decisions/0118).
import type { Asked } from '#libs/domain/chat/asked';

/** What of the visitor's own message is kept beside the question it is read as; `hour`: a part said by the clock. */
export type Kept =
  | 'text'
  | 'style'
  | 'day'
  | 'part'
  | 'hour'
  | 'age'
  | 'group'
  | 'plan'
  | 'named'
  | 'level'
  | 'asksWhatItIs';

interface KnownIntent {
  /** The rules have an answer to it, of every school. */
  question: string;
  keeps?: readonly Kept[];
}

const WHEN = ['style', 'day', 'part', 'age', 'group', 'level'] as const;
const OF_STYLE = ['level', 'asksWhatItIs'] as const;

export const INTENTS = {
  'next-class': { question: 'When is the next class?', keeps: WHEN },
  timetable: { question: 'Can I see the timetable?' },
  'morning-classes': { question: 'Do you have morning classes?', keeps: ['style', 'age', 'group', 'hour', 'level'] },
  'evening-classes': { question: 'Do you have evening classes?', keeps: ['style', 'age', 'group', 'hour', 'level'] },
  'lunch-classes': { question: 'Do you have lunchtime classes?', keeps: ['style'] },
  'weekend-classes': { question: 'Do you have classes on the weekend?', keeps: ['style', 'age', 'group'] },
  'opening-hours': { question: 'What are your opening hours?', keeps: ['day'] },
  'holiday-hours': { question: 'Are you open on public holidays?', keeps: ['day'] },
  'class-length': { question: 'How long is a class?', keeps: ['style'] },
  'membership-price': { question: 'How much does a membership cost?', keeps: ['plan', 'text'] },
  'registration-fee': { question: 'Is there a registration fee?' },
  discounts: { question: 'Are there discounts?' },
  'single-classes': { question: 'Can I pay per class?' },
  'payment-methods': { question: 'How can I pay?' },
  contract: { question: 'Do I have to sign a contract?' },
  'cancel-membership': { question: 'How do I cancel my membership?' },
  'freeze-membership': { question: 'Can I freeze my membership?' },
  'missed-classes': { question: 'What if I miss a class?' },
  'free-trial': { question: 'Is the first class free?' },
  'book-trial': { question: 'How do I book a free trial?' },
  'move-trial': { question: 'Can I move my trial?' },
  'first-visit': { question: 'What happens at the first class?' },
  'what-to-bring': { question: 'What must I bring?' },
  'on-the-mats': { question: 'Can I wear shoes and jewellery on the mats?' },
  sparring: { question: 'Do I have to spar?' },
  experience: { question: 'Is it for beginners?' },
  'age-limits': { question: 'Is there an age limit?' },
  'kids-classes': { question: 'What do you have for kids?', keeps: ['age', 'group', 'named'] },
  'kids-by-age': { question: 'What do you have for kids?', keeps: ['age', 'group', 'named'] },
  bullying: { question: 'My child is bullied at school, can you help?', keeps: ['age'] },
  watching: { question: 'Can I watch a class?' },
  women: { question: 'Do you have classes for women?' },
  health: { question: 'I have an injury, can I train?' },
  accessibility: { question: 'Is it accessible by wheelchair?' },
  'getting-here': { question: 'How do I get there by public transport?' },
  location: { question: 'Where are you located?', keeps: ['text'] },
  parking: { question: 'Is there parking?' },
  showers: { question: 'Are there showers?' },
  contact: { question: 'How can I contact you?' },
  instructors: { question: 'Who are the instructors?', keeps: ['style'] },
  coaches: { question: 'Are the coaches qualified?' },
  gradings: { question: 'When are gradings?' },
  'class-size': { question: 'How many people are in a class?' },
  'choosing-style': { question: 'Which style should I choose?' },
  'about-krav': { question: 'What is Krav Maga?' },
  offer: { question: 'What classes do you offer?' },
  'offers-krav': { question: 'Do you offer Krav Maga?', keeps: OF_STYLE },
  'offers-bjj': { question: 'Do you offer Brazilian Jiu-Jitsu?', keeps: OF_STYLE },
  'offers-boxing': { question: 'Do you offer boxing?', keeps: OF_STYLE },
  'offers-filipino': { question: 'Do you offer Filipino martial arts?', keeps: OF_STYLE },
  'offers-firearms': { question: 'Do you offer firearms training?', keeps: OF_STYLE },
  'offers-medical': { question: 'Do you offer medical training?', keeps: OF_STYLE },
  'offers-protective': { question: 'Do you offer protective training?', keeps: OF_STYLE },
  corporate: { question: 'Do you do corporate training for my company?' },
  private: { question: 'How much is a private session?' },
  'small-group': { question: 'How much is a small group?' },
  course: { question: 'How much is the beginner course?', keeps: ['text'] },
  'course-start': { question: 'When does the beginner course start?' },
  workshops: { question: 'Do you run workshops and seminars?' },
  techniques: { question: 'Do you teach defence against a knife?' },
  licences: { question: 'Do I need a licence for firearms training?' },
  indemnity: { question: 'Do I have to sign an indemnity?' },
  vouchers: { question: 'Do you have gift vouchers?' },
  parties: { question: 'Do you do birthday parties?' },
  online: { question: 'Can I train online?' },
  'medical-aid': { question: 'Does medical aid pay?' },
  jobs: { question: 'Are you hiring?' },
  'load-shedding': { question: 'Are you open during load-shedding?' },
  photos: { question: 'May I take photos in class?' },
  privacy: { question: 'What happens to my personal information?' },
  login: { question: 'How do I log in?' },
  shop: { question: 'Do you sell gear?', keeps: ['named'] },
  delivery: { question: 'Do you deliver?' },
  returns: { question: 'Can I return something from the shop?' },
  'order-status': { question: 'Where is my order?' },
  ebook: { question: 'What e-books do you have?' },
} as const satisfies Record<string, KnownIntent>;

export type Intent = keyof typeof INTENTS;
/** What no school publishes, or only a person of it can see to. */
export const UNKNOWN = 'unknown';

/** In the order in which the weights name them. */
export const INTENT_NAMES: readonly (Intent | typeof UNKNOWN)[] = [...(Object.keys(INTENTS) as Intent[]), UNKNOWN];

export function questionOf(intent: Intent): string {
  return INTENTS[intent].question;
}

/** "Before 8" of the mornings, "after 18:30" of the evenings: another hour was told of something else. */
function isHourOf(intent: Intent, part: Asked['part']): boolean {
  if (!part || !/\d/.test(part.words)) return false;
  return intent === 'morning-classes' ? part.to <= NOON : part.from > NOON;
}
const NOON = '12:00';

/** What the visitor's own words add to the question. */
export function keptOf(intent: Intent, asked: Asked): Partial<Asked> {
  const { keeps = [] }: KnownIntent = INTENTS[intent];
  const parts = keeps.flatMap((part) =>
    part !== 'hour' ? [part] : isHourOf(intent, asked.part) ? (['part'] as const) : [],
  );
  const known = parts.filter((part) => asked[part] !== undefined);
  const kept = Object.fromEntries(known.map((part) => [part, asked[part]]));
  return keeps.includes('group') && asked.subject === 'kids' ? { ...kept, subject: asked.subject } : kept;
}
