// What the rules answer, in CONTRACT 9's order: what live data knows exactly, contact, location and registration, what
// the school says of itself, its questions, and else an honest "I do not know".
import { apology, BOOKING_ANSWER, complaintAnswer, locationAnswer, reachAnswer } from '#libs/domain/chat/answer-rules';
import { asked, type Asked } from '#libs/domain/chat/asked';
import { HAS_CLASSES } from '#libs/domain/chat/asked-words';
import { type FaqFound, type KnownQuestion, searchFaqs } from '#libs/domain/chat/faq-search';
import { asksForCare, IS_NO_CLASS, IS_PAST, isForPerson } from '#libs/domain/chat/for-a-person';
import { instructorsNamed, type Knowledge } from '#libs/domain/chat/knowledge';
import { contractAnswer, courseAnswer, priceAnswer } from '#libs/domain/chat/money-answers';
import { notOffered } from '#libs/domain/chat/not-offered';
import { ageAnswer, instructorAnswer, kidsAnswer } from '#libs/domain/chat/people-answers';
import { practicalAnswer } from '#libs/domain/chat/practical-answers';
import { oneOf } from '#libs/domain/chat/one-of';
import { orderAnswer, stockAnswer } from '#libs/domain/chat/shop-answers';
import { arrangedStyle, schoolAnswer } from '#libs/domain/chat/school-answers';
import { smallTalk, thanksForDetails } from '#libs/domain/chat/small-talk';
import { saysMore } from '#libs/domain/chat/more-said';
import { hoursAnswer, lengthAnswer, timesAnswer } from '#libs/domain/chat/times-answers';
import { bookingAnswer, MOVED_TRIAL, whenAnswer, whoAnswer, withGroup } from '#libs/domain/chat/visit-answers';

export interface Answer {
  rule:
    | 'loading'
    | 'distress'
    | 'greeting'
    | 'small-talk'
    | 'not-offered'
    | 'live'
    | 'coach'
    | 'school'
    | 'faq'
    | 'offered'
    | 'apology';
  text: string;
  /** Questions of which one may be meant, for a press. */
  suggestions: readonly string[];
}

/** @param kept what is known of the question besides its own words */
export function ruleAnswer(
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  kept: Partial<Asked> = {},
): Answer {
  const talk = smallTalk(message, knowledge.facts.answers.languages);
  if (talk !== undefined) return plain('small-talk', talk);
  const question = withPlanOf({ ...asked(message, before), ...kept }, knowledge);
  const no = notOffered(question.text, offeredWords(knowledge));
  // It is the sparring or the body that is asked about, whatever style is named beside.
  const isOfBody = question.topic === 'sparring' || asksForCare(question);
  const isOfFirearms = question.topic === 'bring' && question.style === 'firearms';
  const own: FaqFound<KnownQuestion> =
    question.isMore || isOfFirearms ? { is: 'none' } : searchFaqs(message, knowledge.questions ?? []);
  const found = underTopic(own, question, knowledge.questions ?? []);
  if (no !== undefined && !isOfBody && !(found.is === 'one' && found.score >= 1))
    return plain('not-offered', withChoice(no, question, knowledge));
  const practical = practicalAnswer(question, knowledge);
  if (practical !== undefined || isForPerson(message, question, knowledge)) {
    // By its own words, not by what its topic is usually asked in.
    if (own.is === 'one' && own.score >= (practical ? 1 : NEARLY_ALL)) return plain('faq', own.question.answer);
    return practical ? plain('school', practical) : unknown(message, knowledge);
  }
  const thanks = question.topic === 'contact' ? thanksForDetails(message) : undefined;
  if (thanks !== undefined) return plain('small-talk', thanks);
  const live = liveAnswer(question, knowledge);
  if (live !== undefined) return plain('live', live);
  if (found.is === 'one' && found.score >= (IS_OFFERED.test(question.text) ? 2 : 1))
    return plain('faq', found.question.answer);
  const school = schoolAnswer(question, knowledge);
  if (school !== undefined) return plain('school', school);
  if (found.is === 'one') return plain('faq', withDates(found.question.answer, question));
  if (found.is === 'several') {
    const suggestions = found.questions.map((one) => one.question);
    return { rule: 'offered', text: `Did you mean one of these?\n${suggestions.join('\n')}`, suggestions };
  }
  return unknown(message, knowledge);
}

/** That there are workshops the FAQ says, and not when: nobody publishes that. */
function withDates(answer: string, { topic, text }: Asked): string {
  return topic === 'workshops' && ASKS_FOR_DATES.test(text) ? `${answer} ${OF_DATES}` : answer;
}

const ASKS_FOR_DATES = /\b(when|dates?|next|this|still|full|coming|upcoming)\b/;
const OF_DATES = 'For the next dates write to us through the Contact page.';

/** Compared with a style that is offered: and how to choose. */
function withChoice(no: string, { text, style }: Asked, { facts: { answers } }: Knowledge): string {
  return style && IS_COMPARED.test(text) ? `${no} ${answers.choosingStyle}`.trim() : no;
}

