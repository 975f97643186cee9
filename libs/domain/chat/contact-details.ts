// Contact details that a visitor mentions in the chat (spec 1 section 5): an e-mail address, a phone number, and a name
// after the phrase "my name is". Each expression is bounded, so that no text makes one slow.

import { oneLine } from '#libs/domain/one-line';

export interface ContactDetails {
  email?: string;
  name?: string;
  phone?: string;
}

/** What the text mentions; a detail that it does not is left out. The first of several counts. */
export function pickContactDetails(text: string): ContactDetails {
  const email = EMAIL.exec(text)?.[0];
  const name = findName(text);
  const phone = findPhone(text);
  return {
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
  };
}

/** A phone number as it was typed, on one line: an optional country code, then three, three and four digits. */
export function findPhone(text: string): string | undefined {
  const found = INTERNATIONAL_PHONE.exec(text) ?? PHONE.exec(text);
  return found ? oneLine(found[0]) : undefined;
}

/** The text with "…" in the place of every address, number and name in it. */
export function withoutContactDetails(text: string): string {
  const parts = text.split(new RegExp(`(${NAME_PHRASE.source})`, 'gi'));
  const unnamed = parts.map((part, at) => (at > 0 && at % 2 === 0 ? withoutNameAtStart(part) : part)).join('');
  return [EMAIL, INTERNATIONAL_PHONE, PHONE].reduce(
    (rest, detail) => rest.replaceAll(new RegExp(detail.source, 'gi'), '…'),
    unnamed,
  );
}

const EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/i;

const PHONE = /(?<![\d+])(?:\+?\d{1,3}[-.\s]?)?\(?\d{3}\)?[-.\s]?\d{3}[-.\s]?\d{4}(?!\d)/;
/** With the code people leave out the zero: +27 82 555 0134 is 082 555 0134. */
const INTERNATIONAL_PHONE = /(?<![\d+])\+\d{1,3}[-.\s]?\(?0?\)?\d{2,3}[-.\s]?\d{3}[-.\s]?\d{4}(?!\d)/;

const NAME_PHRASE = /\bmy\s{1,5}name\s{1,5}is\s{1,5}/i;
const MAX_NAME_WORDS = 4;
const NAME_WORD = /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u;
const MAX_NAME_LENGTH = 120;
/** "My name is Thandi and I …": these are no names. */
const NO_NAME = new Set([
  'and',
  'but',
  'from',
  'i',
  "i'm",
  'i’m',
  'im',
  'my',
  'me',
  'can',
  'could',
  'please',
  'here',
  'not',
  'on',
  'in',
  'at',
  'with',
  'email',
  'e-mail',
  'phone',
  'number',
]);

function findName(text: string): string | undefined {
  const phrase = NAME_PHRASE.exec(text);
  const words = phrase ? nameAtStart(text.slice(phrase.index + phrase[0].length)) : [];
  return words.length > 0 ? words.join(' ') : undefined;
}

function withoutNameAtStart(text: string): string {
  const { length } = nameAtStart(text);
  return length === 0 ? text : text.replace(new RegExp(`^\\S+(?:\\s\\S+){${length - 1}}`), '…');
}

/** The words of a name that the text begins with. */
function nameAtStart(text: string): string[] {
  const words: string[] = [];
  for (const written of text.slice(0, MAX_NAME_LENGTH).split(/\s/).slice(0, MAX_NAME_WORDS)) {
    const word = written.replace(/[.,;:!?)]{1,5}$/, '');
    if (!NAME_WORD.test(word) || NO_NAME.has(word.toLowerCase())) break;
    words.push(word);
    if (word !== written) break;
  }
  return words;
}
