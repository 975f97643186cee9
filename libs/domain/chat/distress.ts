// Who is in danger or in distress gets help before anything else: calm words, the numbers that help at once, how to
// reach the school, and nothing about classes (CONTRACT section 9).
import { SIGNS_FROM, signsOfDistress } from '#libs/domain/chat/distress-signs';
import { oneOf } from '#libs/domain/chat/one-of';
import { spoken } from '#libs/domain/chat/similarity';
import type { SchoolContact } from '#libs/domain/chat/answer-rules';

const WHO =
  '(?:ex|husband|hubby|wife|boyfriend|girlfriend|bf|gf|partner|fiance|man|father|dad|pa|' +
  'stepdad|stepfather|mother|mom|mum|ma|stepmom|child|children|kids?|baby|friend|' +
  'uncle|aunt|brother|sister|cousin|neighbour|boss|landlord|teacher|roommate|housemate|family|son|daughter)';
const STRANGER =
  '(?:someone|somebody|(?:boys|girls|kids|learners|bullies|classmates)(?: at school)?|' +
  '(?:a|the|this|some|that) (?:guy|man|men|stranger|car)|people|men|guys|robbers?)';
const SOMEBODY = `(?:my (?:\\w+ )?${WHO}|he|hes|she|shes|they|${STRANGER}s?)`;
const WHOM = `(?:me|us|(?:my|his|her|their|our) (?:own )?${WHO}|the (?:kids|children|baby))\\b`;
const HARM =
  '(?:hits?|hitting|beats?|beating|hurts?|hurting|harms?|' +
  'slaps?|slapped|punche[sd]|kicks?|kicked|chokes?|choked|strangle[sd]?|strangled|stabbed|' +
  'rapes?|raped|raping|robs?|robbing|mugging|stabs?|stabbing|strangling|choking|slapping|punching|' +
  'kicking|groping|molests?|molested|abuse[sd]?|abusing|grabs?|grabbed|groped|drugged|harass\\w*|' +
  'assaulted|attacked|attacking|hijacked|robbed|mugged|stalks?|stalking|shoots|shot at|' +
  'follows|following|touche[sd]|touching|kills?|killing|kil|threaten\\w*|threatn\\w*|blackmail\\w*)';
const SUFFERED =
  '(?:raped|molested|mugged|robbed|hijacked|stalked|followed|abused|assaulted|attacked|threatened|harassed|' +
  'beaten|strangled|stabbed|kidnapped|abducted|shot|jumped|groped|grabbed|drugged|trafficked|blackmailed)';
/** Of whoever did it: no class and no coach does that. */
const DONE =
  '(?:raped|molested|mugged|robbed|hijacked|abused|assaulted|attacked|threatened|strangled|choked|stabbed|' +
  'kidnapped|abducted|shot|groped|punched|slapped|burnt|burned)';

