// Messages that ask more about what was spoken of before: "does it cost something" of the freezing of a membership.
import { oneOf } from '#libs/domain/chat/one-of';
import type { Topic } from '#libs/domain/chat/topics';

/** "Till what time" of the opening hours, "is it free" of the parking: more about what was asked before. */
const MORE_OF: readonly (readonly [now: Topic, before: Topic, meant: Topic])[] = [
  ['times', 'hours', 'hours'],
  ['price', 'parking', 'parking'],
  // "Is it safe" of the place, not of the training.
  ['sparring', 'parking', 'parking'],
  ['sparring', 'location', 'about-before'],
  ['sparring', 'area', 'about-before'],
  ['price', 'cancel', 'cancel'],
  ['price', 'showers', 'showers'],
  ['price', 'workshops', 'workshops'],
  ['price', 'bring', 'bring'],
  ['price', 'freeze', 'freeze'],
  ['price', 'watching', 'watching'],
  ['times', 'sells', 'about-before'],
  ['times', 'delivery', 'delivery'],
  ['times', 'order', 'order'],
  ['length', 'freeze', 'freeze'],
  ['length', 'contract', 'contract'],
  ['length', 'gradings', 'gradings'],
  ['length', 'delivery', 'delivery'],
  ['price', 'delivery', 'delivery'],
  ['price', 'gradings', 'gradings'],
  ['payment', 'order', 'order'],
  ['price', 'parties', 'parties'],
  ['length', 'parties', 'parties'],
  ['times', 'parties', 'parties'],
  ['price', 'vouchers', 'vouchers'],
  ['delivery', 'vouchers', 'vouchers'],
];

/** What a message means that asks more about what was asked before. */
export function moreOf(now: Topic | undefined, before: Topic | undefined): Topic | undefined {
  return MORE_OF.find(([asked, then]) => asked === now && then === before)?.[2];
}

const BARE_WORDS = new Set(
  `a about again all and any anything approximately are at be but by can come cost costs could day days do does
  eish ended exactly extra fee for free from get going have hours how i if in is it just last less long lot me
  month more much must need next now of off ok okay on or pay please pls price prices rate rates roughly shall
  so something start starts still take takes that the then there they this time times to total until was we what
  when which while will with would you`.split(/\s+/),
);

/** Whether it names no thing: "and how much is that then". */
export function isBare(text: string): boolean {
  return text.split(' ').every((word) => BARE_WORDS.has(word));
}

const OF_ARRANGING = oneOf(
  String.raw`\bquot(e|es|ation)\b|\b(costs?|pric\w+|charge|rates?|budget)\b|\bper (head|person)\b`,
  String.raw`\bhow (much|long|many (hours|people|of))\b`,
  String.raw`\b(dates?|availab\w+|free slots?|half day|full day|whole day)\b`,
  String.raw`\b(group|team|max\w*) (size|number)\b|\b\d+ (people|of us|pax|ladies|women|staff|employees|guys)\b`,
  String.raw`\b(your|our) (place|offices?|premises|venue|boardroom|hall|side|warehouse)\b`,
  String.raw`\bper (learner|child|guard|delegate|employee)\b`,
  String.raw`\b(minimum|maximum|least)\b.*\b(people|learners|kids|staff|number)\b`,
  String.raw`\b(gym|work|normal|formal|sports?|office) clothes\b`,
  String.raw`\b(what|anything) (must|should|do) (we|they|people|staff) wear\b`,
  String.raw`\b(at|to) (our|the|my) (school|site|estate|church|hospital|plant|depot|club|complex|campus)\b`,
  String.raw`\bours\b|\bcome (out )?to us\b`,
  String.raw`\bwhat (would|will|do|does|can|could) (they|we|it|you)\b.*\b(learn|cover|include|involve|teach|do)\b`,
);
/** Then somebody asks for themselves. */
const OF_ONESELF =
  /\b(memberships?|members?|plans?|joining|registration|my (son|daughter|kids?|child|wife|husband)|myself|trial)\b/;

/**
 * How long, how many, where, when, for how much: after a company's training all of it is arranged with the school,
 * whatever it means of a class.
 */
export function asksToArrange(text: string): boolean {
  return OF_ARRANGING.test(text) && !isOfOneself(text);
}

/** What was asked for a company before is over. */
export function isOfOneself(text: string): boolean {
  return OF_ONESELF.test(text);
}
