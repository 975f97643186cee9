// What the assistant answers, in CONTRACT 9's order: safety, greeting, what live data knows exactly, contact, location
// and registration, what the school says of itself, its questions, and else an honest "I do not know".
import { oneOf } from '#libs/domain/chat/one-of';
import {
  apology,
  arrangedAnswer,
  BOOKING_ANSWER,
  contactAnswer,
  disciplineAnswer,
  greeting,
  locationAnswer,
} from '#libs/domain/chat/answer-rules';
import { asked, type Asked, type Style } from '#libs/domain/chat/asked';
import { distressAnswer, isDistress } from '#libs/domain/chat/distress';
import { type FaqFound, type KnownQuestion, searchFaqs } from '#libs/domain/chat/faq-search';
import { withoutGreeting } from '#libs/domain/chat/greeting';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import type { SchoolAnswers } from '#libs/domain/school-facts';
import { contractAnswer, courseAnswer, priceAnswer } from '#libs/domain/chat/money-answers';
import { notOffered } from '#libs/domain/chat/not-offered';
import { ageAnswer, instructorAnswer, KIDS_ANSWER } from '#libs/domain/chat/people-answers';
import { orderAnswer, productSentence, productsNamed } from '#libs/domain/chat/shop-answers';
import { ASKS, smallTalk, thanksForDetails } from '#libs/domain/chat/small-talk';
import { hoursAnswer, timesAnswer } from '#libs/domain/chat/times-answers';

export interface Answer {
  rule: 'loading' | 'distress' | 'greeting' | 'small-talk' | 'live' | 'school' | 'faq' | 'offered' | 'apology';
  text: string;
  /** Questions of which one may be meant, for a press. */
  suggestions: readonly string[];
}

const STILL_LOADING = 'One moment, please: my knowledge base is still loading. Ask me again in a few seconds.';

/** @param before the visitor's earlier messages, oldest first */
export function answerTo(message: string, before: readonly string[], knowledge: Knowledge): Answer {
  if (isDistress(message)) return plain('distress', distressAnswer(message, knowledge.facts.school));
  if (!knowledge.questions) return plain('loading', STILL_LOADING);
  const { isGreeting, rest } = withoutGreeting(message);
  if (isGreeting && rest === '') return plain('greeting', greeting(knowledge.facts));
  const answer = withoutSafety(rest, before, knowledge);
  if (!isGreeting) return answer;
  if (answer.rule === 'apology' && !ASKS.test(rest)) return plain('greeting', greeting(knowledge.facts));
  return { ...answer, text: greeting(knowledge.facts, answer.text) };
}

function withoutSafety(message: string, before: readonly string[], knowledge: Knowledge): Answer {
  const talk = smallTalk(message);
  if (talk !== undefined) return plain('small-talk', talk);
  const question = asked(message, before);
  const no = notOffered(question.text, offeredWords(knowledge));
  const found = foundQuestion(message, question, knowledge.questions ?? []);
  if (no !== undefined && !(found.is === 'one' && found.score >= 1)) return plain('school', no);
  const live = liveAnswer(question, knowledge);
  if (live !== undefined) return plain('live', live);
  if (found.is === 'one' && found.score >= (IS_OFFERED.test(question.text) ? 2 : 1))
    return plain('faq', found.question.answer);
  const school = schoolAnswer(question, knowledge);
  if (school !== undefined) return plain('school', school);
  if (found.is === 'one') return plain('faq', found.question.answer);
  if (found.is === 'several') {
    const suggestions = found.questions.map((one) => one.question);
    return { rule: 'offered', text: `Did you mean one of these?\n${suggestions.join('\n')}`, suggestions };
  }
  const thanks = thanksForDetails(message);
  return thanks === undefined ? plain('apology', apology(knowledge.facts)) : plain('small-talk', thanks);
}

function plain(rule: Answer['rule'], text: string): Answer {
  return { rule, text, suggestions: [] };
}