/** Said of what happens, or happened, to the writer or theirs. */
const IN_DISTRESS = [
  new RegExp(
    String.raw`(?<!\b(?:pure|total|absolute|political|\w+ (?:dad|mom|son|brother|friend|husband` +
      String.raw`|uncle) to) )\bsuicid(?!e (?:sets?|sprints?|runs?|drills?|squad))|\bself harm\b`,
  ),
  /\b(kill|kil|killing|hurt|harm|cut|cutting|hurting) myself\b/,
  /\b(end|ending|take|taking) (it all|my (own )?life)\b/,
  /\bno reason to live\b|\bbetter off (dead|without me)\b|\bwish i was dead\b/,
  /\b(tired|sick|done) (of|with) (living|life|being alive)\b|\bno point (in |to )?(living|going on|anymore)\b/,
  new RegExp(
    `\\b${SOMEBODY} (?:\\w+ ){0,3}?(?:broke|breaks|burnt|burned|burns|cut|twisted|cracked|busted) ` +
      '(?:my|her|his) (?:arm|nose|hand|jaw|finger|ribs?|wrist|leg|tooth|teeth|face|lip|skin)\\b',
  ),
  /\b(he|she|they|ex)\b.{0,30}\b(will|gonna|going to) (find|get|come for|come after|finish|deal with) (me|us)\b/,
  oneOf(
    String.raw`\b(robbers?|burglars?|intruders?|thie(f|ves)|gunm[ea]n)\b.{0,20}\b(in|inside|outside|at) (the|my` +
      String.raw`|our) (house|home|yard|flat|gate|door)\b`,
  ),
  /\bwant to die\b|\bfeel like dying\b/,
  /\b(dont|do not|cant|no longer) (want to |wanna )?(live|go on|be alive|be here any ?more)\b/,
  new RegExp(`\\b${SOMEBODY} (?:\\w+ ){0,5}?${HARM} ${WHOM}`),
  new RegExp(`\\b${DONE} ${WHOM}`),
  /\b(stalk|abus|rap|molest|strangl|threaten)(s|es|ing|ed) (her|him|them)\b|\babusive (?!language)/,
  new RegExp(`\\bmy (?:\\w+ )?${WHO}\\b.{0,40}\\b(?:threat\\w*|abus\\w+|violent|stab|kil)\\b`),
  /\b(he|she|they)\b.{0,20}\bthreat\w*|\b(got|get|getting|received?|receiving|sends?|sending) (\w+ )?threats?\b/,
  new RegExp(
    '\\b(?:will|gonna|going to|wants? to|tried to|trying to) ' +
      `(?:kill|shoot|stab|rape|hurt|burn|strangle|abduct|kidnap) ${WHOM}` +
      '(?! if (?:i|we|they|she|he) (?:dont|do not|miss))',
  ),
  new RegExp(
    `\\b(?:scared|afraid|terrified|frightened|bang) (?:of|for|vir) (?:my (?:\\w+ )?${WHO}|him|her|my life)\\b`,
  ),
  oneOf(
    String.raw`\b(scared|afraid|terrified|frightened) to (go|be|come|stay) (at )?home\b`,
    String.raw`\b(scared|afraid|terrified|frightened) (that )?(he|she|they|hes|shes|theyre|my ex) (will|is going` +
      String.raw`|gonna|might|comes|finds|wants)\b`,
  ),
  new RegExp(
    '\\b(?:i|im|i am|ive|i have|we|was|got|been|being|is|child|son|daughter|friend) ' +
      `(?:just |recently |almost |sexually |being |been |got |was |is )*${SUFFERED}\\b` +
      '(?! by (?:traffic|the traffic|a point))' +
      '(?! (?:you|on (?:insta|facebook|social|tiktok)))',
  ),
  new RegExp(
    '\\b(?:hit|hurt|kicked|touched|beaten|slapped|bruise[ds]?|bruises) (?:by|from) ' +
      `(?:my|her|his|their) (?:\\w+ )?${WHO}\\b`,
  ),
  new RegExp(
    '\\b(?:was|been|got|is|being) (?:\\w+ )?(?:touched|hit|beaten|slapped|hurt) (?:\\w+ )?by ' +
      `(?:a|an|the|her|his|some) (?:\\w+ )?(?:${WHO}|man|men|guy|coach|instructor|stranger|boy)\\b`,
  ),
  /\bmy stalker\b|\bstalking me\b|\brapist\b|\b(gun|knife) ?point\b|\bdeath threats?\b/,
  /\bpushe[sd] me (down|against|into|off)\b|\bt(ied|hrew) (me|us)\b/,
  /\bforc(es|ed|ing) (me to (have sex|sleep with)|(him|her)self on)\b|\bspiked my drink\b/,
  /\bsend help\b|\bhiding\b.{0,25}\bfrom (him|her|them|my)\b|\bmy nudes\b/,
  /\b(wont|will not|doesnt|does not|refuses to|never) lets? (me|us|her|him|them) (leave|go|out|see|talk|work)\b/,
  /\b(bruise[sd]?|black eyes?|burn marks)\b.{0,40}\b(says? (she|he) (fell|tripped|walked)|husband|boyfriend|stepdad)\b/,
  /\b(took|taken|swallowed|drank|drunk) (\w+ ){0,4}(pills|tablets|poison|bleach)\b/,
  oneOf(
    String.raw`\b(car|bakkie|taxi|van|man|guy|someone|somebody|they|he) (is |has been |been |keeps )?(behind` +
      String.raw`|following|tailing|chasing) (me|us)\b`,
    String.raw`\b(car|bakkie|van|man|guy|someone|somebody)\b.{0,30}\b(keeps?|kept) (turning|walking|driving` +
      String.raw`|stopping)\b`,
  ),
  /\blocked (me (in|up)\b|in (the|a|my) )/,
  new RegExp(
    `\\bmy (?:\\w+ )?(?:ex|stalker)\\b.{0,30}\\b(?:outside|wont leave|show(?:s|ing)? up|turn(?:s|ing)? up|at my)\\b`,
  ),
  new RegExp(
    `\\b(?:${SOMEBODY}|man|guy|intruder|burglar)\\b.{0,25}\\b(?:` +
      '(?:with|has|have|holding|pulled|pulls) (?:a |an |the |his )?(?:gun|knife|weapon|panga|pistol|firearm)\\b' +
      '(?! (?:licen|training|club|safe|permit|shop))' +
      '|(?:in|inside|into|outside|at|behind) (?:my|our) (?:back |front |side |kitchen |bedroom )?' +
      '(?:house|home|yard|flat|room|window|door|gate)\\b' +
      '|(?:hitting|banging on|kicking|breaking) (?:down )?(?:the|my) (?:door|window|gate|house)\\b)',
  ),
  /\bwant (it all|everything|all of it) to (stop|end|be over)\b|\bcant (go on|cope) (any ?more|like this)\b/,
  /\b(broke|broken|getting|got) in(to)?\b.{0,40}\b(hiding|hid|still (here|inside)|please help)\b/,
  /\bhiding in (the|my|a) /,
  /\bbreaking in\b|\bhelp\b.{0,20}\b(he|she|they|hes|shes|theyre) ?(is|are)? (here|coming|outside)\b|\bshots fired\b/,
  new RegExp(
    `\\bmy (?:\\w+ )?${WHO} (?:is |has gone |went |has been )?missing\\b(?! (?:a|an|the|my|his|her|out|class|from) ?)`,
  ),
  oneOf(
    String.raw`^(please )?(help )?(i need help )?(with )?(gbv|rape|abuse|domestic violence` +
      String.raw`|(human )?trafficking)( please| help| now)*$`,
    String.raw`^(please )?(help )?(this is )?(an? )?emergency( please| help)*$`,
    String.raw`\bemergency\b.{0,20}\b(police|now|ambulance|help)\b`,
    String.raw`\b(call|need|send|get) (the |an? |me the |me an )?(police|cops|ambulance|paramedics?)\b`,
    String.raw`^(please )?(help )?(police|ambulance)( please| help| now)*$`,
  ),
  /\b(im|i am|we are) (not safe|in danger)\b|\bin danger\b|\bnot safe (at home|in my|with (him|her|my))/,
  // Afrikaans.
  oneOf(
    String.raw`\b(slaan|slat|skop|wurg|verkrag|dreig|molesteer|mishandel) (my|ons|haar|hom)\b|\bdoodmaak\b`,
    String.raw`\b(geslaan|gedreig|aangerand|gewurg)\b`,
    String.raw`\bverkrag\b|\bselfmoord\b|\bmishandel\b|\bwil nie (meer )?(lewe|leef)\b`,
    String.raw`^help my( asseblief| asb| please)*$`,
  ),
  // isiZulu and isiXhosa: he beats me, he will kill me, I was raped, I am in danger, I am afraid.
  /\b(u|i|li|ba)?(ya|zo)?n[gd]i(shay|beth|bulal|dlwengul|hlukumez|landel)\w*|\bu[nk]gi(shaya|betha)\b|\bngidlwengul\w+/,
  /\bngisengozini\b|\bn[gd]iyesaba\b|\bngiyahlukunyezwa\b/,
];

