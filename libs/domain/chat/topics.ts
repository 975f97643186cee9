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

const TOPICS = [
  ...PUBLISHED_TOPICS,
  ...UNPUBLISHED_TOPICS,
  [
    'order',
    oneOf(
      String.raw`^(?!.*\b(collect|fetch|pick ?up|how (do|can|must) (i|we) pay)\b).*` +
        String.raw`\b((my|an?|the) (order|parcel)|(my|the) package)\b(?! (online|something` +
        String.raw`|from|of))`,
      String.raw`\bwhen (will|do|are) (you|it|they) (ship|send|sending|shipping|sent|shipped|arrive)\b`,
      String.raw`\bcancel\w* (my |the |an |this )?orders?\b|\border (status|number)\b|\btrack\b|\btracking\b` +
        String.raw`|\bparcel\b|\bi ordered\b|\bordered\b.*\bwhere\b|\b(says?|said|marked) (as )?delivery\b`,
    ),
  ],
  ...PRACTICAL_TOPICS,
  ['parking', /\bpark(ing)?\b|\bsafe for (my|our|a) (\w+ )?(car|bike|bakkie|motorbike)\b/],
  [
    'showers',
    oneOf(
      String.raw`\bshowers?\b|\bchange ?rooms?\b|\bchanging rooms?\b|\blockers?\b|\bplace to change\b` +
        String.raw`|\bwhere (can|do|would|must|could|should|will) (i|we|you|he|she|they) (get )?changed?\b`,
      String.raw`\b(keep|leave|put|lock) (up )?(my|our) (stuff|bags?|things|valuables|phone|keys)\b`,
    ),
  ],
  ['freeze', /\b(freeze|pause|suspend|on hold|put .* hold)\b/],
  [
    'cancel',
    oneOf(
      String.raw`\bcancel(l?ing|lation)?\b|\b(reschedule|postpone)\b|\bmove (it|my (trial|booking))\b` +
        String.raw`|\bnotice period\b|\bdays notice\b|\bstop my (debit|membership|contract)`,
      String.raw`\b(leave|end) (my|the) (membership|contract)` +
        String.raw`|\b(want|need|have) to (leave|quit) (the |your )?(gym|club|academy)\b`,
    ),
  ],
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
      String.raw`\bdeliver(y|ies|ed)?\b|\bcourier\b|\bshipping\b|\b(ship (\w+ )?|(get|send|bring) (it|them|this) )to\b`,
      String.raw`\b(fetch|collect|pick up|pickup) (my|the|our|an|what i) (order\w*|parcel|package|gloves|gi|stuff)\b` +
        String.raw`|\bcollect\b(?! (the |my )?(kids?|child\w*|son|daughter|them from))`,
    ),
  ],
  [
    'payment',
    oneOf(
      String.raw`\b(cash|(?<!(gift|student|loyalty|member|membership|vaccination|id|red|yellow) )cards?|eft` +
        String.raw`|snapscan|zapper|debit order|bitcoin|credit card)\b`,
      String.raw`\bpay (monthly|weekly|annually|yearly|cash|online)\b|\bpayment (methods?|options?)\b|\bhow (can` +
        String.raw`|do|must) (i|we) pay\b`,
    ),
  ],
  [
    'bring',
    oneOf(
      String.raw`\b(what|anything|something|must|should|need|have to)\b.*\b(bring|wear)\b|\b(wear|clothes` +
        String.raw`|clothing|outfit|dress code|towel)\b|\btrain in (a |my |the |normal |gym )*(shorts|leggings` +
        String.raw`|jeans|tights|shoes|socks|shirt|gi)\b`,
      String.raw`\b${HEAD_COVERINGS}\b`,
      String.raw`\bbring (my own |own |a |my )?(gloves|gear|gi|equipment|kit|shoes|water|anything|towel)\b`,
      String.raw`\bneed (to (buy|have|get|wear) )?(my own |own |any |a |boxing )*(gloves|gear|gi|equipment|kit` +
        String.raw`|shoes|uniforms?)\b`,
      String.raw`\b(must i|should i|have to|need to) (buy|own|get) (my own |own |any |a |boxing )*(anything` +
        String.raw`|something|gloves|gear|gi|equipment|kit)\b`,
      String.raw`\b(provide|lend|rent|hire|borrow|use) (me |us |the |your |some |out )?(gear|equipment|gloves|kit)\b`,
      String.raw`\b(gear|equipment|gloves|kit)\b.*\b(included|provided|supplied|lent|needed|compulsory|required)\b`,
    ),
  ],
  [
    'first-visit',
    oneOf(
      String.raw`\bwhat time (must|should|do) (i|we) (need to |have to )?(be there|arrive)\b(?!.*day\b)`,
      String.raw`\bfirst (visit|time|day)\b(?! in (my|her|his|their|our|a) )|\bhow early\b|\bwhat happens (at|in)\b`,
      String.raw`\bfirst (class|lesson|session) like\b|\bexpect (at|on|in)\b`,
    ),
  ],
  [
    'price',
    oneOf(
      String.raw`\bhow much\b|\bcosts?\b|\bpric(e|es|ing|ey)\b|\bfees?\b|\brates?\b|\b(you|they) charge\b`,
      String.raw`\bwhat (do|does|must|would|will|should) (\w+ ){1,2}pay\b|\b(which|what) packages?\b|\bpackages?$`,
      String.raw`\b(second|another|2nd|two|2|more) (free )?trials?\b`,
      String.raw`\bcheapest\b|\bexpensive\b|\bwhat do i get with\b|\baltogether\b|\bin total\b`,
      String.raw`\b(included|what is|whats) in (basic|standard|premium|the premium)\b|\b(is|classes) free\b`,
      String.raw`\bfree (class(es)?|trials?|lessons?)\b|\bpay (for|to|per)\b` +
        String.raw`|\b(is|are) (it|this|that|they) (for )?free\b`,
      String.raw`\bwhat (do|will) i get\b|\bplans?\b|\bmemberships?$`,
      String.raw`\bonly (come|train|want) (to (come|train) )?(once|twice|\d times) (a|per) week\b`,
      String.raw`\bmemberships do\b|\bmembership (include|cover|get)|\breally free\b|\bclass free\b` +
        String.raw`|\bhow many (times|classes|days) (a|per) week (can|may) (i|we)\b|\bmembership (options?` +
        String.raw`|types?|packages?|plans?|fees?)\b|\b(one|same) membership\b`,
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
      String.raw`\b(phone|contact|email|whatsapp)\b(?! ?(training|sport|fight))`,
      String.raw`\b(call|ring|phone) (me|us|you|back)\b|\bcall please\b|\bme (a )?call\b`,
      String.raw`\bwho (do|can|must|should) (i|we) (call|contact|phone|email|ask|(speak|talk) (to|with))\b|\b` +
        String.raw`(your|the|a) (cell |land ?line )?number\b|^number( please)?$`,
      String.raw`\b(speak|talk|chat) (to|with) (a |an |the |some)?(person|human|someone|somebody` +
        String.raw`|manager|owner|real|staff|agent|you|consultant)\b`,
      String.raw`\breal person\b|^(the )?manager\b|\bsomeone (to )?(my )?call\b|^call$`,
    ),
  ],
  [
    'location',
    oneOf(
      String.raw`^where$|\bwhere\b.*\b(are|is|you|gym|school|dojo|located|find|train)\b|\blocations?\b`,
      String.raw`\b(located|situated)\b|\baddress\b|\bdirections?\b|\b(get|find) (there|you|to you)\b` +
        String.raw`|\bbranch(es)?\b`,
      String.raw`\bwhere (do|must|should|can) (i|we) (drop|fetch|bring|go|come)\b|\bwhich (area|suburb)\b` +
        String.raw`|\bwhereabouts\b|\bgoogle maps?\b|\b(location )?pin\b|\bare you in\b` +
        String.raw`|\bwhere place\b`,
    ),
  ],
  [
    'experience',
    oneOf(
      String.raw`\bis it (very |too |really |so )?(hard|difficult)( and .*)?$`,
      String.raw`\b(unfit|fit enough|be fit|get fit|how fit|fit must|overweight|out of shape|too hard)\b`,
    ),
  ],
  [
    'booking',
    oneOf(
      String.raw`\b(sign (me )?up|register|enrol+|join(?! in (with|on)\b)|become a member|book (me|us|a|an|my|for` +
        String.raw`|in|one|online|now` +
        String.raw`|trial|class|free)|booking|reserve)\b`,
      String.raw`^book$|\bwant to book\b|\bhow (do|can|must|should) (i|we|you) book\b|\bbook how\b`,
      String.raw`\b(need|have|must) (i )?(to )?book\b|\bbook first\b|\bwithout (a )?booking\b|\bjust (show|pitch` +
        String.raw`|rock|pop|turn|walk) (up|in)\b|\bfirst step\b|\bget started\b`,
      String.raw`\bwhere (do|can|must|should) (i|we) (start|begin)\b|\bwhen can (i|we) (come( in| over)?|start` +
        String.raw`|begin|pop in)$`,
      String.raw`\bto (start|begin|join|train)\b.*\b(what|how) (must|do|should|can) (i|we) (do|start|begin)\b`,
    ),
  ],
  [
    'times',
    oneOf(
      String.raw`\bwhen\b(?! i\b)|\bnext\b(?! day \w)(?! (month|year) (?!.*\bclass))|\b(what|which) (time|day|days)\b` +
        String.raw`|(?<!\d |\bfirst |\blast |\bany |\bmany )\btimes?\b|\bschedule\b|\btimetable\b`,
      String.raw`\bwhats (on|happening)\b|\bwhat is on\b`,
      String.raw`\b(class|classes|anything|something|nothing|training|session)\b.*\b(today|tonight|tomorrow` +
        String.raw`|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|mornings|afternoon` +
        String.raw`|afternoons|evening|evenings|night|lunch\w*|6 ?am|(after|before|around) \d+)\b`,
      String.raw`\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|morning` +
        String.raw`|mornings|afternoons?|evening|evenings|lunch\w*|6 ?am)\b.*\b(class|classes)\b`,
      String.raw`\b(only|can) (do|come|make|train) (on )?(weekends?|mornings?|evenings?|nights?|\w+day)\b`,
      String.raw`\b(class|classes|training)\b.*\b\d{1,2}(st|nd|rd|th)? (of )?(jan|feb|mar|apr|may|jun|jul|aug` +
        String.raw`|sep|oct|nov|dec)`,
      String.raw`\b(class|classes|anything|something|training|sessions?)\b.*\bafter (that|then)\b` +
        String.raw`|\bclass(es)? (straight |right )?after school\b`,
      String.raw`\bhow often (are|is|do you (have|run|do))\b`,
      String.raw`\bearliest\b|\bupcoming\b|\bstart date\b|\bstarting\b`,
    ),
  ],
  // Gloves, by their weight.
  ['sells', /oz gloves\b/],
  [
    'experience',
    oneOf(
      String.raw`\b(what|which) levels?\b|\b(suitable|suited|ok|okay|fine) (for|if)\b.*` +
        String.raw`\b(new|newcomers?|just started|only started|first timers?)\b`,
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
  [
    'offer',
    oneOf(
      String.raw`\bwhat (class(es)?|styles?|martial arts?|disciplines?) (do|have|can|are)\b`,
      String.raw`\bwhat (do|can) you (teach|offer)\b|\bwhich (styles?|classes|martial arts?)\b`,
      String.raw`^(ok |so |then )*what (else )?do you have( then)?$|\bwhat do you (do|have) here$|\bwhat do you do$`,
      String.raw`\bclasses you offer\b|\b(what|which) (other|else) (styles?|classes|martial arts?)\b` +
        String.raw`|\bwhat else do you (teach|offer)\b`,
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** `about-before`: a question about what was asked before, which no rule knows. */
export type Topic = (typeof TOPICS)[number][0] | 'about-before';

export function topicOf(text: string): Topic | undefined {
  return TOPICS.find(([, words]) => words.test(text))?.[0];
}