const IS_COMPARED = /\b(diff|differences?|versus|vs)\b/;

/** "The R950 one": a plan by what it costs. The price alone asks for all of them. */
function withPlanOf(question: Asked, { facts: { prices } }: Knowledge): Asked {
  const said = new Set(question.text.split(' '));
  // The course's joining fee may be as much as a plan.
  if (said.has('fee') && said.has(prices.courseJoiningFee.toLowerCase())) return { ...question, subject: 'course' };
  const plan = (['basic', 'standard', 'premium'] as const).find((one) => said.has(prices[one].toLowerCase()));
  return question.plan === undefined && plan && said.size > 1 ? { ...question, plan } : question;
}

/** Who leaves a way to be reached is answered by a person, and so is who complains. */
function unknown(message: string, { facts }: Knowledge): Answer {
  const thanks = thanksForDetails(message);
  if (thanks === undefined && COMPLAINS.test(message)) return plain('school', complaintAnswer(facts));
  return thanks === undefined ? plain('apology', apology(facts)) : plain('small-talk', thanks);
}

const COMPLAINS =
  /\bcomplain(t|ts|ing)?\b|\b(was|is|were|are|so|very|really) (\w+ )?(rude|disrespectful)\b|\bklagte\b/i;

/** What only a person should answer is found among the school's questions when they are of nearly all that is said. */
const NEARLY_ALL = 0.75;

export function plain(rule: Answer['rule'], text: string): Answer {
  return { rule, text, suggestions: [] };
}

/** What days, hours, prices, stock and people answer exactly, and then the specification's rules 2 to 4. */
function liveAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { topic, style, subject, text } = question;
  if (style && (topic === 'arranging' || (style === 'corporate' && IS_ARRANGED.has(topic))))
    return arrangedStyle(style, knowledge.facts.answers, '');
  switch (topic) {
    case 'order':
      return orderAnswer(knowledge);
    case 'social':
      return socialAnswer(knowledge);
    case 'contract':
      return contractAnswer(knowledge);
    case 'cancel':
      return subject === 'trial' || BOOKED_CLASS.test(text) ? MOVED_TRIAL : undefined;
    case 'price':
      // "I would like to book a free trial" asks for the way, not for the price.
      if (/\bbook\b/.test(text) && subject === 'trial') return BOOKING_ANSWER;
      return withGroup(question, priceAnswer(question, knowledge), knowledge);
    case 'length':
      return durationAnswer(question, knowledge);
    case 'first-visit':
      return subject === 'course' ? courseAnswer(question, knowledge) : undefined;
    case 'instructors':
      return peopleAnswer(question, knowledge);
    case 'hours':
      if (subject === 'private' || subject === 'course') return priceAnswer(question, knowledge);
      if (IS_NO_CLASS.test(text) || (style && !HAS_CLASSES.has(style))) return undefined;
      return (style ?? subject === 'kids') ? timesAnswer(question, knowledge) : hoursAnswer(question, knowledge);
    case 'contact':
      return reachAnswer(text, knowledge.facts);
    case 'location':
    case 'area':
      return OTHER_BRANCH.test(text)
        ? `No, we have no other branch. ${locationAnswer(knowledge.facts)}`
        : locationAnswer(knowledge.facts);
    case 'booking':
      return bookingAnswer(question, knowledge);
    case 'times':
      return whenAnswer(question, knowledge);
    case 'offer':
      return subject === 'kids' && !style ? kidsAnswer(question, knowledge) : undefined;
    case 'sells':
      return stockAnswer(question, knowledge);
    case 'experience':
      return levelAnswer(question, knowledge);
    case undefined:
      // The number alone, as it was asked for.
      if (knowledge.order !== undefined) return orderAnswer(knowledge);
      return namedAnswer(question, knowledge);
    default:
      return groupAnswer(question, knowledge);
  }
}

const OTHER_BRANCH =
  /\b(have|there|any|other|another|second) (\w+ ){0,2}(branch(es)?|locations?|franchises?|outlets?)\b/;

/** What a company asks of these is arranged with it. */
const IS_ARRANGED: ReadonlySet<Asked['topic']> = new Set<Asked['topic']>(['length', 'area', 'workshops', 'offer']);

/** How long a class, a course or a plan is; what has no weekly class takes as long as is arranged. */
function durationAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { style, subject, plan } = question;
  if (style && !HAS_CLASSES.has(style)) return undefined;
  if (subject === 'course') return courseAnswer(question, knowledge);
  return subject === 'private' || plan ? priceAnswer(question, knowledge) : lengthAnswer(question, knowledge);
}

/** Where it is followed; undefined where it is nowhere. */
function socialAnswer({ facts: { social } }: Knowledge): string | undefined {
  const pages = [
    social.instagram && `Instagram: ${social.instagram}`,
    social.facebook && `Facebook: ${social.facebook}`,
  ];
  const found = pages.filter(Boolean).join(', ');
  return found && `You find us on ${found}.`;
}