/** So said too, but of a wish to learn it is the reason. */
const IN_NEED = [
  /\b(im|i am|we are|feel|feeling) (so |very |really |always )?unsafe\b/,
  /\b(dont|do not|never|not) (feel|feeling) safe\b/,
  /\b(bleeding|bleeds)\b.{0,20}\b(badly|heavily|to death|a lot|out)\b|\b(not|stopped) breathing\b|\bunconscious\b/,
  /\bcant breathe\b(?! (through|in|with))|\b(is|are) dying\b(?! (to|for))|\bcollapsed\b|\boverdos(e|ed|ing)\b/,
  /\bhaving a (heart attack|seizure|stroke)\b|\b(there is|theres) a fire\b/,
];
const WANTS_TO_LEARN =
  /\b(learn|train|training|class|classes|lessons?|courses?|workshops?|self ?defen[cs]e|first aid)\b/;

/** The same words in a question about what is taught, or in a manner of speaking. */
const IS_NONE = [
  /\b(is it|am i|are we) (legal|allowed|illegal|permitted)\b|\bby law\b|\blegally\b/,
  /\b(years?|months) ago\b.{0,60}\b(learn|class|train|protect)/,
  /\b(what|how) (to|do|can|would|should) ?(i|you|we|one)? ?(do )?\b.{0,30}\b(if|when|against|in an?)\b|\bwhat if\b/,
  /\b(in|during|from|while) (sparring|the ring)\b/,
  /\b(do|can|will) (you|u) (teach|cover|show|train)\b/,
  /\bhow (do|to|can) (i |you |we )?(to )?(disarm|defend|fight|escape|handle)\b/,
];

