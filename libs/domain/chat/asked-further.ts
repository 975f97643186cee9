// Messages that ask more about what was spoken of before: "does it cost something" of the freezing of a membership.
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
