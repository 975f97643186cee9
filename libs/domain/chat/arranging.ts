// What a company goes on to ask after its training was spoken of: how long, how many, where, when, for how much. All of
// it is arranged with the school, whatever it means of a class.
import { oneOf } from '#libs/domain/chat/one-of';

const OF_ARRANGING = oneOf(
  String.raw`\bquot(e|es|ation)\b|\b(costs?|pric\w+|charge|rates?|budget)\b|\bper (head|person)\b`,
  String.raw`\bhow (much|long|many (hours|people|of))\b`,
  String.raw`\b(dates?|availab\w+|free slots?|half day|full day|whole day)\b`,
  String.raw`\b(group|team|max\w*) (size|number)\b|\b\d+ (people|of us|pax|ladies|women|staff|employees|guys)\b`,
  String.raw`\b(your|our) (place|offices?|premises|venue|boardroom|hall|side|warehouse)\b`,
  String.raw`\bours\b|\bcome (out )?to us\b`,
  String.raw`\bwhat (would|will|do|does|can|could) (they|we|it|you)\b.*\b(learn|cover|include|involve|teach|do)\b`,
);
/** Then somebody asks for themselves. */
const OF_ONESELF =
  /\b(memberships?|members?|plans?|joining|registration|my (son|daughter|kids?|child|wife|husband)|myself|trial)\b/;

export function asksToArrange(text: string): boolean {
  return OF_ARRANGING.test(text) && !OF_ONESELF.test(text);
}