/** What days, hours, prices, stock and people answer exactly, and then the specification's rules 2 to 4. */
function liveAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { topic, style, age, plan, subject, day, text } = question;
  const { facts } = knowledge;
  switch (topic) {
    case 'order':
      return orderAnswer(knowledge);
    case 'contract':
      return contractAnswer(knowledge);
    case 'price':
      // "I would like to book a free trial" asks for the way, not for the price.
      if (/\bbook\b/.test(text) && subject === 'trial') return BOOKING_ANSWER;
      return priceAnswer(question, knowledge);
    case 'first-visit':
      return subject === 'course' ? courseAnswer(question, knowledge) : undefined;
    case 'instructors':
      return instructorAnswer(question, knowledge);
    case 'hours':
      return (style ?? subject === 'kids') ? timesAnswer(question, knowledge) : hoursAnswer(question, knowledge);
    case 'contact':
      return contactAnswer(facts);
    case 'location':
      return locationAnswer(facts);
    case 'booking':
      if (subject === 'women') return undefined;
      if (age !== undefined) return ageAnswer(question, knowledge);
      return /\bwhere\b/.test(text) ? `${BOOKING_ANSWER} ${locationAnswer(facts)}` : BOOKING_ANSWER;
    case 'times':
      if (subject === 'course') return courseAnswer(question, knowledge);
      if (IS_NO_CLASS.test(text)) return undefined;
      return style && !HAS_CLASSES.has(style) ? undefined : timesAnswer(question, knowledge);
    case 'sells':
    case 'delivery':
      return stockAnswer(question, knowledge);
    case undefined:
    case 'experience':
      break;
    default:
      return undefined;
  }
  if (subject === 'course' && topic === undefined && style !== 'medical') return courseAnswer(question, knowledge);
  if (age !== undefined) return ageAnswer(question, knowledge);
  if (plan) return priceAnswer(question, knowledge);
  const isSubject = subject === 'private' || subject === 'trial' || subject === 'registration' || subject === 'ebook';
  if (isSubject && topic === undefined) return priceAnswer(question, knowledge);
  if (style === undefined && day && GOES_THERE.test(text)) return timesAnswer(question, knowledge);
  if (style === undefined && day && text.split(' ').length <= 4 && !IS_NO_CLASS.test(text))
    return hoursAnswer(question, knowledge);
  if (style && day) return timesAnswer(question, knowledge);
  return topic === undefined ? stockAnswer(question, knowledge) : undefined;
}

/** Words under which the school's questions are found as well, by what a message is about. */
const CANONICAL: Partial<Record<string, string>> = {
  freeze: 'freeze my membership',
  cancel: 'cancel my membership',
  workshops: 'workshops and seminars',
  offer: 'What classes do you offer?',
};

function foundQuestion(
  message: string,
  { topic }: Asked,
  questions: readonly KnownQuestion[],
): FaqFound<KnownQuestion> {
  const found = searchFaqs(message, questions);
  const words = CANONICAL[topic ?? ''];
  if (words === undefined || (found.is === 'one' && found.score >= 1)) return found;
  const byTopic = searchFaqs(words, questions);
  return byTopic.is === 'one' ? byTopic : found;
}

/** Asks no more than whether there is something. */
const IS_OFFERED =
  /^(so )?(do|can|will) (you|u)\b.*\b(have|do|teach|offer)\b|^have you\b|^is there\b|^any\b|^\w+( maga)?$/;
const GOES_THERE = /\b(train|come|visit|class|classes)\b/;
const HAS_CLASSES = new Set<Style>(['krav', 'bjj', 'boxing', 'filipino']);
const IS_NO_CLASS = /\b(weather|rugby|soccer|game|load ?shedding|grading|competition|tournament)\b/;

