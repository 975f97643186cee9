// What a message is about, by its words as understood() gives them; the first that fits counts.

import { oneOf } from '#libs/domain/chat/one-of';
import { PRACTICAL_TOPICS } from '#libs/domain/chat/practical-topics';
import { PUBLISHED_TOPICS } from '#libs/domain/chat/published-topics';
import { UNPUBLISHED_TOPICS } from '#libs/domain/chat/unpublished-topics';

/** Near a place that is named: where the school is tells whether it is there. */
const NEAR =
  '(?:in|near|around|close to|by) (?:the )?(?:sandton|randburg|fourways|midrand|pretoria|centurion|soweto|durban' +
  '|joburg|johannesburg|jhb|cape town|rosebank|bryanston|alex(?:andra)?|rivonia|sunninghill|roodepoort|benoni)\\b';

/** What the owner says of them stands beside what to wear. */
export const HEAD_COVERINGS = '(hijab|head ?scar(f|ves)|turban|doek|burka|niqab|yarmulke|kippah)';

const SOCIAL_NETWORK = '(instagram|insta|facebook|tiktok|youtube|socials|social media)';

const TOPICS = [
  ...PUBLISHED_TOPICS,
  ...UNPUBLISHED_TOPICS,
  [
    'order',
    oneOf(
      String.raw`^(?!.*\b(collect|fetch|pick ?up|how (do|can|must) (i|we) pay)\b).*\b((my|an?|the) (order|parcel)` +
        String.raw`|(my|the) package)\b(?! (online|something|from|of))`,
      String.raw`\bcancel\w* (my |the |an |this )?orders?\b|\border (status|number)\b`,
      String.raw`\btrack(ing)?\b|\bparcel\b|\bi ordered\b`,
    ),
  ],
  [
    'hall',
    new RegExp(
      String.raw`\b(rent|hire|lease) (out )?(your|ur|the|a) (\w+ )?` +
        String.raw`(hall|dojo|gym|venue|space|premises|studio|mats)\b(?! (equipment|gear|gloves|clothes|shower))`,
    ),
  ],
  ...PRACTICAL_TOPICS,
  [
    'social',
    oneOf(
      String.raw`^(?!.*\b(hack|followers|ex|saw)\b).*\b(you|u|your|ur|a|the|school|follow|find|which|what)\b.*` +
        String.raw`${SOCIAL_NETWORK}( (page|account|handle|link|profile|or \w+))?$`,
      String.raw`^${SOCIAL_NETWORK}( (page|account|handle|link|profile))?$`,
    ),
  ],
  ['parking', /\bpark(ing)?\b|\bsafe for (my|our|a) (\w+ )?(car|bike|bakkie|motorbike)\b/],
  [
    'showers',
    oneOf(
      String.raw`\bshowers?\b|\blockers?\b`,
      String.raw`\bwhere (can|do|would|must|could|should|will) (i|we|you|he|she|they) (get )?changed?\b`,
    ),
  ],
  ['freeze', /\b(freeze|pause|suspend|on hold|put .* hold)\b/],
  ['cancel', /\bcancel(l?ing|lation)?\b|\bmove (it|my (trial|booking))\b|\bstop my (debit|membership|contract)/],
  ['switch', /\b(switch|change|upgrade|downgrade|move)\b.*\b(plans?|membership|basic|standard|premium)\b/],
  ['contract', /\bcontracts?\b|\bcommitment\b|\block ?in\b|\bmonth to month\b|\btied in\b/],
  [
    'length',
    new RegExp(
      String.raw`^(?!.*\b(deliver\w*|courier|shipping)\b).*\bhow (long|many hours)\b(?!.*\b(before|until|to (get` +
        String.raw`|learn|become|be)|take to|till|have you|has)\b)|\bduration\b`,
    ),
  ],
  [
    'delivery',
    oneOf(
      String.raw`\bdeliver(y|ies|ed)?\b|\bcourier\b|\b(ship (\w+ )?|(get|send|bring) (it|them|this) )to\b`,
      String.raw`\b(fetch|collect|pick up|pickup) (my|the|our|an|what i) (order\w*|parcel|package|gloves|gi` +
        String.raw`|stuff)\b`,
    ),
  ],
  ['payment', /\bhow (can|do|must) (i|we) pay\b/],
  [
    'bring',
    oneOf(
      String.raw`\b(ok|okay|fine|can|may|allowed|problem|train)\b.*\b${HEAD_COVERINGS}\b`,
      String.raw`\b(what|anything|something|must|should|need|have to)\b.*\b(bring|wear)\b`,
      String.raw`\b(wear|clothes|clothing|outfit|dress code|towel)\b`,
      String.raw`\bbring (my own |own |a |my )?(gloves|gear|gi|equipment|kit|shoes|water|anything|towel)\b`,
      String.raw`\bneed (to (buy|have|get|wear) )?(my own |own |any |a |boxing )*(gloves|gear|gi|equipment|kit` +
        String.raw`|shoes|uniforms?)\b`,
      String.raw`\b(provide|lend|rent|hire|borrow|use) (me |us |the |your |some |out )?(gear|equipment|gloves` +
        String.raw`|kit)\b`,
      String.raw`\b(gear|equipment|gloves|kit)\b.*\b(included|provided|supplied|lent|needed|compulsory|required)\b`,
    ),
  ],
  [
    'first-visit',
    oneOf(
      String.raw`\bwhat time (must|should|do) (i|we) (need to |have to )?(be there|arrive)\b(?!.*day\b)`,
      String.raw`\bfirst (visit|time|day)\b(?! in (my|her|his|their|our|a) )|\bhow early\b|\bwhat happens (at|in)\b`,
    ),
  ],
  [
    'price',
    oneOf(
      String.raw`\bhow much\b|\bcosts?\b|\bpric(e|es|ing|ey)\b|\bfees?\b|\brates?\b|\b(you|they) charge\b`,
      String.raw`\bcheapest\b`,
      String.raw`\bfree (class(es)?|trials?|lessons?)\b|\bpay (for|to|per)\b`,
      String.raw`\b(is|are) (it|this|that|they) (for )?free\b`,
      String.raw`\bplans?\b|\bmemberships?$`,
      String.raw`\bmemberships do\b|\breally free\b|\bhow many (times|classes|days) (a|per) week (can|may) (i|we)\b`,
    ),
  ],
  ['workshops', /\bseminars?\b|\bworkshops?\b(?! at)/],
  [
    'instructors',
    oneOf(
      String.raw`\bwho (teach|coach|train|run|give|take|does)\w*\b`,
      String.raw`\b(coach|coaches|instructors?|trainers?|sensei|teachers?)\b`,
      String.raw`\bwho is\b(?!.*\b(it|this|the owner)\b)`,
    ),
  ],
  [
    'hours',
    oneOf(
      String.raw`\b(open|opening|opens|(?<!\b(thats|is|how|so|anything|something|too|very) )close(?! (by|to` +
        String.raw`|protection)\b)|closes|closed|closing)\b`,
      String.raw`\b(business|trading|operating|gym|club)? ?hours\b`,
    ),
  ],
  [
    'contact',
    oneOf(
      String.raw`\b(what|which|whats|lost|forgot|have|your|ur) (is )?(your |ur |the |that )?(phone |cell |mobile ` +
        String.raw`|whatsapp |contact |office |tel )?(number|email|cell|landline)\b` +
        String.raw`(?! (of (people|kids|classes|students|learners)|plate))`,
      String.raw`\b(phone|contact|email|whatsapp)\b(?! ?(training|sport|fight))`,
      String.raw`\b(call|ring|phone) (me|us|you|back)\b`,
      String.raw`\bwho (do|can|must|should) (i|we) (call|contact|phone|email|ask|(speak|talk) (to|with))\b`,
      String.raw`\b(speak|talk|chat) (to|with) (a |an |the |some)?(person|human|someone|somebody|manager|owner|real` +
        String.raw`|staff|agent|you|consultant)\b`,
      String.raw`\breal person\b|^call$`,
    ),
  ],
  [
    'location',
    oneOf(
      String.raw`^where$|\bwhere\b.*\b(are|is|you|gym|school|dojo|located|find|train)\b`,
      String.raw`\blocations?\b|\blocated\b|\baddress\b|\bdirections?\b|\b(get|find) (there|you|to you)\b`,
      String.raw`\bwhich (area|suburb)\b|\bare you in\b|\bwhere place\b`,
    ),
  ],
  ['experience', /\b(unfit|fit enough|be fit|get fit|how fit|fit must|overweight|out of shape|too hard)\b/],
  [
    'booking',
    oneOf(
      String.raw`\b(sign (me )?up|register|enrol+|join(?! in (with|on)\b)|become a member|book (me|us|a|an|my|for` +
        String.raw`|in|one|online|now|trial|class|free)|booking|reserve)\b`,
      String.raw`^book$|\bhow (do|can|must|should) (i|we|you) book\b`,
      String.raw`\b(need|have|must) (i )?(to )?book\b|\bjust (show|pitch|rock|pop|turn|walk) (up|in)\b`,
      String.raw`\bwhere (do|can|must|should) (i|we) (start|begin)\b`,
      String.raw`\bwhen can (i|we) (come( in| over)?|start|begin|pop in)$`,
    ),
  ],
  [
    'times',
    oneOf(
      String.raw`\bwhen\b(?! i\b)|\bnext\b(?! day \w)(?! (month|year) (?!.*\bclass))`,
      String.raw`\b(what|which) (time|day|days)\b|(?<!\d |\bfirst |\blast |\bany |\bmany )\btimes?\b|\bschedule\b`,
      String.raw`\btimetable\b`,
      String.raw`\bwhats (on|happening)\b|\bwhat is on\b`,
      String.raw`\b(class|classes|anything|something|nothing|training|session)\b.*\b(today|tonight|tomorrow|monday` +
        String.raw`|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|mornings|afternoon|afternoons` +
        String.raw`|evening|evenings|night|lunch\w*|6 ?am|(after|before|around) \d+)\b`,
      String.raw`\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|morning` +
        String.raw`|mornings|afternoons?|evening|evenings|lunch\w*|6 ?am)\b.*\b(class|classes)\b`,
      String.raw`\b(class|classes|training)\b.*\b\d{1,2}(st|nd|rd|th)? (of )?(jan|feb|mar|apr|may|jun|jul|aug|sep` +
        String.raw`|oct|nov|dec)`,
      String.raw`\bhow often (are|is|do you (have|run|do))\b`,
    ),
  ],
  // Gloves, by their weight.
  ['sells', /oz gloves\b/],
  [
    'experience',
    oneOf(
      String.raw`\b(what|which) levels?\b`,
      String.raw`\b(experience|never (trained|done)|complete beginner|for beginners?|a beginner|no idea)\b`,
    ),
  ],
  [
    'area',
    new RegExp(
      String.raw`^(?!.*\bbetter\b)(?:(?:\w+ ){0,2}${NEAR}$|.*\b(?:branch\w*|class(?:es)?|lessons?|gym|dojo` +
        String.raw`|school|anything` +
        String.raw`|you)\b.*\b${NEAR})`,
    ),
  ],
  ['sells', /\b(shop|store|sell|buy|stock|available|sizes?|gear|merch)\b|\bany .* left\b/],
  ['offer', /\bwhat do you do$/],
] as const satisfies readonly (readonly [string, RegExp])[];

/**
 * `about-before`: a question about what was asked before, which no rule knows; `arranging`: what a company goes on to
 * ask.
 */
export type Topic = (typeof TOPICS)[number][0] | 'about-before' | 'arranging';

export function topicOf(text: string): Topic | undefined {
  return TOPICS.find(([, words]) => words.test(text))?.[0];
}
