// What is known of the same matter as a question that no rule answers: it is offered for a press under the apology.
import type { Asked } from '#libs/domain/chat/asked';
import { ADULTS_FROM_YEARS, type Style, type Subject } from '#libs/domain/chat/asked-words';
import type { Recognised } from '#libs/domain/chat/intent-score';
import { questionOf, UNKNOWN } from '#libs/domain/chat/intents';
import { QUICK_QUESTIONS as QUICK } from '#libs/domain/chat/quick-questions';
import type { Topic } from '#libs/domain/chat/topics';

const CANCEL = 'How do I cancel my membership?';

const OF_TOPIC: Partial<Record<Topic, string>> = {
  times: QUICK.times.says,
  hours: QUICK.hours.says,
  length: QUICK.times.says,
  price: QUICK.price.says,
  discounts: QUICK.price.says,
  payment: QUICK.payment.says,
  contract: CANCEL,
  cancel: CANCEL,
  switch: QUICK.price.says,
  freeze: QUICK.freeze.says,
  booking: QUICK.booking.says,
  bring: QUICK.bring.says,
  sells: QUICK.sells.says,
  'first-visit': QUICK['first-visit'].says,
  location: QUICK.location.says,
  area: QUICK.location.says,
  parking: QUICK.parking.says,
  showers: QUICK.showers.says,
  instructors: QUICK.instructors.says,
};

const OF_SUBJECT: Record<Subject, string> = {
  course: QUICK.course.says,
  private: 'How much is a private session?',
  group: 'How much is a private session?',
  registration: 'How much is the registration fee?',
  trial: QUICK.booking.says,
  kids: QUICK.kids.says,
  women: QUICK.women.says,
  beginner: 'Do I need experience?',
  ebook: 'How much is the e-book?',
};

const OF_STYLE: Record<Style, string> = {
  krav: 'When is the next Krav Maga class?',
  bjj: 'When is the next BJJ class?',
  boxing: 'When is the next boxing class?',
  filipino: 'When is the next Filipino martial arts class?',
  firearms: 'Do you offer firearms training?',
  medical: 'Do you offer medical training?',
  protective: 'Do you offer protective training?',
  corporate: 'Do you offer corporate training?',
};

/** Words that leave open what of it is asked. */
const OF_WORDS: readonly [RegExp, string][] = [
  [/\b(gloves?|guards?|shoes?|barefoot|hijab|pads|wraps|clothes|kit|gear)\b/, QUICK.bring.says],
  [/\b(gloves?|guards?|shirts?|hoodies?|pads|wraps|gear)\b/, QUICK.sells.says],
  [/\b(contracts?|renew\w*|months|membership)\b/, CANCEL],
  [/\b(members?|memberships?|prices?|pay)\b/, QUICK.price.says],
  [/\b(free|trial|join|start)\b/, QUICK.booking.says],
  [/\b(mall|entrance|gate|address|near)\b/, QUICK.location.says],
  [/\b(instructors?|coach(es)?|teach(es)?)\b/, QUICK.instructors.says],
  [/\b(class(es)?|evenings?|mornings?|tonight|tomorrow)\b/, QUICK.times.says],
];
/** Something that has happened, or that no school knows. */
const NO_QUESTION = /\b(havent|hasnt|didnt|lost|refund|money back|complain\w*|filthy|dirty|loud|weather)\b/;
const MOST = 3;

/** From there on a question may be what is meant. */
const MAY_BE = 0.15;

/** The nearest first. None of what a person of the school has to look into. @param recognised the likeliest first */
export function relatedQuestions(
  { topic, subject, style, age, text }: Asked,
  recognised: readonly Recognised[] = [],
): string[] {
  if (topic === 'matter' || NO_QUESTION.test(text)) return [];
  const likely = recognised.filter(({ probability }) => probability >= MAY_BE).map(({ intent }) => intent);
  const found = [
    ...likely.map((intent) => (intent === UNKNOWN ? undefined : questionOf(intent))),
    topic && OF_TOPIC[topic],
    subject && OF_SUBJECT[subject],
    style && OF_STYLE[style],
    age !== undefined && age < ADULTS_FROM_YEARS ? QUICK.kids.says : undefined,
    ...OF_WORDS.map(([words, question]) => (words.test(text) ? question : undefined)),
  ].filter((question) => question !== undefined);
  return [...new Set(found)].slice(0, MOST);
}
