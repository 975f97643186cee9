// Prices, plans and courses.
import type { Asked } from '#libs/domain/chat/asked';
import { HAS_CLASSES, STYLE_WORDS } from '#libs/domain/chat/asked-words';
import { startDayWords } from '#libs/domain/course-date';
import { oneOf } from '#libs/domain/chat/one-of';
import type { Knowledge, KnownCourse, KnownProduct } from '#libs/domain/chat/knowledge';
import { placesWords } from '#libs/domain/course-signup';
import { saysMore } from '#libs/domain/chat/more-said';
import { classesNamed } from '#libs/domain/chat/times-answers';
import { productsNamed, productSentence, wordsOfShop } from '#libs/domain/chat/shop-answers';

const PLANS = {
  basic: 'BASIC',
  standard: 'STANDARD',
  premium: 'PREMIUM',
} as const;
const PLAN_HOLDS = {
  basic: '2 classes a week in 1 style',
  standard: 'unlimited classes in 1 style',
  premium: 'unlimited classes in multiple styles and a free private lesson every month',
} as const;

export function priceAnswer(asked: Asked, knowledge: Knowledge): string | undefined {
  const { prices, answers } = knowledge.facts;
  const { text, subject, style, plan } = asked;
  if (plan) {
    const compared = Object.keys(PLANS).filter((one) => new RegExp(`\\b${one}\\b`).test(text)) as (typeof plan)[];
    return (compared.length > 1 ? compared : [plan]).map((one) => planSentence(one, knowledge)).join(' ');
  }
  const products: KnownProduct[] = productsNamed(asked.named, knowledge.products ?? []);
  if (
    products.length > 0 &&
    (saysMore(text, new Set([...wordsOfShop(products), ...PRICE_WORDS])) ||
      IS_TRAINING.test(text.replaceAll(/\btraining (?=(gi|knife|kit)\b)|\bfor training\b/g, '')))
  )
    return undefined;
  if (products.length > 0) return `${products.map(productSentence).join(' ')} See the Shop page.`;
  if (IS_GEAR.test(asked.named)) return 'The Shop page shows the gear we sell, with prices and stock.';
  if (style === 'medical' || style === 'firearms' || style === 'protective')
    return 'Please write to us through the Contact page for the price of that training.';
  if (style === 'corporate') return `${BY_QUOTE} ${answers.corporateTraining}`.trim();
  if (subject === 'private' && /\b([3-5]|three|four|five) (of us|people|persons|friends|kids)\b/.test(text))
    return (
      `A small group of 3-5 people starts at ${prices.smallGroupFrom}; a private session of 1 hour for ` +
      `one is ${prices.privateSession}.`
    );
  if (subject === 'private')
    return (
      `A private session of 1 hour is ${prices.privateSession}, and 5 sessions are ` +
      `${prices.fivePrivateSessions}, by appointment. ${answers.privateLessons}`
    ).trim();
  if (subject === 'group') return `A small group of 3-5 people starts at ${prices.smallGroupFrom}.`;
  if (subject === 'registration')
    return `There is a registration fee of ${prices.registrationFee}, paid once when you join.`;
  if (subject === 'course') return courseAnswer(asked, knowledge);
  if (subject === 'trial' && !/\bafter/.test(text)) return 'The first class is free: book it on the Free Trial page.';
  if (subject === 'ebook') return ebookAnswer(asked, knowledge);
  if (ONCE_OR_TWICE.test(text)) return planSentence('basic', knowledge);
  // One class by itself has no price that the school publishes.
  if (/\b(drop ?in|(per|one|1|single|each|a) (class|session)|pay as (you|i) go|once(?! off))\b/.test(text))
    return undefined;
  if (isOfStyles(text)) return `For more than one style it is PREMIUM. ${planSentence('premium', knowledge)}`;
  if (UNLIMITED.test(text)) return `${planSentence('standard', knowledge)} ${planSentence('premium', knowledge)}`;
  const reduced = OF_REDUCED.test(text) ? ` ${answers.discounts}` : '';
  return (
    `BASIC is ${prices.basic} a month (${PLAN_HOLDS.basic}), STANDARD ${prices.standard} ` +
    `(${PLAN_HOLDS.standard}), and ` +
    `PREMIUM ${prices.premium} (${PLAN_HOLDS.premium}). The registration fee is ` +
    `${prices.registrationFee} once; the first ` +
    `class is free. The Membership page compares the plans.${reduced}`
  ).trim();
}

/** "Boxing and BJJ". */
function isOfStyles(text: string): boolean {
  return STYLE_WORDS.filter(([style, words]) => HAS_CLASSES.has(style) && words.test(text)).length > 1;
}

