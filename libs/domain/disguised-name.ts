// Whether the name of an account is written so that it can look like another one: who did what is read by names. Signs
// that nobody sees are refused by themselves (USER_RULES); these are the ones that are seen, and taken for others.

/** Alphabets with letters like Latin ones: а, ο, օ. A name is in one of them or in Latin letters, never in both. */
const LIKE_LATIN = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}|\p{Script=Coptic}/u;
const LATIN = /\p{Script=Latin}/u;
/** Letters of phonetics, and the i without its dot, which among others is read with it. */
const LIKE_OTHERS = /[\u0131\u0237\u0250-\u02af\u1d00-\u1dbf]/u;

export function isDisguised(name: string): boolean {
  // Full-width letters, ligatures, and accents that stand by themselves: é in two signs is no other name than in one.
  if (name.normalize('NFKC') !== name) return true;
  return LIKE_OTHERS.test(name) || (LATIN.test(name) && LIKE_LATIN.test(name));
}
