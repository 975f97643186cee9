// What a message asks that no school publishes: each is read before whatever else stands in it.
import { oneOf } from '#libs/domain/chat/one-of';
import { COACH } from '#libs/domain/chat/practical-topics';

export const UNPUBLISHED_TOPICS = [
  // What only a person of the school can see to, whatever else is in it.
  [
    'matter',
    oneOf(
      String.raw`\brefund|\b(returns?|exchange|swap)\b(?! to (training|class|boxing|krav|bjj))|\binvoices?\b` +
        String.raw`|\breceipts?\b`,
      String.raw`\bstatements?\b|\bbank(ing)? (details|account)\b|\baccount number\b|\b(my|new|another) (bank` +
        String.raw`|account|card) (details|number)\b`,
      String.raw`\b(debited|deducted|overcharged|bounced|double charged|billed)\b|\bcharged (me|us|twice|again` +
        String.raw`|for)\b`,
      String.raw`\b(took|taken|takes|taking) (my |the )?(money|payment)\b|\bpaid (already|twice|but|and)\b`,
      String.raw`\bpaid\b.*\b(havent|didnt|nothing|nobody|no one|not yet|still (not|no|waiting))\b`,
      String.raw`\bdo we come to you\b|\bdebit order (go off|date|day|bounced|failed|went|didnt|did not|came)`,
      String.raw`\b(when|what day|which day|what date)\b.*\bdebit order\b`,
      String.raw`\b(i|we) (lost|left|forgot)\b|^(lost|left|forgot) my\b|\b(stole|stolen|scratched|damaged|broken` +
        String.raw`|broke|faulty|torn)\b`,
      String.raw`\b(wrong|incorrect) (size|colour|item|order|amount|price|class)\b|\bcomplain(t|ts|ing)?\b|\brude\b`,
      String.raw`\b(cant|cannot|wont|unable to|not able to|doesnt|not|didnt) (log ?in|login|open|download|access` +
        String.raw`|work|working|get in)\b`,
      String.raw`\bpassword\b|\blog ?in\b|(?<!\b(how|where) (do|can|to) (i |we )?)\bdownload\b` +
        String.raw`|\blink (is|isnt|doesnt|not)\b|\bpdf\b|\bkindle\b`,
      String.raw`\b(cant|cannot|cnt|wont|not|couldnt|wasnt able to) (be able to )?(make it|attend|be there` +
        String.raw`|be in class|come (today|tonight|tomorrow|to)|coming)\b`,
      String.raw`\b(running|will be|gonna be) late\b|\b(insurance|insured|indemnity|waiver|disclaimer|liab\w+)\b`,
      String.raw`\b(licen[cs]e|permit|competency)\b|\bmy own (fire)?arm\b|\bmy (gun|firearm|pistol)\b`,
      String.raw`^(?!.*\b(team ?building|employees|staff)\b).*` +
        String.raw`\bhow many (kids|children|people|students|members|others|boys)\b(?!.*\b(in|per|each|at) (a ` +
        String.raw`|the |your |one |each )?(\w+ )?(class|classes|session|group|lesson)\b)`,
      String.raw`\bhow many\b.*\b(yesterday|last|came|pitched)\b|\bbelt am i\b|\bmy (belt|grading)\b`,
      String.raw`\b(instructor|coach|trainer)s? (course|certification)\b|\b(hurt|injured)\b.*\b(in|at` +
        String.raw`|during) (your |the )?(class|training|gym)\b.*\b(last|yesterday|week)\b|\bsurname\b`,
      String.raw`\bbecome (an? )?(\w+ ){0,2}(coach|instructor|trainer)(e?s)?\b`,
      String.raw`\b(salary|earns?|wages)\b|\b(declined|(not|wont) go(ing)? through)\b|\bfake\b` +
        String.raw`|\b(donat(e|ing)|sponsor\w*)\b|\bis (\w+ ){1,3}a member\b|\bfailed (his|her|my|the|a) grading\b`,
      String.raw`^(?=.*\b(hurt|injur)).*\bwho (pays|is (liable|responsible))\b`,
      String.raw`\b(didnt|did not|never|havent|not) (get|got|receive|received|gotten|had)\b.*\b(mail|email` +
        String.raw`|confirmation|sms|reply|answer|response)\b`,
      String.raw`\bsecondhand\b|\bsize\b.*(\d ?(kg|cm|m)\b|\b(i|he|she) (take|need|order|am|is)\b)`,
      String.raw`\bvoucher\b.*\b(expired?|lost|still)\b|\b(got|bought|gave|won|received|given) (\w+ )?` +
        String.raw`(an?|the|this|your) (\w+ ){0,2}vouchers?\b`,
      String.raw`^(?!.*\b(do you (have|sell|do)|buy)\b).*(\b(how|where)\b.*\b(use|redeem|claim|activate|spend)\b` +
        String.raw`.*\bvouchers?\b|\bvouchers?\b.*\b(how|where)\b.*\b(use|redeem|claim|activate|spend)\b)`,
    ),
  ],
  // What no school says, and what looks like it does not answer.
  [
    'unsaid',
    oneOf(
      String.raw`^(?!.*\b(doctors?|medical|birth|first aid|(of|after) the course|12 weeks?)\b)` +
        String.raw`(?!.*\b${COACH}( \w+){0,2} (have|has|hold|got|papers|real|actual|legit|certificates)\b)` +
        String.raw`.*\bcertificates?\b`,
      String.raw`\b(belt|rank|grade|grading)s?\b.*\b(recogni[sz]\w*|transfer\w*|carry over|carries over)\b`,
      String.raw`\b(recogni[sz]\w*|transfer\w*|keep|accept|honou?r)\b.*\b(my|his|her|old|other|previous) (\w+ )?` +
        String.raw`(belt|rank|grade|grading)s?\b`,
      String.raw`\b((?<!a )weeks?|months?|lessons?|classes) (is |be |is it |is that )?enough\b`,
      String.raw`\bfull ?time or\b|\b(il)?legal to\b|\bget(ting)?` +
        String.raw` arrested\b` +
        String.raw`|\bwhat does the law say\b|\bin trouble\b`,
      // Whether grown-ups and children train in one class.
      String.raw`\b(kids?|child(ren)?|son|daughter|adults?|parents?|moms?|dads?) and (my |the )?(kids?` +
        String.raw`|child(ren)?|son` +
        String.raw`|daughter|adults?|parents?|moms?|dads?|i)\b.*\b(together|(at the )?same (time|class|session))\b`,
      String.raw`(?<!\b(excl|incl|ex|excluding|including|plus|without|with) )\bvat\b|\bcounts? (for|towards?)\b`,
      String.raw`\b(glasses|specs|spectacles|contact lenses|braces)\b`,
      String.raw`^(?!.*\b(cancel|trial|free|leave|contract)\b).*\bif (i|he|she|we|they) (dont|doesnt|do not` +
        String.raw`|does not)` +
        String.raw` (like|enjoy)\b`,
      String.raw`\bholiday (programm?e?s?|camps?|clubs?|care)\b|\b(what|which) colou?rs?\b|\b(what|which) floor\b` +
        String.raw`|\b(is|kept|stays?) (that |it |this )?(private|confidential)\b`,
      String.raw`\bhow long\b.*\bvalid\b|\bdifference\b.*\d ?oz\b|\bdifference between (kali|escrima|eskrima` +
        String.raw`|arnis)\b`,
      String.raw`\b(you|someone) (collect|fetch|pick up|transport) (the |my |our )?(kids|child(ren)?|son` +
        String.raw`|daughter)s?\b`,
      String.raw`\b(bring|take|leave) (my|our|the|a) (\w+ )?(toddlers?|bab(y|ies)|kids?|child(ren)?|son|daughter)\b` +
        String.raw`.*\b(while|when) (i|we) (\w+ )?(train|exercise|work ?out)\b`,
      String.raw`\b(bring|take) (my|our|the|a) .*\b(just|only) (sits?|plays?|sleeps?|watch(es)?)\b`,
      String.raw`\bmiss(es|ed)? (a|one|some|\d) (weeks?|class(es)?|lessons?)\b.*\bcourse\b`,
      String.raw`\bcourse\b.*\bmiss(es|ed)? (a|one|some|\d) (weeks?|class(es)?|lessons?)\b`,
      String.raw`\b(be|hire|need|want|book|get) (my |an? )?(\w+ )?bodyguards?\b(?!.*\b(course|training|class))`,
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[];
