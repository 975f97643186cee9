// Which of visitors' unanswered questions ask the same: those of the same words, whatever their order, case and
// punctuation.

import { spoken } from '#libs/domain/chat/similarity';

const LEAST_WORD_LENGTH = 3;
const KEY_LENGTH = 300;

/**
 * The same for questions of the same words over 2 characters; of a question without any, for the same text. Empty for
 * no text.
 */
export function questionGroup(question: string): string {
  const text = spoken(question);
  const words = [...new Set(text.split(' '))].filter((word) => word.length >= LEAST_WORD_LENGTH).sort();
  // By characters: half of one could not be stored.
  return Array.from(words.length > 0 ? words.join(' ') : text)
    .slice(0, KEY_LENGTH)
    .join('');
}
