// Words that ask nothing. The specification's rules would apologise for them; a short word back is what people expect.

import { oneOf } from '#libs/domain/chat/one-of';
import { pickContactDetails, withoutContactDetails } from '#libs/domain/chat/contact-details';
import { spoken } from '#libs/domain/chat/similarity';

const IS_ASSISTANT =
  "I am the school's online assistant, and I answer with what the school offers today. To talk to a person, see the " +
  'Contact page.';
const SPOKEN_HERE = 'You may write to me in English or Afrikaans, and I answer in English.';
const ASK_A_PERSON = 'Which languages the coaches speak, a person of the school will tell you: see the Contact page.';
const IS_IT_A_PERSON = oneOf(
  String.raw`^(so )?(are|r|am i (talking|speaking|chatting) (to|with)|is this|is it) (you|u)? ?(an? )?` +
    String.raw`(real |actual |live )?(person|human|robot|bot|machine|ai|chatbot)( or (an? )?(real |actual ` +
    String.raw`|live )?\w+)?$`,
  String.raw`^(so )?(are|r) (you|u) (a|an) (robot|bot|machine|ai|chatbot|computer|human|real person)\b( \w+){0,8}$`,
  String.raw`\b(are|r) (you|u) (an? )?(real |actual )?(person|human|robot|bot|machine|ai)$` +
    String.raw`|\bis this an? (real |actual )?(person|human|robot|bot|machine)$`,
  String.raw`^(so |and )?(whats|what's|what is|wats|wat is) (your|ur|yo) name( \w+)?$|^do (you|u) have a name( \w+)?$`,
  String.raw`^(is )?(any|some)(one|body) (there|here|home|online|around)$`,
  String.raw`^(so )?(what|how) (can|could|do) (you|u) (help|do|answer|know)( me)?( with| for me| about)?$`,
  String.raw`^(so )?who (am i|is this|are we) ?(talking|speaking|chatting|typing)? ?(to|with)?( here| now)?$`,
);
/** "Lemme think about it, thanks hey", "see you later then". */
const IS_PARTING = oneOf(
  String.raw`^(?!.*\b(but|please|need|can|could|how|what|when|where|who|why|never|not|cancel)\b).*\b(ill|will` +
    String.raw`|let me|lemme|gonna|going to|must|have to)\b.*\b(think|decide|discuss|ask|check|consider` +
    String.raw`|(get|come) back)\b.*\b(thanks|thank you|dankie|thx|cheers|shot)` +
    String.raw`( (hey|man|bra|bru|boet|guys|so|much|a|lot|again|then|anyway))*$`,
  String.raw`^(ok |okay |cool |great |lekker |sharp )*(see|c) (you|u|ya)( (later|then|soon|there|tomorrow` +
    String.raw`|tonight|monday|tuesday|wednesday|thursday|friday|saturday|guys))*$`,
);
/** Who asks whether they may ask. */
const MAY_ASK = new RegExp(
  String.raw`^(ok |so |please )?(can|may|could) (i|we) (please )?(ask|tell) (you )?(something|a question)` +
    String.raw`( \w+){0,3}$`,
);
const ASK_AWAY =
  'Of course, ask away. I am the online assistant; what only a person should hear, tell us by phone or WhatsApp: see ' +
  'the Contact page.';
