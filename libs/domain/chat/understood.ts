// A visitor's message as the rules read it: without case, accents and apostrophes, in one language, with the typing
// mistakes put right that leave no doubt.
import { spoken } from '#libs/domain/chat/similarity';
import { SAME_PHRASES } from '#libs/domain/chat/phrases';
import { isNear, KNOWN_WORDS, LEFT_ALONE } from '#libs/domain/chat/spelling';
import { SAME_AS } from '#libs/domain/chat/vocabulary';

/** What comes later in a long message is read by people. */
const MOST_WORDS = 120;
const known = new Set(KNOWN_WORDS);
/** "Nangomgqibelo": and on Saturday, in isiZulu. */
const AND_ON = /^na(?=ng[oe])/;

/** So long that a question comes at its end, and single words say little of the whole. */
export function isStory(message: string): boolean {
  return message.split(/\s+/).length >= WORDS_OF_A_STORY;
}
const WORDS_OF_A_STORY = 30;

export function understood(message: string): string {
  const written = spoken(message.slice(0, 2000)).replaceAll("'", '');
  const words = written
    .split(' ')
    .slice(0, MOST_WORDS)
    .map((word) => SAME_AS.get(word) ?? SAME_AS.get(word.replace(AND_ON, '')) ?? rightly(word));
  const text = words
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(\d)(years|am|pm)\b/g, '$1 $2')
    .replaceAll(/(\d{1,2})(?:yrs?|yo)s?\b/g, '$1 years');
  return SAME_PHRASES.reduce((said, [phrase, meant]) => said.replaceAll(phrase, meant), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function rightly(word: string): string {
  if (word.length < 4 || word.length > 16 || known.has(word) || LEFT_ALONE.has(word)) return word;
  return KNOWN_WORDS.find((one) => isNear(word, one)) ?? word;
}
