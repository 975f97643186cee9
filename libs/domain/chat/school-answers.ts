// What the school says of itself, in its settings and by its programmes.
import { ABOUT_STYLES } from '#libs/domain/chat/about-styles';
import { arrangedAnswer, disciplineAnswer } from '#libs/domain/chat/answer-rules';
import { type Asked } from '#libs/domain/chat/asked';
import { HAS_CLASSES, type Style } from '#libs/domain/chat/asked-words';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { saysMore } from '#libs/domain/chat/more-said';
import { KIDS_ANSWER } from '#libs/domain/chat/people-answers';
import { deliveryAnswer } from '#libs/domain/chat/shop-answers';
import { timesAnswer } from '#libs/domain/chat/times-answers';
import { HEAD_COVERINGS } from '#libs/domain/chat/topics';
import type { SchoolAnswers } from '#libs/domain/school-facts';

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

export function schoolAnswer(
  { topic, subject, style, text, ...question }: Asked,
  knowledge: Knowledge,
): string | undefined {
  const { answers } = knowledge.facts;
  if (topic === 'unsaid') return undefined;
  const said = SAID_OF[topic ?? ''];
  if (said) return saidOf(text, answers[said]);
  const isMore = saysMore(text);
  if (subject === 'women' && !isMore) return answers.womenOnly || undefined;
  if (topic === 'experience') return BEGINNERS;
  if (topic === 'delivery') return deliveryAnswer(knowledge, text);
  if (OF_AGES.test(text)) return question.group === undefined ? answers.ageLimits || undefined : KIDS_ANSWER;
  if (topic === 'offer') return undefined;
  const isOfCompany = style === 'corporate' && (topic === 'techniques' || HOW_MANY_COME.test(text));
  if (topic !== undefined && topic !== 'times' && topic !== 'area' && !isOfCompany) return undefined;
  // A company's wish is arranged with it, whatever it is.
  if (isMore && style !== 'corporate') return undefined;
  const isOfStyle = isOfCompany || !ASKS_ABOUT_IT.test(text) || (topic === undefined && question.asksWhatItIs);
  if (style && subject !== 'kids' && isOfStyle) {
    const about = question.asksWhatItIs ? ABOUT_STYLES[style] : '';
    if (!HAS_CLASSES.has(style)) return arrangedStyle(style, answers, about);
    const asking = { ...question, topic, subject, style, text };
    return disciplineAnswer(STYLE_NAMES[style], timesAnswer(asking, knowledge), about);
  }
  return subject === 'kids' && topic === undefined && !NOT_OF_KIDS_CLASSES.test(text) ? KIDS_ANSWER : undefined;
}

/** What has no weekly class, with what the school says of it. */
export function arrangedStyle(style: Style, { corporateTraining }: SchoolAnswers, about = ABOUT_STYLES[style]): string {
  return arrangedAnswer(STYLE_NAMES[style], style === 'corporate' ? corporateTraining : about);
}

/** Of a head covering, where the owner says something of it. */
function saidOf(text: string, answer: string): string | undefined {
  return IS_COVERED.test(text) && !IS_COVERED.test(answer) ? undefined : answer || undefined;
}
const IS_COVERED = new RegExp(HEAD_COVERINGS, 'i');

const SAID_OF: Partial<Record<string, keyof SchoolAnswers>> = {
  parking: 'parking',
  showers: 'showers',
  bring: 'whatToBring',
  payment: 'paymentMethods',
  'first-visit': 'firstVisit',
};
/** From what age, and until which. */
const OF_AGES = new RegExp(
  String.raw`\b(too (old|young)|age limits?|(minimum|what|which|youngest) ages?|how (young|old)` +
    String.raw`(?! (is|are) (the|your|this) )|youngest|oldest|seniors?|pensioners? train|toddlers?)\b`,
);
/** How large a company's group may be. */
const HOW_MANY_COME = /\bhow many\b.*\b(can|could|fit|take|handle|max\w*|allowed)\b/;
/** More than whether it is offered. */
const ASKS_ABOUT_IT = /^(what|why|how|is|are|explain|which|does) (?!there\b|class$)/;

/** Of children, and the kids classes are no answer to it. */
const NOT_OF_KIDS_CLASSES = new RegExp(
  String.raw`\b(safe|join in|together|same time|party|parties|holiday|watch|allowed|strangers|adhd|add|autis\w*` +
    String.raw`|asthma|epilep\w*|allerg\w*|special needs|disab\w*|wheelchair|diabet\w*|injur\w*)\b`,
);
