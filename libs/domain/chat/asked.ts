// What a message names: a day, a style, an age, a plan. What one leaves out the messages before it say.
import { ASKS_WHAT_IT_IS } from '#libs/domain/chat/about-styles';
import { ageOf } from '#libs/domain/chat/asked-age';
import { type AskedDay, dayAfterThat, dayOf } from '#libs/domain/chat/asked-day';
import { asksToArrange, isBare, isOfOneself, moreOf } from '#libs/domain/chat/asked-further';
import {
  ADULTS_FROM_YEARS,
  KIDS_GROUP_WORDS,
  type Plan,
  type Style,
  STYLE_WORDS,
  type Subject,
  SUBJECT_WORDS,
} from '#libs/domain/chat/asked-words';
import { oneOf } from '#libs/domain/chat/one-of';
import { understood } from '#libs/domain/chat/understood';
import { type TimeOfDay, timeOfDay } from '#libs/domain/chat/time-of-day';
import { topicOf, type Topic } from '#libs/domain/chat/topics';

export interface Asked {
  text: string;
  topic: Topic | undefined;
  day: AskedDay | undefined;
  part: TimeOfDay | undefined;
  style: Style | undefined;
  age: number | undefined;
  /** An age that is in the group of children that is named. */
  group: number | undefined;
  plan: Plan | undefined;
  subject: Subject | undefined;
  /** Of the classes that are meant; a beginner's is their subject. */
  level: ClassLevelAsked | undefined;
  /** What a style is, and not only whether there is a class of it. */
  asksWhatItIs: boolean;
  /** The instructor whose classes alone are looked through. */
  coach?: string;
  /** Words of the message, and of the one before it when this one points back to it. */
  named: string;
  /** It asks more about what was asked before ("does it cost something"): its own words say nothing of the topic. */
  isMore?: boolean;
  /** Something of it is known to the rules. */
  isUnderstood: boolean;
}

export type ClassLevelAsked = 'intermediate' | 'advanced';

/** What the shop has is asked on about like any other thing: "do you have gloves", "how much". */
const GOODS = /\b(gloves?|gis?|wraps|guards?|pads|shorts|hoodies?|shirts?|belts?|bags?)\b/;
const POINTS_BACK = /\b(it|its|that|they|them|this|those|he|she|his|her|him|one)\b/;
const GOES_ON =
  /^(and|or|no i meant?|i meant?|sorry i meant?|what about|how about|what of|ok and|also|but|then|(no )?for)\b/;
/** Asks on, whatever it was about: which class, for how long, in the morning, size L. */
const IS_PART = oneOf(
  String.raw`^(ok |so )?(which|what) (class|classes|one|group|sizes?|days?|times?|do i get)( is that)?$`,
  String.raw`^(ok |so |and )?(is|are) there (still )?(any )?(space|places?|spots?|room)( left| available| still)?$`,
  String.raw`^(ok |so |and )*how many (class|classes|times|days|sessions)( (a|per) week)?` +
    String.raw`( (can|do|may|would) (i|we)( \w+)?)?$`,
  String.raw`^(ok |so )?(what|how) (do|must|should) i (do|start)( first| now| next)?$`,
  String.raw`^(ok |so |and )?(is there|are there) (an?|any) (penalty|extra|hidden)? ?(fees?|costs?|charges?)$`,
  String.raw`^(ok |so |and )?(does|is|will|would) (it|that|this) (cost|free|extra)( anything| something` +
    String.raw`| extra)?$|^(ok |and )?(till|until|from) when$|^(ok |so )?(for )?how long\b|^(ok ` +
    String.raw`|so )?how (do|can|must) i (book|pay|cancel|join)$`,
  String.raw`^(and |or |in |do you have |have you )*(a |size |medium|large|small)?(xs|s|m|l|xl|xxl)?$`,
);
const SHORT_WORDS = 4;

/** As often as the smallest plan has it. */
const ONCE_A_WEEK = /\b(come|train|go|attend|only|just) (\w+ )?(once|one day) (a|per|every) week\b/;

