// How and when to come along: booking, the day and time of a class, and for a child her group.
import { BOOKING_ANSWER, locationAnswer } from '#libs/domain/chat/answer-rules';
import { type Asked } from '#libs/domain/chat/asked';
import { HAS_CLASSES } from '#libs/domain/chat/asked-words';
import { IS_NO_CLASS, IS_PAST } from '#libs/domain/chat/for-a-person';
import { instructorsNamed, type Knowledge } from '#libs/domain/chat/knowledge';
import { courseAnswer, priceAnswer } from '#libs/domain/chat/money-answers';
import { ageAnswer, isTooYoung, KIDS_ANSWER, namesChildren } from '#libs/domain/chat/people-answers';
import { classesNamed, timesAnswer, withClassesOf } from '#libs/domain/chat/times-answers';
import type { DatedClass } from '#libs/domain/schedule/class-dates';

export const MOVED_TRIAL = 'You can move or cancel your free trial by the link in the email that confirmed it.';

/** How to come along, or when. */
export function bookingAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { age, subject, day, text } = question;
  if (subject === 'women') return undefined;
  if (subject === 'course') return courseAnswer(question, knowledge);
  if (day && /\bclass(es)?\b/.test(text) && subject !== 'trial') return whenAnswer(question, knowledge);
  if (age !== undefined) return ageAnswer(question, knowledge);
  // Private lessons are by appointment, not on the page of the free class.
  if (subject === 'private') return priceAnswer(question, knowledge);
  return /\bwhere\b(?! (do|can|must|should) (i|we) (start|begin))/.test(text)
    ? `${BOOKING_ANSWER} ${locationAnswer(knowledge.facts)}`
    : BOOKING_ANSWER;
}

/** When there is such a class. */
export function whenAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { style, plan, subject, text } = question;
  // "Tactical medical course": it is arranged, and no beginner course.
  if (subject === 'course') return style && !HAS_CLASSES.has(style) ? undefined : courseAnswer(question, knowledge);
  if (subject === 'private') return privateTimes(question, knowledge);
  if (IS_NO_CLASS.test(text) || IS_PAST.test(text)) return undefined;
  if (subject === 'women') {
    const times = timesAnswer({ ...question, subject: undefined }, knowledge) ?? '';
    return `${knowledge.facts.answers.womenOnly} ${times}`.trim();
  }
  if (plan) return priceAnswer(question, knowledge);
  if (namesChildren(text) || isTooYoung(question)) return ageAnswer(question, knowledge);
  if (style && !HAS_CLASSES.has(style)) return undefined;
  const theirs = withClassesOf(question.named, knowledge);
  const [person] = theirs === knowledge ? [] : instructorsNamed(question.named, knowledge.instructors ?? []);
  const times = timesAnswer({ ...question, ...(person && { coach: person.name }) }, theirs);
  if (!style || !times?.startsWith('The schedule has no')) return times;
  // A child trains with its group, whatever style was asked for.
  if (question.age !== undefined)
    return `${times} ${ageAnswer({ ...question, style: undefined }, knowledge) ?? ''}`.trim();
  return subject === 'kids' ? `${times} ${KIDS_ANSWER}` : times;
}

/** By appointment; the schedule may keep hours for them. */
function privateTimes(question: Asked, knowledge: Knowledge): string | undefined {
  const times = classesNamed(/^private/i, { ...question, style: undefined, text: '' }, knowledge);
  return [times, priceAnswer(question, knowledge)].filter(Boolean).join(' ') || undefined;
}

/** When someone teaches, and who takes the classes of a day; undefined where the schedule names nobody. */
export function whoAnswer(question: Asked, knowledge: Knowledge): string | undefined {
  const { day, part, text, style } = question;
  if (style && !HAS_CLASSES.has(style)) return undefined;
  if (instructorsNamed(text, knowledge.instructors ?? []).length > 0)
    return TEACHES_WHEN.test(text) ? whenAnswer(question, knowledge) : undefined;
  if (!(day ?? part) || !/\bwho\b/.test(text) || !knowledge.days) return undefined;
  const days = knowledge.days.map((one) => ({ ...one, classes: one.classes.map(withInstructor) }));
  const times = timesAnswer(question, { ...knowledge, days });
  return times?.includes(WITH) ? times : undefined;
}

const WITH = ' with ';
const TEACHES_WHEN =
  /\b(teach|teaches|teaching|train|trains|coaching|classes|there|in)\b.*\b(\w+day|today|tonight|tomorrow)\b/;

function withInstructor<Class extends DatedClass>(one: Class): Class {
  return one.instructor === null ? one : { ...one, className: `${one.className}${WITH}${one.instructor}` };
}

/** "For my daughter of 9, and what it costs": her group first. */
export function withGroup({ age, subject, plan, ...question }: Asked, price: string | undefined, knowledge: Knowledge) {
  if (age === undefined || plan || price === undefined || (subject !== undefined && subject !== 'kids')) return price;
  return `${ageAnswer({ ...question, age, subject, plan }, knowledge) ?? ''} ${price}`.trim();
}