function ebookAnswer({ text }: Asked, { facts: { prices } }: Knowledge): string {
  if (/\bhow\b.*\b(buy|order|get|pay)\b/.test(text)) return HOW_TO_BUY;
  return (
    `Our e-book Battle Ready is ${prices.ebook}: a guide to safety at home, on the road and in the street. Part of ` +
    'it can be read on its page, or downloaded as a free PDF. The Book Store page shows all our e-books, what is in ' +
    'them and where to buy them.'
  );
}

/** The Book Store's own way (spec 2 section 3). */
const HOW_TO_BUY =
  'The button on its page of the Book Store leads to where you buy it, or to us, and we write back how to pay. ' +
  'E-books ' +
  'do not go into the cart.';
const BY_QUOTE = 'Corporate programmes are by custom quote: write to us through the Contact page.';
const ONCE_OR_TWICE = /\b(once|twice|two times|[12] (times?|days|classes)) (a|per|every) week\b/;
const OF_REDUCED =
  /\b(pensioners?|seniors?|students?|scholars?|famil(y|ies)|siblings?|both of us|two of us|couples?)\b/;
const UNLIMITED =
  /\bunlimited\b|\b(three|four|five|six|[3-7]) (times|days|classes) (a|per|every) week\b|\bevery ?day\b/;
const PRICE_WORDS = 'cost rate charge'.split(' ');
const IS_TRAINING = /\b(training|security|class|classes)\b/;
/** Which of it the school sells is known by its name alone. */
const IS_GEAR = /\b(hoodies?|t ?shirts?|shirts?|shorts|caps?|gis?|gloves?|wraps?|pads?|bags?|belts?)\b/;

function planSentence(plan: keyof typeof PLANS, { facts: { prices, commitmentMonths } }: Knowledge): string {
  return (
    `${PLANS[plan]} is ${prices[plan]} a month: ${PLAN_HOLDS[plan]}, with a ` +
    `${commitmentMonths[plan]}-month commitment. The Membership page compares the plans.`
  );
}

export function contractAnswer({ facts: { commitmentMonths: least } }: Knowledge): string {
  return (
    `BASIC has a ${least.basic}-month commitment, STANDARD ${least.standard} months and PREMIUM ` +
    `${least.premium} months. After that you can cancel with 30 days written notice.`
  );
}

const ON_WHICH_DAYS = oneOf(
  String.raw`\b(weekends?|weekdays?|in the week|(which|what) (days?|times?)|evenings?)\b`,
  String.raw`\b(classes|sessions?|lessons|days|evenings|nights|times) (a|per|every|each) week\b`,
);

/** When courses start, how long they are, and what they cost. */
export function courseAnswer(asked: Asked, knowledge: Knowledge): string {
  const { text } = asked;
  const { facts, courses } = knowledge;
  const { course, prices } = facts;
  const days = ON_WHICH_DAYS.test(text) ? courseDays(asked, knowledge) : '';
  const open = (courses ?? []).slice(0, 3).map(openCourseWords);
  const starts =
    courses === undefined
      ? 'The next dates are on the Home page.'
      : open.length > 0
        ? `The next to start: ${open.join(', ')}.`
        : 'There are no dates for the next one yet.';
  const cost =
    `The ${course.weeks}-week beginner course is ${prices.courseMonthly} a month for ${course.months} months, plus a ` +
    `once-off joining fee of ${prices.courseJoiningFee} that includes a training kit.`;
  if (IN_ALL.test(text)) return `${cost} That is ${prices.courseInAll} in all.`;
  const isOfDates = /\b(when|start|starting|next|date|upcoming|begin)\b/.test(text);
  return `${days} ${isOfDates ? `${starts} ${cost}` : `${cost} ${starts}`}`.trim();
}

const IN_ALL = /\b(total|altogether|in all|all in|whole (thing|course|lot)|full (price|amount|cost))\b/;

/** As the schedule has them, whatever day was named in the question. */
function courseDays(asked: Asked, knowledge: Knowledge): string {
  const anyDay = { ...asked, day: undefined, part: undefined, style: undefined, text: 'days' };
  return classesNamed(/course/i, anyDay, knowledge) ?? '';
}

function openCourseWords({ name, startDate, placesLeft }: KnownCourse): string {
  const places = placesLeft === 0 ? 'full, with a waiting list' : placesWords(placesLeft);
  return `${name} (${startDayWords(startDate)}${places === undefined ? '' : `, ${places}`})`;
}
