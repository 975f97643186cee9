// What a message asks that no school publishes: each is read before whatever else stands in it.
import { oneOf } from '#libs/domain/chat/one-of';
import { COACH } from '#libs/domain/chat/practical-topics';

export const UNPUBLISHED_TOPICS = [
  // What only a person of the school can see to, whatever else is in it.
  [
    'matter',
    oneOf(
      String.raw`\brefund|\binvoices?\b`,
      String.raw`\bbank(ing)? (details|account)\b`,
      String.raw`\b(my|new|another) (bank|account|card) (details|number)\b`,
      String.raw`\bpaid (already|twice|but|and)\b|\bpaid\b.*\b(but|and) (havent|never|nobody|still)\b`,
      String.raw`\bdebit order (go off|date|day|bounced|failed|went|didnt|did not|came)`,
      String.raw`\b(i|we) (lost|left|forgot)\b` +
        String.raw`(?! (your|ur|the) (\w+ )?(number|phone|email|address|whatsapp|password|pin))`,
      String.raw`^(hi |hey |hello )?(lost|left) (my|a|an|his|her|our)\b`,
      String.raw`\b(stole|stolen|scratched|damaged|broken|broke|faulty|torn)\b`,
      String.raw`\bcomplain(t|ts|ing)?\b|\brude\b`,
      String.raw`\b(cant|cannot|wont|unable to|not able to|doesnt|not|didnt) (log ?in|login|open|download|access` +
        String.raw`|work|working|get in)\b`,
      String.raw`(?<!\b(how|where) (do|can|to) (i |we )?)\bdownload\b|\bpdf\b`,
      String.raw`\b(cant|cannot|cnt|wont|not|couldnt|wasnt able to) (be able to )?(make it|attend|be there|be in` +
        String.raw` class|come (today|tonight|tomorrow|to)|coming)\b`,
      String.raw`\b(insurance|insured|indemnity|waiver|disclaimer|liab\w+)\b`,
      String.raw`^(?!.*\b(team ?building|employees|staff)\b).*\bhow many (kids|children|people|students|members` +
        String.raw`|others|boys)\b(?!.*\b(in|per|each|at) (a |the |your |one |each )?(\w+ )?(class|classes|session` +
        String.raw`|group|lesson)\b)`,
      String.raw`\bmy belt\b|(?<!\bwhen (will|is) )\bmy grading\b`,
      // Whether who comes back pays it once more, no school says here.
      String.raw`\b(fees?|registration|joining)\b.*\bagain\b`,
      String.raw`\bbecome (an? )?(\w+ ){0,2}(coach|instructor|trainer)(e?s)?\b`,
      String.raw`\b(declined|(not|wont) go(ing)? through)\b|\bfake\b`,
      String.raw`^(?=.*\b(hurt|injur)).*\bwho (pays|is (liable|responsible))\b`,
      String.raw`\b(didnt|did not|never|havent|not) (get|got|receive|received|gotten|had)\b.*\b(mail|email` +
        String.raw`|confirmation|sms|reply|answer|response)\b`,
      String.raw`\bsecondhand\b|\bsize\b.*(\d ?(kg|cm|m)\b|\b(i|he|she) (take|need|order|am|is)\b)`,
      String.raw`^(?!.*\b(do you (have|sell|do)|buy)\b).*(\b(how|where)\b.*\b(use|redeem|claim|activate` +
        String.raw`|spend)\b.*\bvouchers?\b|\bvouchers?\b.*\b(how|where)\b.*\b(use|redeem|claim|activate|spend)\b)`,
    ),
  ],
  // What no school says, and what looks like it does not answer.
  [
    'unsaid',
    oneOf(
      String.raw`^(?!.*\b(doctors?|medical|birth|first aid|(of|after) the course|12 weeks?)\b)(?!.*\b${COACH}(` +
        String.raw` \w+){0,2} (have|has|hold|got|papers|real|actual|legit|certificates)\b).*\bcertificates?\b`,
      String.raw`\b(belt|rank|grade|grading)s?\b.*\b(recogni[sz]\w*|transfer\w*|carry over|carries over)\b`,
      String.raw`\bopen mats?\b|\bfull ?time or\b|\b(il)?legal to\b`,
      // Whether grown-ups and children train in one class.
      String.raw`\b(kids?|child(ren)?|son|daughter|adults?|parents?|moms?|dads?) and (my |the )?(kids?|child(ren)?` +
        String.raw`|son|daughter|adults?|parents?|moms?|dads?|i)\b.*\b(together|(at the )?same (time|class` +
        String.raw`|session))\b`,
      String.raw`\bcounts? (for|towards?)\b`,
      // Whether and how a membership is paid while it is frozen, and for how much longer.
      String.raw`\b(pay\w*|charged?|debit\w*|billed)\b.*\b(while|when|during|if)\b.*\b(freez\w*|frozen|paused?` +
        String.raw`|on hold)\b`,
      String.raw`^\d+ (days|weeks|months) is (more|longer) than\b`,
      String.raw`\b(glasses|specs|spectacles|contact lenses|braces)\b`,
      String.raw`\bholiday (programm?e?s?|camps?|clubs?|care)\b|\b(what|which) colou?rs?\b`,
      String.raw`\b(is|kept|stays?) (that |it |this )?(private|confidential)\b`,
      String.raw`\bhow long\b.*\bvalid\b|\bdifference\b.*\d ?oz\b`,
      String.raw`\bdifference between (kali|escrima|eskrima|arnis)\b`,
      String.raw`\b(you|someone) (collect|fetch|pick up|transport) (the |my |our )?(kids|child(ren)?|son` +
        String.raw`|daughter)s?\b`,
      String.raw`\b(bring|take|leave) (my|our|the|a) (\w+ )?(toddlers?|bab(y|ies)|kids?|child(ren)?|son` +
        String.raw`|daughter)\b.*\b(while|when) (i|we) (\w+ )?(train|exercise|work ?out)\b`,
      String.raw`\b(bring|take) (my|our|the|a) .*\b(just|only) (sits?|plays?|sleeps?|watch(es)?)\b`,
      String.raw`\bmiss(es|ed)? (a|one|some|\d) (weeks?|class(es)?|lessons?)\b.*\bcourse\b`,
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];