function planOf(text: string): Plan | undefined {
  const named = /\b(basic|standard|premium)\b/.exec(text)?.[1] as Plan | undefined;
  if (named) return named;
  if (/\bcheapest\b/.test(text) || ONCE_A_WEEK.test(text)) return 'basic';
  return /\bmiddle (one|plan|option)\b/.test(text) ? 'standard' : undefined;
}

/** Read by itself. */
function alone(message: string): Asked {
  const text = understood(message);
  const found = {
    topic: topicOf(text),
    day: dayOf(text),
    part: timeOfDay(text),
    style: STYLE_WORDS.find(([, words]) => words.test(text))?.[0],
    age: ageOf(text),
    group: KIDS_GROUP_WORDS.find(([, words]) => words.test(text))?.[0],
    plan: planOf(text),
    subject: SUBJECT_WORDS.find(([, words]) => words.test(text))?.[0],
    level: /\b(intermediate|advanced)\b/.exec(text)?.[1] as ClassLevelAsked | undefined,
  };
  if (ONCE_A_WEEK.test(text)) found.topic ??= 'price';
  // "Is it possible to come during the day"
  if (found.part && /\b(come|train|attend)\b/.test(text)) found.topic ??= 'times';
  // "What classes can I make after five" asks for times.
  if (found.topic === 'offer' && (found.part ?? found.day)) found.topic = 'times';
  // A child is in the group of its age, whatever suits it.
  if (found.topic === 'choosingStyle' && !found.style && (found.age ?? ADULTS_FROM_YEARS) < ADULTS_FROM_YEARS)
    found.topic = undefined;
  if (found.topic === 'price' && /\b(workshops?|seminars?)\b/.test(text)) found.topic = 'workshops';
  const isUnderstood = GOODS.test(text) || Object.values(found).some((part) => part !== undefined);
  return { text, named: text, isUnderstood, asksWhatItIs: ASKS_WHAT_IT_IS.test(text), ...found };
}

/** @param before the visitor's earlier messages, oldest first */
export function asked(message: string, before: readonly string[]): Asked {
  // What nobody understands does not cut a conversation in two.
  const understoodBefore = before
    .slice(-4)
    .map(alone)
    .filter((one) => one.isUnderstood);
  const now = [...understoodBefore, alone(message)].reduce(continued);
  const arranged = arrangedBefore(now, understoodBefore);
  if (arranged) return { ...now, topic: 'arranging', style: arranged };
  return withEarlierThing(now, understoodBefore.toReversed());
}

/** The last that was spoken of is a company's training, or its guards', and how it is arranged is asked. */
function arrangedBefore(now: Asked, before: readonly Asked[]): Style | undefined {
  const spokenOf = before.findLast(({ style }) => style)?.style;
  // "What does it cost" is the price of that training.
  if (spokenOf !== 'corporate' && !(spokenOf === 'protective' && !isBare(now.text))) return undefined;
  const isOfAnother = Boolean(now.plan ?? now.age) || now.topic === 'matter' || (now.style ?? spokenOf) !== spokenOf;
  return !isOfAnother && asksToArrange(now.text) ? spokenOf : undefined;
}

/** "7", when children were spoken of. */
function withBareAge({ subject, age }: Asked, now: Asked): Asked {
  if (subject !== 'kids' || age !== undefined || !/^\d{1,2}$/.test(now.text)) return now;
  return { ...now, age: Number(now.text), isUnderstood: true };
}