const SPEAKS = new RegExp(
  String.raw`^(hi |hallo |hello )*(praat julle|do (you|u)( guys)? (speak|understand|talk)` +
    String.raw`|can (i|we) (speak|write|type|chat))( in)? (afrikaans|zulu|isizulu|xhosa|isixhosa|sotho|sesotho)` +
    String.raw`( here| too| also)*$`,
);
/** "Thanks, you were a great help"; what asks or objects besides is no thanks alone. */
const IS_THANKS = oneOf(
  String.raw`^(?!.*\b(but|please|need|can|could|how|what|when|where|never|not|my)\b)(ok |great )?` +
    String.raw`(thanks|thank you|dankie|thx|shot|ngiyabonga)\b.*\b(help|great|kakhulu|star|legend|much)$`,
  String.raw`^(?!.*\b(but|can|could|how|what|when|where|not|cancel)\b)(ok |great )?(thanks|thank you|dankie|thx` +
    String.raw`|shot|ngiyabonga)\b.*` +
    String.raw`\b(see (you|u|ya)|sien (julle|jou)|cheers|bye|chat later|talk soon)\b( (\w+da[yg]|tomorrow|then` +
    String.raw`|soon|later|on|there|next|week))*$`,
  String.raw`^(?!.*\b(but|can|could|how|what|when|where|not|cancel)\b)(ok |great )?(thanks|thank you|dankie|thx` +
    String.raw`|shot|ngiyabonga)\b.*\b(enjoy|have an?) ((the|your|rest|of|nice|good|lovely|great|super|lekker) )*` +
    String.raw`(day|evening|weekend|week|afternoon|one)$`,
);
const FILLERS = new Set(
  'man bra hey shame so much very you guys then bru boet my now just a lot all that is it and'.split(' '),
);
const REPLIES: [said: readonly string[], reply: string][] = [
  [
    [
      'thanks',
      'thank you',
      'thank you so much',
      'thx',
      'ta',
      'dankie',
      'baie dankie',
      'ngiyabonga',
      'enkosi',
      'cheers',
      'shot',
      'appreciate it',
      'appreciate',
      'appreciated',
      'much appreciated',
    ],
    "It's a pleasure. Is there anything else you would like to know?",
  ],
  [
    ['bye', 'goodbye', 'see you', 'cheerio', 'totsiens', 'good night', 'goodnight', 'later'],
    'Goodbye, and see you on the mat.',
  ],
  [['how are you', 'how are you doing', 'how s it', 'hoe gaan dit', 'are you real', 'who are you'], IS_ASSISTANT],
  [['test', 'testing', 'test test', 'testing 123'], IS_ASSISTANT],
  [
    [
      'ok',
      'okay',
      'cool',
      'great',
      'nice',
      'perfect',
      'good',
      'fine',
      'alright',
      'noted',
      'got it',
      'i see',
      'awesome',
      'lekker',
      'sharp',
      'yes',
      'no',
      'no thanks',
      'yes please',
      'ja',
      'nee',
      'just looking',
      'just browsing',
      'just looking around',
      'only looking',
    ],
    'Great. Ask me about classes, times, prices or the shop whenever you like.',
  ],
];

/**
 * The whole message must be small talk; undefined when it says more.
 * @param languages what the school says of those that its coaches speak
 */
export function smallTalk(message: string, languages = ''): string | undefined {
  const text = spoken(message);
  const known = REPLIES.find(([said]) => said.includes(text));
  if (known) return known[1];
  if (IS_IT_A_PERSON.test(text)) return IS_ASSISTANT;
  if (SPEAKS.test(text)) return `${SPOKEN_HERE} ${languages || ASK_A_PERSON}`;
  if (MAY_ASK.test(text)) return ASK_AWAY;
  if (IS_THANKS.test(text) || IS_PARTING.test(text)) return REPLIES[0]![1];
  // "Lekker thanks", "ok shame, bye": words of which each says that alone.
  const words = text.split(' ').filter((word) => !FILLERS.has(word));
  const isTalk = words.length > 0 && words.every((word) => REPLIES.some(([said]) => said.includes(word)));
  return isTalk ? REPLIES.find(([said]) => words.some((word) => said.includes(word)))?.[1] : undefined;
}

/** What begins, or ends, like a question. */
export const ASKS = /[?]|^(what|when|where|who|how|why|which|do|does|is|are|can|will)\b/i;
/** Beside an address or a number; more may be a matter of its own. */
const MOST_WORDS_BESIDE = 8;

/** "My name is Naledi, 082 555 0171": staff are told of it (wants-notify). Undefined when it says more, or asks. */
export function thanksForDetails(message: string): string | undefined {
  const { email, phone } = pickContactDetails(message);
  if ((email ?? phone) === undefined || ASKS.test(message)) return undefined;
  const beside = spoken(withoutContactDetails(message)).split(' ');
  return beside.length <= MOST_WORDS_BESIDE ? 'Thank you. Someone from the school will get back to you.' : undefined;
}
