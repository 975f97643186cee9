// What visitors ask of every school beside its classes and prices, and the owner answers in the settings: each topic is
// named like the field it is answered from. Where the owner says nothing of it, the assistant does not know.

import { oneOf } from '#libs/domain/chat/one-of';
import type { SchoolAnswers } from '#libs/domain/school-facts';

/** Of what the shop sells something else is asked. */
const NOT_GOODS = String.raw`(?!.*\b(sell|buy|shop|stock|order(ed)?|gloves?|shirts?|hoodies?|gear|merch)\b)`;
export const COACH = '(coach(es)?|instructors?|trainers?|teachers?|sensei)';

const LANGUAGES = '(afrikaans|english|zulu|isizulu|xhosa|isixhosa|sotho|sesotho|setswana|tswana|portuguese|french)';

export const PRACTICAL_TOPICS = [
  [
    'lateArrival',
    oneOf(
      String.raw`^(?!.*\b(fetch\w*|pick\w*|order|delivery|parcel|open)\b)` +
        String.raw`.*\b(if|ok|okay|fine|can|may|might|could|let|allowed|problem|still)\b.*` +
        String.raw`\b(min(ute)?s?|bit|little|be|am|im|arrive|come|get there|walk in|running) (too )?late\b`,
    ),
  ],
  [
    'languages',
    oneOf(
      String.raw`\b(class(es)?|coach(es)?|teach\w*|taught|lessons?|instructors?|training|train|you|everything)\b.*` +
        String.raw`\b(in|speak|speaks|talk|understand) ${LANGUAGES}\b|\b(what|which) languages?\b`,
      String.raw`\b(comfortable|better|fluent|only (speaks?|understands?)) (in )?${LANGUAGES}\b`,
    ),
  ],
  [
    'progress',
    oneOf(
      String.raw`\b(times|once|twice) a week (is |be |is it |is that )?enough\b|\bhow many (times|days|classes)` +
        String.raw` (a|per) week for\b`,
      String.raw`\bhow long (until|till|before|does it take|will it take|to)\b.*\b(defend|fight|good|learn|fit` +
        String.raw`|results?)\b`,
      String.raw`\bhow (often|many (times|days|classes|sessions|hours)( (a|per) week)?) (must|should|does)\b.*` +
        String.raw`\b(train|come)\b`,
    ),
  ],
  [
    'courseContent',
    oneOf(
      // What is after the course, and in it.
      String.raw`^(?!.*\b(costs?|prices?|pay\w*|much|charg\w+)\b).*(\bafter (the |my |your )?(beginners? )?` +
        String.raw`(12 weeks?|course)\b|\b(12 weeks?|course) (is|are) (done|over|finished|completed)\b)`,
      String.raw`^(?!.*\b(costs?|prices?|pay\w*|much|charg\w+)\b).*\b(after|when|once) (i|we|you|he|she) ` +
        String.raw`(\w+ ){1,3}(beginners? )?(12 weeks?|course)$`,
      String.raw`\bwhat\b.*\b(learn|teach|taught|cover\w*|do)\b.*\b(beginners? |12 weeks? )course\b` +
        String.raw`|^(?!.*\b${COACH}\b).*(\bcourse\b.*\b(cover|teach|certificate)\w*\b` +
        String.raw`|\bcertificates?\b.*\bcourse\b)`,
    ),
  ],
  [
    'accessibility',
    oneOf(
      String.raw`\b(wheelchairs?|disabled?|walker) (friendly|access\w*|ramps?|toilets?|parking|entrance)\b`,
      String.raw`\b(venue|place|premises|gym|building|hall|dojo|academy|ramps?|stairs|steps|lift` +
        String.raw`|toilets?)\b.*\b(wheelchairs?|accessib\w+)\b|\bramps?\b|\bstairs\b|\bground floor\b` +
        String.raw`|\bwheelchairs?\b.*\b(get|come) (in|inside|there)\b|\baccessib(le|ility)\b`,
    ),
  ],
  [
    'gettingHere',
    oneOf(
      String.raw`^(?!.*\bpark).*(\bgautrain\b|\bpublic transport\b` +
        String.raw`|(?<!\bfrom (the|a) )\b(taxis?|uber|bolt|bus|buses)\b(?! day))`,
      String.raw`\bhow far\b(?! (can|may|must|do|should) )|(?<!\b(?:were|we are|im|i am|live|lives|stay|stays` +
        String.raw`|farms?) (?:\w+ )?)` +
        String.raw`\bfar (is it )?from\b(?! (\w+ )?(hospital|doctor|clinic|help))` +
        String.raw`|\b(walk|drive|get there|come|travel) from\b.*\b(station|airport)\b`,
    ),
  ],
  ['loadShedding', /\bload ?shedding\b|\beskom\b|\bpower (cuts?|outages?|failures?)\b|\bgenerator\b|\binverter\b/],
  ['vouchers', /\b(gift )?vouchers?\b|\bgift cards?\b|\b(as|for) (a )?(gift|present)\b/],
  [
    'medicalAid',
    /\bmedical (aids?|scheme|insurance)\b|\b(discovery|vitality|multiply)\b|\b(earn|get|count|collect) points\b/,
  ],
  [
    'jobs',
    oneOf(
      String.raw`\b(my |a |the )?(cv|resume|curriculum vitae|vacanc(y|ies)|internships?|learnerships?|employment)\b`,
      String.raw`\b(are you|you|u) (are )?(currently )?hiring\b|\bhiring (now|coaches|instructors|trainers)?$` +
        String.raw`|\bjobs?\b`,
      String.raw`\b(looking|apply\w*|opening|position|opportunit\w+) (for|as|to) (a |an |any )?(\w+ )?(work` +
        String.raw`|employment|receptionist|cleaner|coach|instructor|trainer)\b|\b(coaching|teaching` +
        String.raw`|part time) work\b`,
    ),
  ],
  [
    'onlineClasses',
    oneOf(
      String.raw`\b(online|zoom|virtual|video|remote|distance) (zoom |video |live )*(class|classes|lessons?` +
        String.raw`|training|sessions?|courses?|coaching)\b`,
      String.raw`\b(class(es)?|lessons?|train\w*|learn|follow) (\w+ )?(online|remotely|virtually|(on|over|via` +
        String.raw`|by) (zoom|video|skype|teams))\b|\bzoom\b`,
    ),
  ],
  [
    'parties',
    oneOf(
      String.raw`\b(birthdays?|bachelorettes?|bachelors?|hens?|kitchen tea|kids|stork)( s)? (part(y|ies)|event)\b`,
      String.raw`\b(birthdays?|bachelorettes?|bachelors?|hens?|kitchen tea|stork)( s)? do\b`,
      String.raw`\bpart(y|ies)\b|\bbachelorette\b|\b(book club|church group)\b`,
      String.raw`\b(hire|rent|book|use) (out )?(the |your |ur |a )?(mats?|hall|venue|space|gym|place|studio` +
        String.raw`|premises)\b(?=.*\b(wedding|event|function|birthday|celebration)\b)`,
      String.raw`\b(workshop|event|class|session)\b.*\bfor (me and |my |our |a group of |\d+ )+(\w+ )?(friends` +
        String.raw`|girls|ladies|mates|cousins)\b|\bfriends\b.*\bworkshop\b`,
    ),
  ],
  [
    'watching',
    oneOf(
      String.raw`\b(watch|observe|spectate|sit in|look on)\b(?!.*\bvideos?\b)`,
      String.raw`\b(parents?|me|moms?|mothers?|dads?|fathers?) (\w+ ){0,2}(stay|wait|sit)\b|\bi (have to |must ` +
        String.raw`|can |may )?(stay|sit|wait) (and|while|during|in the)\b`,
      String.raw`\bdrop (them|him|her|(my |the )?(kids?|child|son|daughter)) (off|and)\b|\bkyk\b` +
        String.raw`|\bcome (and )?look\b|\bsee how (you|a class|the class)\b`,
    ),
  ],
  [
    'classSize',
    oneOf(
      String.raw`\bhow many (women|girls|ladies|guys|men)\b`,
      String.raw`\bhow (many|big) (?!calor).*\b(in|per|each|at|is|are) (a |the |your |one |an ` +
        String.raw`|each )?(\w+ )?(class|classes|session|group|lesson)\b|\b(class|group) sizes?\b|\bhow (big` +
        String.raw`|full|busy) (is|are|do|does)\b`,
      String.raw`\b(many|lots of|lot of) (people|others|students|kids) (in|at|there)\b|\bwill there be many\b` +
        String.raw`|\bratio\b`,
      String.raw`\b(are there|there are) (any |other )*(women|girls|ladies)\b(?!.*\b(class(es)?|lessons?|only)$)` +
        String.raw`|\bother (women|girls|ladies)\b|\b(class(es)?|it|training|mats?) (are |is )?mixed\b`,
      String.raw`\b(mostly|mainly|all|only|just|lots of|many) (the )?(guys|men|males?|boys|women|girls?|ladies` +
        String.raw`|females?)( (there|training|in class|in the class|who train))?$|\bis it (mostly|mainly|all)$` +
        String.raw`|\bthe only (girl|woman|women|lady|female)\b`,
    ),
  ],
  [
    'coaches',
    oneOf(
      String.raw`\b${COACH}\b.*\b(qualif\w+|certif\w+|accredit\w+|credentials?|experienced?|registered|clearance` +
        String.raw`|cleared|vetted|background|first aid(ers?)?|legit|belts?|papers|paperwork|diplomas?)\b`,
      String.raw`\b(qualif(ied|ications?)|certified|accredited|credentials|vetted|police clearance` +
        String.raw`|background checks?)` +
        String.raw`\b.*\b(${COACH}|you|your|they|people|staff)\b|\bwho (certified|accredited) (you|them)\b`,
      String.raw`\bfirst aiders?\b|^(?!.*\b(teach|course|training)).*\bfirst aid on (site|duty)\b`,
      String.raw`\b(what are|whats) (his|her|their|your|the) qualifications?\b|\bare you (guys )?(certified` +
        String.raw`|accredited)\b|\bare (your|the) (\w+ ){0,2}(people|guys|staff) (certified|qualified|accredited)\b`,
      String.raw`\b(fe ?male|wom[ae]n|lady) (who )?(teach(es|ing)?|coach(es|ing)?|instructing|taking the class)\b`,
      String.raw`\b${COACH} (\w+ )?(are|is|be) (a |all |also )*(fe ?male|wom[ae]n|lad(y|ies))\b|\b(fe ?male` +
        String.raw`|wom[ae]n|lad(y|ies)) (head )?${COACH}\b|\b${COACH} (who is |thats ` +
        String.raw`|that is )?(a )?(female|wom[ae]n|lad(y|ies))\b|\b(trained|taught|teach\w*) by (a )?(wom[ae]n` +
        String.raw`|lady|female)\b`,
    ),
  ],
  [
    'gradings',
    new RegExp(
      `^${NOT_GOODS}` +
        String.raw`(?!.*\b(am i|i am|im|i did|(she|he|they) did|i was|i used to|years ago|is (he|she)|are they` +
        String.raw`|by a|my grading|at my` +
        String.raw`|recogni[sz]e\w*|(another|other|old|previous|different) (gym|school|club|dojo` +
        String.raw`|academy))\b).*(\bgradings?\b|\b(black` +
        String.raw`|blue|white|purple|brown|yellow|orange|green) belt\b(?! (here|from|and|looking|wants?` +
        String.raw`|training))|\bbelt (system|tests?|exams?|levels?|colou?rs?)|\b(get|earn|have|use|award|give` +
        String.raw`|got|do|for|and|with) (\w+ )?belts\b|\bbelts (or|and|like)\b|\b(before|(do|does|must) (you|we` +
        String.raw`|i|they|kids|children|everyone)|let (me|him|her` +
        String.raw`|them)|can i) grade\b)`,
    ),
  ],
  [
    'sparring',
    oneOf(
      String.raw`\bsparring (kill|hurt)\b|\bis there (\w+ )?sparring\b`,
      String.raw`\b(have to|must|need to|forced to|do (i|we|you|they|kids|children|beginners)|will i|when (do` +
        String.raw`|can) (i|we)|expected to) (\w+ ){0,2}(spar|fight)\b|\bsparring (is )?(compulsory|mandatory` +
        String.raw`|optional|required)\b|\b(compulsory|mandatory) sparring\b|\b(full|hard|light) contact\b` +
        String.raw`|\b(contact|hard) sparring\b`,
      String.raw`\b(will|do|am|would|might|can) (i|we|you|they|he|she|kids|people|beginners) (\w+ ){0,2}` +
        String.raw`(get|be|getting) (\w+ )?(punched|kicked|hit|smacked|klapped)\b`,
      String.raw`\b(will|does|do|would) (it|this|that|krav|boxing|bjj|training|sparring|classes)( maga)?` +
        String.raw`( really)? hurt\b(?! (my|if|with)\b)`,
      String.raw`\b(gets?|getting|be|got) (badly |seriously |too )?hurt\b|\bdangerous\b|\bhow safe\b` +
        String.raw`|\bget injured$|\b(often|many|people|anyone|anybody|ever|seriously) (\w+ ){0,3}injur(y|ies` +
        String.raw`|ed)\b`,
      String.raw`\bis (it|this|the training|training|krav|bjj|boxing|sparring` +
        String.raw`|the class)( maga)? (\w+ )?safe\b(?!.*\b(night|area|streets?|there|walk|cars?|park)\b)`,
    ),
  ],
  [
    'singleClasses',
    oneOf(
      String.raw`\b(drop ?in|drop ins|walk ins|casual (class|rate|visits?)|pay as (you|i) go)\b` +
        String.raw`|\bonce ?off (class|session|lesson)\b`,
      String.raw`\bpay (\w+ ){0,2}(per|for (one|a|1|each|a single|every)|each|by the) (time|class|session|lesson` +
        String.raw`|visit)\b`,
      String.raw`\b(cost|price|rate|fee|charge|much|pay) (\w+ ){0,2}(per|for (one|1|a single|just one)|of (one|1` +
        String.raw`|a single)) (class|session|lesson|visit)\b(?!.*\bprivate)|\b(one|single) class (only|price` +
        String.raw`|fee)\b|\bonly come (once|1) (?!(a|per|every) week)|\bper (class|session) (instead|not|or)\b`,
    ),
  ],
  [
    'discounts',
    oneOf(
      String.raw`\bcouples?\b.*\b(price|rate|deal)\b|\b(whole|full|entire) year (upfront|in advance|at once)\b` +
        String.raw`|\bupfront\b|\bfamily of \d\b`,
      `^${NOT_GOODS}` +
        String.raw`(?!.*\b(we offer|we give|dear|seo)\b).*(?!.*\b(type|enter)\b).*\b(discounts?` +
        String.raw`|(?<!something )specials?|promo(tion)?s?)\b`,
      String.raw`\b(student|famil(y|ies)|pensioners?|seniors?|sibling|couples?|army|police|teachers?` +
        String.raw`|saps)( s)? (price|rate|deal|fee|package|membership)s?\b|\b(special` +
        String.raw`|cheaper)\b.*\b(pensioners?|students?|famil(y|ies)|seniors)\b` +
        String.raw`|\b(pensioners?|students?)\b.*\b(less|cheaper|half price|reduced)\b`,
    ),
  ],
  [
    'choosingStyle',
    new RegExp(
      String.raw`^(?!.*\b(basic|standard|premium|plans?|memberships?|gloves?|sizes?|gi from|mma|karate|judo` +
        String.raw`|muaythai|kickboxing|taekwondo|open mat|weight|normal|sport|traditional|which days?` +
        String.raw`|what days?|when|at \d+)\b).*(\b(differences?` +
        String.raw`|diff|differ\w*|versus|vs|compared?)\b.*\b(krav|bjj|boxing|styles?|class(es)?|arts?|kali` +
        String.raw`|filipino)\b|\b(krav|bjj|boxing|kali|filipino)\b.*\b(differences?|diff|different|versus|vs` +
        String.raw`|better than|or (krav|bjj|boxing|kali))\b|\b(which|what) (\w+ )?(style|class|martial art` +
        String.raw`|discipline|one)s?\b.*\b(best|better|recommend|right|suits?|choose|pick|easiest|should i|do i` +
        String.raw`|would)\b|\b(best|better|right|good) (style|class|martial art|one|discipline) (for|to)\b` +
        String.raw`|\bwhat (exactly )?(is|are) (street )?bjj\b|\brecommend\b.*\b(class|style|start)\b|\bno ?gi\b` +
        String.raw`|\bgi or\b|\bwith (a |the )?gi or\b)`,
    ),
  ],
  [
    'bullying',
    oneOf(
      // A school's workshop is arranged with it.
      String.raw`^(?!.*\b(workshops?|talk|presentation)\b).*\bbull(y|ies|ied|ying)\b`,
      String.raw`\b(picked on|teased|stand up for (him|her|them)sel(f|ves))\b`,
      String.raw`\b(kids|child|son|daughter)\b.*\bconfiden(t|ce)\b`,
    ),
  ],
] as const satisfies readonly (readonly [keyof SchoolAnswers, RegExp])[];

export type PracticalTopic = (typeof PRACTICAL_TOPICS)[number][0];

const NAMES: ReadonlySet<string> = new Set(PRACTICAL_TOPICS.map(([name]) => name));

export function isPractical(topic: string | undefined): topic is PracticalTopic {
  return topic !== undefined && NAMES.has(topic);
}
