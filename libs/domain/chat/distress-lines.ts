// Which line of help is named beside those that everybody gets: of who has been found in distress, so that in doubt one
// too many is named, and its sentence says for whom it is.
import { oneOf } from '#libs/domain/chat/one-of';
import { spoken } from '#libs/domain/chat/similarity';

const OF_ONESELF = oneOf(
  String.raw`suicid|selfmoord|myself|my (own )?life|it all|to die|alive|overdos|ukuphila|ukufa\b|ukuzibulala`,
  String.raw`\bto live\b(?! (in|with))|live like`,
  String.raw`\b(better|happier|easier|fine|beter|alright|relieved) .*(without me|if i|with me|sonder my)\b`,
  String.raw`\b(wish i|rather|if i) (\w+ ){0,4}(gone|dead|disappear|here|around|born)`,
  String.raw`\b(dont|cant|not) see (the|any|a) (point|use|reason)\b`,
  String.raw`\bno (more )?(point|hope|use)\b|no reason (to|left)\b|whats the (point|use)|geen sin|moeg vir` +
    String.raw`|nie meer (hier|le|wakker)|(nie|nooit) weer wakker`,
  String.raw`(dont|not|never|didnt) (\w+ ){0,3}wake up(?! prop)|(^|\bi |\bim )(dont|wont|(am )?not) ` +
    String.raw`(want to |wanna |going to |gonna |think i?ll? (will )?)?(exist|be (here|around))` +
    String.raw`|\bi (\w+ ){0,3}disappear\w*(?! from)`,
  String.raw`(tired|sick|done) (of|with) (liv|life|everything|it)|giv(e|ing) up|cant (go on|cope|anymore)` +
    String.raw`|(do|take) (this|it) any ?more|\bend(ing)? (it|everything)\b`,
  String.raw`\b(took|taken|swallowed|drank|counting|saved|enough) .*(pills|tablets|panado|jik)|tablets (lined|saved)`,
  String.raw`\b(keep|been|started|stop|im|and i|i) cut(ting)?\b(?! (weight|sugar|down|out|the|my (finger|hair|nails)))`,
  String.raw`(on|about|at) the bridge|goodbye letter|look for me|burden|(nobody|no ?one) .*(miss|notice|cares?)\b` +
    String.raw`|sorry for everything|wont (be )?need\w* (it|any|my)`,
);

/** Means to hurt somebody else, or fears to. */
const OF_OTHERS = oneOf(
  String.raw`\b(i|im|ill|we) ((?!(he|she|they|who|my \w+ (will|says))\b)\w+ ){0,7}(kill|shoot|stab|murder|hurt|sort` +
    String.raw`|beat|end)(ing)? (?!(me|us|myself|it|up)\b)\w+`,
  String.raw`\b(my|a|the) (loaded )?(gun|knife|9mm|pistol|panga)\b.*\b(his|her|their) (house|place|flat|work|gate)\b`,
  String.raw`\bek (\w+ ){1,3}(skiet|doodmaak|steek)\b|\bngizom(bulala|dubula)\b`,
);

const GROWN_UP =
  '(uncle|malume|oom|step ?(dad|father|mom|mother|brother)|stiefpa|dad|daddy|pa|pappa|papa|father|mom|mum|ma|mother' +
  '|parent|brother|grandpa|oupa|cousin|teacher|coach|sensei|driver|nanny|pastor)s?';
const HURTS =
  '(touch|hit|beat|hurt|slap|punch|kick|chok|burn|rap(e|ing)|abus|molest|scare|kiss|threat|watches|locks|pulls my' +
  '|makes|wants me|sends me|does (things|stuff)|comes? (in|to|on)|gets? in|slaan|raak|kom)';
const CHILD = '(child|kid|son|daughter|baby|learner|niece|nephew|little (sister|brother))s?';
const AGE = '([1-9]|1[0-7]|\\w+teen|ten|eleven|twelve)';

const OF_A_CHILD = oneOf(
  String.raw`(^|\b(my|our|the|his|her|by|friends) )${GROWN_UP} (\w+ ){0,3}${HURTS}|\b(ubaba|umalume)\b`,
  String.raw`\b(im|am|ek is|aged|is|of) (only )?${AGE}\b(?! (weeks?|months?|minutes?|hours?|days?|of)\b)`,
  String.raw`\b${AGE} (years?|yrs?|yo|jaar)\b|\b${CHILD} ${AGE}\b`,
  String.raw`\b${CHILD} .*\b((${HURTS})\w*\b(?! (me|us|my)\b)|bruise|marks)` +
    String.raw`|\b${HURTS}\w* (\w+ )?(my|the|a|our|his|her) (\w+ )?${CHILD}\b`,
  String.raw`\b${GROWN_UP}\b.*believes? me|believes? me at home|\b(tell|want) my ${GROWN_UP}\b`,
  String.raw`\bat (my )?school\b|\bin (my class|grade)\b|\bhostel\b`,
);

/** As much is read of a message to know that it is of distress. */
const MOST_LETTERS = 4000;

/** Thinks of ending their own life, or hurts themselves. */
export function isOfOneself(message: string): boolean {
  return OF_ONESELF.test(plainly(message));
}

/** Means to hurt somebody, or fears to: of who has been found in distress. */
export function isOfOthers(message: string): boolean {
  return OF_OTHERS.test(plainly(message));
}

/** A child or teenager tells of it, or someone of a child. */
export function isOfAChild(message: string): boolean {
  return OF_A_CHILD.test(plainly(message));
}

function plainly(message: string): string {
  return spoken(message.slice(0, MOST_LETTERS)).replaceAll("'", '');
}