/** "Which group is she in", of the child that was told of before. */
function groupAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { topic, age, text } = question;
  if (topic !== 'about-before' || age === undefined || !/\b(which|what) (group|class)\b/.test(text)) return undefined;
  return ageAnswer(question, knowledge);
}

/** Which classes of a day suit a beginner, or of what level they are. */
function levelAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { age, day, part, text, style } = question;
  const isOfLevels = /\blevels?\b/.test(text);
  if (OF_FITNESS.test(text) && age === undefined) return undefined;
  const isOfClasses = (style && HAS_CLASSES.has(style)) || part;
  if (!day && isOfClasses && (isOfLevels || WHICH_CLASS.test(text))) return timesAnswer(question, knowledge);
  if (!day) return age === undefined ? undefined : ageAnswer(question, knowledge);
  return timesAnswer(isOfLevels ? question : { ...question, subject: 'beginner' }, knowledge);
}

const WHICH_CLASS = /\b(which|what|any) (\w+ )?(\w+ )?class(es)?\b|\bwhich (one|ones|of (those|them|these))\b/;
const OF_FITNESS = /\b(fit|unfit|overweight|out of shape)\b/;

function peopleAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  if (question.subject === 'private' && !/\bwho\b/.test(question.text)) return priceAnswer(question, knowledge);
  return whoAnswer(question, knowledge) ?? instructorAnswer(question, knowledge);
}

/** What a message without a question of its own names: "6 year old", "premium", "boxing friday", "gloves". */
function namedAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { style, age, plan, subject, day, part, text } = question;
  if (TEACHES_IT.test(text) && instructorsNamed(text, knowledge.instructors ?? []).length > 0)
    return peopleAnswer(question, knowledge);
  const isMore = saysMore(text, part && TIME_WORDS);
  if (subject === 'course' && !isMore && !(style && style !== 'krav')) return courseAnswer(question, knowledge);
  const goods = stockAnswer({ ...question, topic: undefined }, knowledge);
  if (age !== undefined) return goods ?? ageAnswer(question, knowledge);
  if (plan) return priceAnswer(question, knowledge);
  const isSubject = subject === 'private' || subject === 'trial' || subject === 'registration' || subject === 'ebook';
  if (isSubject && !isMore) return priceAnswer(question, knowledge);
  if (style && part && !day && !isMore) return whenAnswer({ ...question, topic: 'times' }, knowledge);
  if (day && !IS_PAST.test(text) && !IS_NO_CLASS.test(text)) {
    if (style && !HAS_CLASSES.has(style)) return undefined;
    if (style && !isMore) return timesAnswer(question, knowledge);
    if (style === undefined && (GOES_THERE.test(text) || part || subject === 'kids'))
      return isMore ? undefined : timesAnswer(question, knowledge);
    if (style === undefined && text.split(' ').length <= 4 && !isMore) return hoursAnswer(question, knowledge);
  }
  return stockAnswer(question, knowledge);
}

/** One class, and no membership. */
const BOOKED_CLASS = oneOf(
  String.raw`\b(cancel\w*|reschedule|postpone|move) (a|the|my|our|one|this|today|tonight|tomorrow|\w+day) (\w+ )?` +
    String.raw`(class|lesson|session|spot|slot|booking)\b`,
  String.raw`\b(class|lesson|session|spot|slot) (that )?(i|we) (have |had |ve )?(booked|reserved)\b`,
);

/** "Does Prisha teach kids": her expertise says it. */
const TEACHES_IT =
  /^(is|are) \w+ (\w+ )?still\b|^(does|do) \w+ (\w+ )?(teach|coach|train) \w+|\b(tell|know|info) .*\babout\b/;

/** They go with the time of a day that was understood: "boxing after 7pm". */
const TIME_WORDS = new Set(['after', 'before', 'until', 'around', 'past', 'work', 'lunch', 'noon', 'midday']);

/** Words under which the school's questions are found as well, by what a message is about. */
const CANONICAL: Partial<Record<string, string>> = {
  freeze: 'freeze my membership',
  cancel: 'cancel my membership',
  workshops: 'workshops and seminars',
  offer: 'What classes do you offer?',
};

function underTopic(
  own: FaqFound<KnownQuestion>,
  { topic }: Asked,
  questions: readonly KnownQuestion[],
): FaqFound<KnownQuestion> {
  const words = CANONICAL[topic ?? ''];
  if (words === undefined || (own.is === 'one' && own.score >= 1)) return own;
  const byTopic = searchFaqs(words, questions);
  return byTopic.is === 'one' ? byTopic : own;
}

/** Asks no more than whether there is something. */
const IS_OFFERED =
  /^(so )?(do|can|will) (you|u)\b.*\b(have|do|teach|offer)\b|^have you\b|^is there\b|^any\b|^\w+( maga)?$/;
const GOES_THERE = /\b(train|come|visit|class|classes)\b/;

function offeredWords({ days = [], questions = [] }: Knowledge): string {
  const classes = days.flatMap((day) => day.classes.map(({ className }) => className));
  return [...new Set(classes), ...questions.map(({ question }) => question)].join(' ').toLowerCase();
}