function continued(before: Asked, said: Asked): Asked {
  const now = withBareAge(before, said);
  const words = now.text.split(' ').length;
  const hasOwn = Boolean(now.style ?? now.plan ?? now.subject ?? now.age);
  // Of a short message something must be understood: two words nobody knows ask nothing further.
  const isPart = words <= SHORT_WORDS && (!hasOwn || !now.topic) && now.isUnderstood;
  const isCheaperPlan = before.plan !== undefined && /\b(some|any)thing cheaper\b/.test(now.text);
  const goesOn =
    GOES_ON.test(now.text) || POINTS_BACK.test(now.text) || IS_PART.test(now.text) || isPart || isCheaperPlan;
  if (!goesOn || before.text === '') return now;
  const isOther = Boolean(now.style ?? now.plan) || (before.style === 'corporate' && isOfOneself(now.text));
  const meant = hasOwn ? undefined : (moreOf(now.topic, before.topic) ?? moreOfUnpublished(now, before));
  // Another thing is asked for: the day and the topic stay, the thing does not.
  return {
    ...now,
    topic:
      meant ??
      now.topic ??
      before.topic ??
      (POINTS_BACK.test(now.text) && !hasOwn && !now.day ? 'about-before' : undefined),
    ...(meant && { isMore: true }),
    day: dayAfter(before, now),
    part: now.part ?? (now.day ? undefined : before.part),
    style: now.style ?? (hasOwn && isOther ? undefined : before.style),
    level: now.level ?? (isOther ? undefined : before.level),
    age: now.age ?? before.age,
    group: now.group ?? (now.age === undefined ? before.group : undefined),
    plan: isCheaperPlan ? 'basic' : (now.plan ?? (isOther ? undefined : before.plan)),
    subject: now.subject ?? (isOther ? undefined : before.subject),
    named:
      hasOwn || (GOES_ON.test(now.text) && !POINTS_BACK.test(now.text))
        ? now.text
        : `${now.text} ${before.named}`.slice(0, 600),
  };
}

/** "Does it cost extra", of what no school publishes: a price of something else is no answer. */
function moreOfUnpublished(now: Asked, before: Asked): Topic | undefined {
  return before.topic === 'unsaid' && now.topic !== undefined && isBare(now.text) ? 'about-before' : undefined;
}

/** Of these there is something to learn; that one is a woman, or new to it, is said of anything. */
export const THINGS: ReadonlySet<Subject | undefined> = new Set<Subject>([
  'course',
  'private',
  'group',
  'registration',
  'trial',
  'ebook',
]);

/**
 * "How much" and "when" are of what was spoken of last, also some messages ago.
 * @param earlier what was understood of those before, each by itself, the latest first
 */
function withEarlierThing(now: Asked, earlier: readonly Asked[]): Asked {
  if (now.topic === undefined || isOfThing(now) || !isBare(now.text)) return now;
  const isMeant = (one: Asked) => moreOf(now.topic, one.topic) !== undefined;
  // A price is less of whom it is for than of what was asked for.
  const priced = now.topic === 'price' ? earlier.find((one) => isAskedFor(one) || isMeant(one)) : undefined;
  const spokenOf = priced ?? earlier.find((one) => isOfThing(one) || isMeant(one));
  if (!spokenOf) return now;
  const { style, plan, age, group, subject } = spokenOf;
  const meant = moreOf(now.topic, spokenOf.topic);
  return { ...now, topic: meant ?? now.topic, isMore: meant !== undefined, style, plan, age, group, subject };
}

export function isAskedFor({ style, plan, subject }: Asked): boolean {
  return Boolean(style ?? plan) || THINGS.has(subject);
}

function isOfThing(question: Asked): boolean {
  return isAskedFor(question) || Boolean(question.age ?? question.group) || question.subject === 'kids';
}

/** These speak of the same day as the question before. */
const SAME_DAY: ReadonlySet<Topic | undefined> = new Set<Topic>(['times', 'hours', 'experience']);

function dayAfter(before: Asked, now: Asked): AskedDay | undefined {
  const { day, topic, text } = now;
  const following = /\b(day after|next day)( that)?$/.test(text) ? dayAfterThat(before.day) : undefined;
  if (following) return following;
  if (day?.is === 'monthday' && before.day?.is === 'date') return { ...before.day, day: day.day };
  const isOther =
    topic && before.topic && topic !== before.topic && !(SAME_DAY.has(topic) && SAME_DAY.has(before.topic));
  return day ?? (isOther ? undefined : before.day);
}