/** It is over, and has become the reason to learn. What was done by somebody near, or to a body, is never only past. */
const IS_LONG_PAST = /\b(last (year|month|winter|summer)|(years?|months) ago|in (19|20)\d\d|long (ago|behind))\b/;
const IS_NEVER_PAST = oneOf(
  String.raw`\b(rap(ed|e|ist)|abus\w*|molest\w*|ex|husband|wife|boyfriend|girlfriend|partner|stepdad|father` +
    String.raw`|uncle|dad)\b`,
  String.raw`\b(scared|afraid|terrified|still|right now|help me|outside|threat\w*|stalk\w*|myself again)\b`,
);
const IS_REASON_TO_LEARN = oneOf(
  String.raw`\b(learn|recommend|teach|defend|protect|when are|which class|do a course|start|join|seminar` +
    String.raw`|workshop|course|curious|awareness)\b`,
);

export function isDistress(message: string): boolean {
  const said = spoken(message).replaceAll("'", '').slice(0, 4000).replaceAll(BEATEN_AT_SPORT, ' ');
  return isSaid(said) || signsOfDistress(said) >= SIGNS_FROM;
}

/** In words that say it by themselves. */
export function isSaid(said: string): boolean {
  const has = (words: RegExp) => words.test(said);
  if (has(IS_LONG_PAST) && has(IS_REASON_TO_LEARN) && !has(IS_NEVER_PAST)) return false;
  if (!IN_DISTRESS.some(has)) return IN_NEED.some(has) && !WANTS_TO_LEARN.test(said) && !IS_NONE.some(has);
  return !IS_NONE.some(has) || FOR_CERTAIN.test(said);
}

/** Who is beaten at a sport is well; whatever else is said counts. */
const BEATEN_AT_SPORT = new RegExp(
  String.raw`\b(beat|beats|beaten|beating|kills?|killed|smash\w*|chokes?|choked|hits?|kicks?` +
    String.raw`|kicked) .{0,25}\b(in|at|during) (my |the |our |his |her |a |last |that |first )*(sparring|spar` +
    String.raw`|ring|tournament|match|competition|comp|fight night|arm wrestling|chess|cards|pool|games?|fifa` +
    String.raw`|tennis|bjj|boxing)\b|\b(kid|son|daughter|toddler|baby|child)\b.{0,20}\bwont let me (leave|go)\b` +
    String.raw`|\bbroke (his|her|my) \w+ (in|at|during) (the |your )?(class|training|gym|soccer|rugby|school)\b`,
  'g',
);

/** Nobody asks about a class in these words. */
const FOR_CERTAIN = oneOf(
  String.raw`\bmy (ex|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|uncle)\b`,
  String.raw`\b(was|been|got) (raped|abused|attacked|assaulted|mugged)\b|\bsuicid|\b(kill|hurt) myself\b`,
  String.raw`\bbleeding\b|\bright now\b`,
);

export function distressAnswer(message: string, { phone, whatsapp }: SchoolContact): string {
  const isAboutOneself = /suicid|selfmoord|myself|my (own )?life|it all|to die|live|alive/.test(spoken(message));
  return (
    'I am sorry you are going through this. It is not your fault, and you do not have to face it alone. ' +
    'If you are in danger now, call the police (SAPS) on 10111. You can call the GBV Command Centre day ' +
    'and night, free of charge: 0800 428 428. ' +
    (isAboutOneself
      ? 'If you are thinking of ending your life, call the SADAG crisis line, day or night: 0800 567 567. '
      : '') +
    `If you would like to talk to one of us, call ${phone.display} or send a WhatsApp to ${whatsapp.display}.`
  );
}

const DISTRESS_ANSWER_START = 'I am sorry you are going through this.';

/** Whether the assistant said that. */
export function isDistressAnswer(answer: string): boolean {
  return answer.startsWith(DISTRESS_ANSWER_START);
}
