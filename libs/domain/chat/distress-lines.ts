// Which line of help is named beside those that everybody gets: of who has been found in distress, so that in doubt one
// too many is named, and its sentence says for whom it is.
import { oneOf } from '#libs/domain/chat/one-of';
import { spoken } from '#libs/domain/chat/similarity';

const OF_ONESELF = oneOf(
  String.raw`suicid|selfmoord|myself|my (own )?life|it all|to die|alive|overdos|ukuphila|ukufa\b|ukuzibulala`,
  String.raw`(?<!\bwhere (i|we|you) )\blive\b(?! (in|with|at|on|near|opposite|together|alone|next)\b)`,
  String.raw`\b(better|best|fine|happier|easier|beter|ok(ay)?|al ?right` +
    String.raw`|relieved)\b.*\b(without me|with me (gone|dead)` +
    String.raw`|if i|when i|sonder my)\b`,
  String.raw`\bif i (\w+ ){0,3}(gone|dead|died|disappear\w*|vanish\w*|not here|here|around|wake)\b` +
    String.raw`|\bthought of dying\b`,
  String.raw`\b(wish|rather|want to be|better)( \w+){0,3} dead\b|\b(never|not|wasnt|werent) (been )?born\b`,
  String.raw`\bno (more )?(point|hope|use)\b|\bno reason (to|left)\b|\bpointless\b|\bhopeless\b` +
    String.raw`|\bwhats the (point|use)\b`,
  String.raw`\b(geen|nie) (sin|hoop)\b|\b(wil|moet) (net )?nie (meer )?(hier|lewe|leef|wakker)\b|\bmoeg vir\b`,
  String.raw`\b(dont|not|never|didnt) (\w+ ){0,3}(wake|waking) up\b(?! (properly|from))`,
  String.raw`(^|\b(i|im)( \w+){0,2} )(dont|not|wont|no longer)( want| wanna| going| gonna| to| really){0,3} ` +
    String.raw`(exist|be (here|around))\b(?! (him|her|them|you)\b)`,
  String.raw`\bi (just )?(\w+ ){0,2}disappear\w*\b(?! from)` +
    String.raw`|\b(want|wanna|like|just) (to )?(disappear|vanish)\w*\b(?! from)`,
  String.raw`\b(tired|sick|done) (of|with) (liv\w+|life|everything|being here|it)\b|\bgiv(e|en|ing) up\b` +
    String.raw`|\b(cant|cannot) (go on|carry on|cope|(do|take) (this|it)( \w+)? ?anymore|anymore)\b` +
    String.raw`|\bend(ing)? (it|everything)\b`,
  String.raw`(^|\b(i|ive|just) (\w+ ){0,2})(took|taken|swallow\w*|drank|counting|saved|enough)\b.*` +
    String.raw`\b(pills|tablets|panados?|poison|bleach|jik)\b|\btablets (lined|saved)\b|\b(on|about|at) the bridge\b` +
    String.raw`|\bgoodbye letters?\b|\bdont look for me\b`,
  String.raw`\b(cut|cutting|hurting|hate|harm\w*) me\b|\ba burden\b|\b(nobody|no ?one)\b.*\b(miss|notice|care)\b` +
    String.raw`|\bsorry for everything\b|\bwont (be )?need\w* (it|anything|my)\b`,
);

const GROWN_UP =
  '(uncle|malume|oom|step ?(dad|father|mom|mother|brother)|stiefpa|dad|daddy|pa|papa|pappa|father|mom|mommy|mum|ma' +
  '|mother|parents|brother|grand(pa|father)|oupa|cousin|teacher|coach|sensei|driver|nanny|priest|pastor' +
  '|(moms|mothers|ma se) (new |ex )?(boyfriend|man|kerel))';
const HURTS =
  '(touch|hit|beat|hurt|slap|punch|kick|chok|burn|whip|rap(e|ing)|abus|molest|scare|kiss|threat|undress|shout|watches' +
  '|locks|pulls my' +
  '|makes|wants me|sends me|does (things|stuff)|comes? (in|to|on)|gets? in|lies|climb|slaan|raak|kom|le by)';
const CHILD = '(child|kid|son|daughter|baby|learner|niece|nephew|grand(son|daughter|child)|little (sister|brother))s?';
const AGE =
  '([1-9]|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|twaalf|dertien' +
  '|veertien|vyftien|sestien)';

const OF_A_CHILD = oneOf(
  String.raw`(^|\b(my|our|the|his|her|die|by|friends) )${GROWN_UP} (\w+ ){0,3}${HURTS}|\bubaba\b|\bumalume\b`,
  String.raw`\b(im|i am|ek is|aged?|is|of) (only )?${AGE}(?! (weeks?|months?|minutes?|hours?|days?|km|of)\b)\b`,
  String.raw`\b${AGE} (years? old|yrs?|yo|jaar)\b|\b${CHILD} ${AGE}\b|\bunder ?age\b`,
  String.raw`\b${CHILD} .*\b((${HURTS})\w*\b(?! (me|us|my)\b)|bruise|marks)` +
    String.raw`|\b${HURTS}\w* (\w+ )?(my|the|a|our|his|her) (\w+ )?${CHILD}\b`,
  String.raw`\b(mom|mum|mommy|ma|mother|dad|parents|gogo|family|home)\b.*\bbelieves? me\b|\bbelieves? me at home\b`,
  String.raw`\b(tell|know|want) (to tell )?my (mom|mum|ma|mother|dad|pa|father|parents|teacher)\b`,
  String.raw`\bat (my )?school\b|\b(my|in) (class|grade \d+)\b.*\b(he|she|they|boys?|girls?)\b|\bin (the )?hostel\b`,
);

/** As much is read of a message to know that it is of distress. */
const MOST_LETTERS = 4000;

/** Thinks of ending their own life, or hurts themselves. */
export function isOfOneself(message: string): boolean {
  return OF_ONESELF.test(plainly(message));
}

/** A child or teenager tells of it, or someone of a child. */
export function isOfAChild(message: string): boolean {
  return OF_A_CHILD.test(plainly(message));
}

function plainly(message: string): string {
  return spoken(message.slice(0, MOST_LETTERS)).replaceAll("'", '');
}
