// Who is in danger or in distress gets help before anything else: calm words, the numbers that help at once, how to
// reach the school, and nothing about classes (CONTRACT section 9).
import { oneOf } from '#libs/domain/chat/one-of';
import { spoken } from '#libs/domain/chat/similarity';
import type { SchoolContact } from '#libs/domain/chat/answer-rules';

const WHO =
  '(?:ex|husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance|man|father|dad|' +
  'stepdad|stepfather|mother|mom|mum|stepmom|' +
  'uncle|aunt|brother|sister|cousin|neighbour|boss|landlord|teacher|family|son|daughter)';
const SOMEBODY = `(?:my (?:\\w+ )?${WHO}|he|she|they|someone|somebody|this guy|this man|a man|people)`;
const HARM =
  '(?:hits?|hitting|beats?|beating|hurts?|hurting|' +
  'slaps?|slapped|punche[sd]|kicks?|kicked|chokes?|choked|strangle[sd]?|strangled|stabbed|' +
  'rapes?|raped|molests?|molested|abuse[sd]?|abusing|' +
  'assaulted|attacked|attacking|hijacked|robbed|mugged|stalks?|stalking|' +
  'follows|following|touche[sd]|touching|kills?|killing|kil|threaten\\w*|threatn\\w*|blackmail\\w*) ' +
  '(?:me|us|my (?:child|son|daughter|kids|mom|sister))\\b';

/** Said of what happens, or happened, to the writer or theirs. */
const IN_DISTRESS = [
  /\bsuicid|\b(kill|kil|hurt|harm|cut) myself\b|\b(end|ending|take|taking) (it all|my (own )?life)\b/,
  /\bwant to die\b|\b(dont|do not|cant|no longer) (want to |wanna )?(live|go on|be alive)\b/,
  new RegExp(`\\b${SOMEBODY} (?:\\w+ ){0,5}?${HARM}`),
  new RegExp(`\\bmy (?:\\w+ )?${WHO}\\b.{0,40}\\b(?:threat\\w*|abus\\w+|violent|stab|kill|kil)\\b`),
  /\b(he|she|they)\b.{0,20}\bthreat\w*/,
  new RegExp(
    `\\b(?:scared|afraid|terrified|frightened|bang) (?:of|for|vir) (?:my (?:\\w+ )?${WHO}|him|her|my life)\\b`,
  ),
  oneOf(
    String.raw`\b(i|im|i am|ive|i have|we|was|got|been|being|is|child|son|daughter|friend) (just ` +
      String.raw`|recently |almost |sexually |being |been |got |was |is )*(raped|molested|mugged` +
      String.raw`|robbed|hijacked|stalked|abused|assaulted|attacked|threatened|beaten|strangled` +
      String.raw`|stabbed|kidnapped|shot)\b`,
  ),
  /\bmy stalker\b|\bstalking me\b|\brapist\b/,
  oneOf(
    String.raw`\b(someone|somebody|people|man|intruder|burglar)\b.{0,25}\b(in|inside|into` +
      String.raw`|outside) my (house|home|yard|flat|room)\b`,
    String.raw`\bbreaking in\b`,
  ),
  oneOf(
    String.raw`\b(im|i am|we are|feel|not feeling) (not safe|unsafe|in danger)\b|\bin danger\b`,
    String.raw`\bnot safe (at home|in my|with (him|her|my))`,
  ),
  oneOf(
    String.raw`^(please )?(help )?(this is )?(an? )?emergency( please| help)*$`,
    String.raw`\bemergency\b.{0,20}\b(police|now|ambulance|help)\b|\bcall the (police|cops)\b`,
  ),
  /\b(bleeding|bleeds)\b.{0,20}\b(badly|heavily|to death|a lot|out)\b|\b(not|stopped) breathing\b|\bunconscious\b/,
  // Afrikaans.
  oneOf(
    String.raw`\b(slaan|slat|skop|wurg|verkrag|dreig|molesteer|mishandel) (my|ons)\b|\bdoodmaak\b`,
    String.raw`\bverkrag\b|\bselfmoord\b|\bmishandel\b`,
  ),
  // isiZulu: he beats me, he will kill me, I was raped, I am afraid of him.
  /\buyangishaya\b|\bungishaya\b|\buzongibulala\b|\bngidlwengul\w+|\bungidlwengul\w+|\bngisengozini\b/,
];

/** The same words in a question about what is taught, or in a manner of speaking. */
const IS_NONE = [
  /\b(what|how) (to|do|can|would|should) ?(i|you|we|one)? ?(do )?\b.{0,30}\b(if|when|against|in an?)\b/,
  /\b(do|can|will) (you|u) (teach|cover|show|train)\b/,
];

export function isDistress(message: string): boolean {
  const said = spoken(message).replaceAll("'", '').slice(0, 4000);
  if (!IN_DISTRESS.some((words) => words.test(said))) return false;
  return !IS_NONE.some((words) => words.test(said)) || FOR_CERTAIN.test(said);
}

/** Nobody asks about a class in these words. */
const FOR_CERTAIN = oneOf(
  String.raw`\bmy (ex|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|uncle)\b`,
  String.raw`\b(was|been|got) (raped|abused|attacked|assaulted|mugged)\b|\bsuicid|\b(kill` +
    String.raw`|hurt) myself\b`,
  String.raw`\bbleeding\b|\bright now\b`,
);

export function distressAnswer(message: string, { phone, whatsapp }: SchoolContact): string {
  const isAboutOneself = /suicid|selfmoord|myself|my (own )?life|it all|to die|live|alive/.test(spoken(message));
  return (
    'I am sorry you are going through this. It is not your fault, and you do not have to face it alone. ' +
    'If you are in danger now, call the police (SAPS) on 10111. ' +
    'The GBV Command Centre listens day and night, free of charge: 0800 428 428. ' +
    (isAboutOneself
      ? 'For thoughts of ending your life, the SADAG crisis line is there day and night: 0800 567 567. '
      : '') +
    `If you would like to talk to one of us, call ${phone.display} or write on WhatsApp to ${whatsapp.display}.`
  );
}

const DISTRESS_ANSWER_START = 'I am sorry you are going through this.';

/** Whether the assistant said that. */
export function isDistressAnswer(answer: string): boolean {
  return answer.startsWith(DISTRESS_ANSWER_START);
}
