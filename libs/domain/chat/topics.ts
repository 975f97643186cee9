// What a message is about, by its words as understood() gives them; the first that fits counts.

import { oneOf } from '#libs/domain/chat/one-of';

const TOPICS = [
  [
    'order',
    /\b(my|an?|the) (order|parcel|package)\b|\border (status|number)\b|\btrack\b|\btracking\b|\bparcel\b|\bi ordered\b/,
  ],
  ['parking', /\bpark(ing)?\b/],
  ['showers', /\bshowers?\b|\bchange ?rooms?\b|\bchanging rooms?\b|\blockers?\b|\bplace to change\b/],
  ['freeze', /\b(freeze|pause|suspend|on hold|put .* hold)\b/],
  [
    'cancel',
    oneOf(
      String.raw`\bcancel(l?ing|lation)?\b|\bnotice period\b|\bstop my (debit|membership|contract)`,
      String.raw`\b(leave|end) (my|the) (membership|contract)`,
    ),
  ],
  ['switch', /\b(switch|change|upgrade|downgrade) (my |to |the )?(membership )?(plans?|membership)\b/],
  ['contract', /\bcontracts?\b|\bcommitment\b|\block ?in\b|\bmonth to month\b|\btied in\b/],
  ['delivery', /\bdeliver(y|ies|ed)?\b|\bcourier\b|\bcollect\b|\bshipping\b/],
  ['discount', /\bdiscounts?\b|\bspecials?\b|\bpromo(tion)?s?\b|\bvoucher\b/],
  [
    'payment',
    oneOf(
      String.raw`\b(cash|card|cards|eft|snapscan|zapper|debit order|bitcoin|credit card)\b`,
      String.raw`\bpayment (methods?|options?)\b|\bhow (can|do|must) (i|we) pay\b`,
    ),
  ],
  [
    'bring',
    oneOf(
      String.raw`\b(bring|wear|clothes|clothing|outfit|dress code|towel)\b(?!.*\b(dog|friend|cat` +
        String.raw`|partner|pet)\b)`,
      String.raw`\bneed (my own |own |any |a |boxing )*(gloves|gear|gi|equipment|kit|shoes)\b`,
      String.raw`\bprovide (the )?(gear|equipment|gloves)\b`,
    ),
  ],
  [
    'first-visit',
    oneOf(
      String.raw`\bfirst (visit|time|day)\b|\bhow early\b|\bwhat happens (at|in)\b`,
      String.raw`\bfirst (class|lesson|session) like\b|\bexpect (at|on|in)\b`,
    ),
  ],
  [
    'price',
    oneOf(
      String.raw`\bhow much\b|\bcosts?\b|\bpric(e|es|ing|ey)\b|\bfees?\b|\brates?\b|\b(you` +
        String.raw`|they) charge\b`,
      String.raw`\bcheapest\b|\bexpensive\b|\bwhat do i get with\b`,
      String.raw`\b(included|what is|whats) in (basic|standard|premium|the premium)\b|\b(is` +
        String.raw`|classes) free\b`,
      String.raw`\bfree (class|trial|lesson)\b|\bpay (for|to|per)\b|\bplans?\b|\bmemberships?$`,
      String.raw`\bmemberships do\b`,
    ),
  ],
  ['workshops', /\bseminars?\b|\bworkshops?\b(?! at)/],
  [
    'instructors',
    oneOf(
      String.raw`\bwho (teach|coach|train|run|give|take)\w*\b`,
      String.raw`\b(coach|coaches|instructors?|trainers?|sensei|teachers?)\b`,
      String.raw`\bwho is\b(?!.*\b(it|this|the owner)\b)`,
    ),
  ],
  [
    'hours',
    oneOf(
      String.raw`\b(open|opening|opens|close(?! (by|to)\b)|closes|closed|closing)\b`,
      String.raw`\b(business|trading|operating|gym|club)? ?hours\b`,
    ),
  ],
  [
    'contact',
    oneOf(
      String.raw`\b(phone|contact|email|whatsapp)\b(?! ?(training|sport|fight))`,
      String.raw`\b(call|ring|phone) (me|us|you|back)\b|\bcall please\b|\bme (a )?call\b`,
      String.raw`\bwho (do|can|must) i call\b`,
      String.raw`\b(speak|talk|chat) (to|with) (a |an |the |some)?(person|human|someone|somebody` +
        String.raw`|somebody|manager|owner|real|staff|agent|you|consultant)\b`,
      String.raw`^(the )?manager\b|\bsomeone (to )?(my )?call\b|^call$`,
    ),
  ],
  [
    'location',
    oneOf(
      String.raw`^where$|\bwhere\b.*\b(are|is|you|gym|school|dojo|located|find|train)\b|\blocations?\b`,
      String.raw`\blocated\b|\baddress\b|\bdirections?\b|\b(get|find) (there|you|to you)\b` +
        String.raw`|\bbranch(es)?\b`,
      String.raw`\bwhich (area|suburb)\b|\bwhereabouts\b|\bare you in\b|\bwhere place\b`,
    ),
  ],
  [
    'booking',
    oneOf(
      String.raw`\b(sign (me )?up|register|enrol+|join|become a member|book (me|us|a|an|my|for|in|one` +
        String.raw`|online|now|trial|class|free)|booking|reserve)\b`,
      String.raw`^book$|\bwant to book\b`,
    ),
  ],
  [
    'experience',
    oneOf(
      String.raw`\b(unfit|fit enough|be fit|overweight|out of shape|experience|never (trained|done)` +
        String.raw`|complete beginner|too hard|for beginners?|a beginner|no idea)\b`,
    ),
  ],
  [
    'times',
    oneOf(
      String.raw`\bwhen\b|\bnext\b|\b(what|which) (time|day|days)\b|\btimes?\b|\bschedule\b|\btimetable\b`,
      String.raw`\bwhats on\b|\bwhat is on\b`,
      String.raw`\b(class|classes|anything|something|training|session)\b.*\b(today|tonight|tomorrow` +
        String.raw`|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|mornings` +
        String.raw`|evening|evenings|6 ?am)\b`,
      String.raw`\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow` +
        String.raw`|morning|mornings|evening|evenings|6 ?am)\b.*\b(class|classes)\b`,
      String.raw`\bearliest\b|\bupcoming\b|\bstart date\b|\bstarting\b`,
    ),
  ],
  ['sells', /\b(shop|store|sell|buy|stock|available|sizes?|gear|merch)\b|\bany .* left\b/],
  [
    'offer',
    oneOf(
      String.raw`\bwhat (classes|styles?|martial arts?|disciplines?) (do|have|can|are)\b`,
      String.raw`\bwhat (do|can) you (teach|offer)\b|\bwhich (styles?|classes|martial arts?)\b`,
      String.raw`\bclasses you offer\b`,
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** `about-before`: a question about what was asked before, which no rule knows. */
export type Topic = (typeof TOPICS)[number][0] | 'about-before';

export function topicOf(text: string): Topic | undefined {
  return TOPICS.find(([, words]) => words.test(text))?.[0];
}