function stockAnswer({ named, topic, text }: Asked, { products = [] }: Knowledge): string | undefined {
  const isOfClass = topic === undefined && /\b(fight(ing)?|class(es)?|teach|train(ing)?|martial)\b/.test(text);
  const found = isOfClass ? [] : productsNamed(named, products);
  if (found.length > 0) return `${found.map(productSentence).join(' ')} See the Shop page.`;
  if (
    topic !== 'sells' ||
    /\b(sell|available|buy) (?!gear|equipment|here|kit)\w+/.test(text.replaceAll(/\b(a|an|any|the|your) /g, ''))
  )
    return /\bebook/.test(text) ? 'Our e-books are on the Book Store page.' : undefined;
  return 'The Shop page shows the gear we sell, with prices and stock.';
}

const STYLE_NAMES: Record<Style, string> = {
  krav: 'Krav Maga',
  bjj: 'Street Brazilian Jiu-Jitsu',
  boxing: 'boxing',
  filipino: 'Filipino knife and stick fighting',
  firearms: 'tactical firearms training',
  medical: 'medical training (Stop the Bleed and first aid)',
  protective: 'protective-tactics training',
  corporate: 'corporate training, by custom quote',
};
const BEGINNERS =
  'Beginners are welcome: you need no experience and you do not have to be fit first. Classes marked ' +
  'Beginner or All Levels suit everybody, and the coaches adapt the training to you. Your first class ' +
  'is free: see the Free Trial page.';

/** What the school says of itself, in its settings and by its programmes. */
function schoolAnswer({ topic, subject, style, text, ...question }: Asked, knowledge: Knowledge): string | undefined {
  const { answers } = knowledge.facts;
  const said = SAID_OF[topic ?? ''];
  if (said) return answers[said] || undefined;
  if (subject === 'women') return answers.womenOnly || undefined;
  if (topic === 'experience') return BEGINNERS;
  if (topic === 'delivery')
    return (
      'After you order from the shop, we contact you to arrange payment and delivery or ' +
      'collection. See the Shop page.'
    );
  if (
    oneOf(
      String.raw`\b(too (old|young)|age limits?|(minimum|what|which) age|how (young|old)|youngest` +
        String.raw`|oldest|seniors?|pensioners? train|toddlers?)\b`,
    ).test(text)
  )
    return answers.ageLimits || undefined;
  if (topic === 'offer') return undefined;
  if (topic !== undefined && topic !== 'times') return undefined;
  if (style && subject !== 'kids' && !ASKS_ABOUT_IT.test(text)) {
    if (!HAS_CLASSES.has(style)) return arrangedAnswer(STYLE_NAMES[style]);
    const asking = { ...question, topic, subject, style, text };
    return disciplineAnswer(STYLE_NAMES[style], timesAnswer(asking, knowledge));
  }
  return subject === 'kids' && topic === undefined && !NOT_OF_KIDS_CLASSES.test(text) ? KIDS_ANSWER : undefined;
}

const SAID_OF: Partial<Record<string, keyof SchoolAnswers>> = {
  parking: 'parking',
  showers: 'showers',
  bring: 'whatToBring',
  payment: 'paymentMethods',
  'first-visit': 'firstVisit',
};
/** More than whether it is offered. */
const ASKS_ABOUT_IT = oneOf(
  String.raw`^(what|why|how|is|are|explain|which|does) (?!there\b)`,
  String.raw`\b(better|difference|versus|vs|safe|black belts?|belts?|compete|competition|olympics` +
    String.raw`|sponsor|grading)\b`,
);

/** Of children, and the kids classes are no answer to it. */
const NOT_OF_KIDS_CLASSES = oneOf(
  String.raw`\b(safe|party|parties|watch|allowed|strangers|adhd|add|autis\w*|asthma|epilep\w*|allerg\w*` +
    String.raw`|special needs|disab\w*|wheelchair|diabet\w*|injur\w*)\b`,
);

function offeredWords({ days = [], questions = [] }: Knowledge): string {
  const classes = days.flatMap((day) => day.classes.map(({ className }) => className));
  return [...new Set(classes), ...questions.map(({ question }) => question)].join(' ').toLowerCase();
}
