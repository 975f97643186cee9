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
    new RegExp(
      String.raw`^(?!.*\b(fetch\w*|pick\w*|order|delivery|parcel|open|pay\w*|fees?)\b).*(\b(if|ok|okay|fine|can` +
        String.raw`|may|might` +
        String.raw`|could|let|allowed|problem|still|must|what)\b.*\b(min(ute)?s?|bit|little|be|am|im|arrive` +
        String.raw`|come|get there` +
        String.raw`|walk in|running) (too )?late\b|\b(im|am|we are|were|running|be|arrive|there) (\w+ ){0,3}late\b` +
        String.raw`|\bstuck in traffic\b|\b\d+ min(ute)?s? (late|after (it|the class|you|we)? ?(starts?|begins?` +
        String.raw`|started)?))`,
    ),
  ],
  [
    'languages',
    oneOf(
      String.raw`\b(class(es)?|coach(es)?|teach\w*|taught|lessons?|instructors?|training|train|you` +
        String.raw`|everything)\b.*\b(in|speak|speaks|talk|understand) ${LANGUAGES}\b`,
      String.raw`\b(comfortable|better|fluent|only (speaks?|understands?)) (in )?${LANGUAGES}\b`,
    ),
  ],
  [
    'progress',
    oneOf(
      String.raw`\b(lose|losing|get|getting|keep) (some |the )?(weight|fit|fitter|shape|in shape)\b.*\b(once` +
        String.raw`|twice|times|days) ` +
        String.raw`(a|per) week\b|\b(once|twice|times|days) (a|per) week\b.*\b(lose|losing|weight|fit|fitter` +
        String.raw`|results?)\b`,
      String.raw`\b(how long|when|how soon|how many (weeks|months))\b.*\b(see|notice|feel) (a |any |some ` +
        String.raw`|the )?(difference|change` +
        String.raw`|results?|progress|improvement)s?\b`,
      String.raw`\b(times|once|twice) a week (is |be |is it |is that )?enough\b`,
      String.raw`\bhow many (times|days|classes) (a|per) week for\b`,
      String.raw`\bhow long (until|till|before|does it take|will it take|to)\b.*\b(defend|fight|good|learn|fit` +
        String.raw`|results?)\b`,
      String.raw`\bhow (often|many (times|days|classes|sessions|hours)( (a|per) week)?) (must|should` +
        String.raw`|does)\b.*\b(train|come)\b`,
    ),
  ],
  [
    'courseContent',
    oneOf(
      // What is after the course, and in it.
      String.raw`^(?!.*\b(costs?|prices?|pay\w*|much|charg\w+)\b).*(\bafter (the |my |your )?(beginners? )?(12` +
        String.raw` weeks?|course)\b|\b(12 weeks?|course) (is|are) (done|over|finished|completed)\b)`,
      String.raw`\bwhat\b.*\b(learn|teach|taught|cover\w*|do)\b.*\b(beginners? |12 weeks? )course\b`,
      String.raw`^(?!.*\b${COACH}\b).*(\bcourse\b.*\b(cover|teach|certificate)\w*\b|\bcertificates?\b.*\bcourse\b)`,
    ),
  ],
  ['accessibility', /\bramps?\b|\bstairs\b|\baccessib(le|ility)\b/],
  [
    'gettingHere',
    oneOf(
      String.raw`^(?!.*\bpark).*(\bgautrain\b|\bpublic transport\b|(?<!\bfrom (the|a) )\b(taxis?|uber|bolt|bus` +
        String.raw`|buses)\b(?! (day|drivers?)))`,
      String.raw`\bhow far\b(?! (can|may|must|do|should) )`,
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
      String.raw`\b(are you|you|u) (are )?(currently )?hiring\b|\bjobs?\b|\blooking for (a )?work\b`,
    ),
  ],
  [
    'onlineClasses',
    oneOf(
      String.raw`\b(online|zoom|virtual|video|remote|distance) (class(es)?|lessons?|training|sessions?)\b`,
      String.raw`\b(class(es)?|lessons?|train\w*|learn|follow) (\w+ )?(online|remotely|virtually|(on|over|via|by)` +
        String.raw` (zoom|video|skype|teams))\b|\bzoom\b`,
    ),
  ],
  ['parties', /\bpart(y|ies)\b/],
  [
    'watching',
    oneOf(
      String.raw`\b(watch|observe|spectate|sit in|look on)\b(?!.*\bvideos?\b)`,
      String.raw`\bdrop (them|him|her|(my |the )?(kids?|child|son|daughter)) (off|and)\b|\bkyk\b`,
    ),
  ],
  [
    'classSize',
    oneOf(
      String.raw`\bhow (many|big) (?!calor).*\b(in|per|each|at|is|are) (a |the |your |one |an |each )?(\w+ )?(class` +
        String.raw`|classes|session|group|lesson)\b`,
      String.raw`\bhow (big|full|busy) (is|are|do|does)\b`,
      String.raw`\b(many|lots of|lot of) (people|others|students|kids) (in|at|there)\b|\bratio\b`,
      String.raw`\b(mostly|mainly|all|only|just|lots of|many) (the )?(guys|men|males?|boys|women|girls?|ladies` +
        String.raw`|females?)( (there|training|in class|in the class|who train))?$`,
    ),
  ],
  [
    'coaches',
    oneOf(
      String.raw`\b${COACH}\b.*\b(qualif\w+|certif\w+|accredit\w+|credentials?|experienced?|registered|clearance` +
        String.raw`|cleared|vetted|background|first aid(ers?)?|legit|belts?|papers|paperwork|diplomas?)\b`,
      String.raw`\b(qualif(ied|ications?)|certified|accredited|credentials|vetted|police clearance|background` +
        String.raw` checks?)\b.*\b(${COACH}|you|your|they|people|staff)\b`,
      String.raw`\bfirst aiders?\b`,
      String.raw`\b(fe ?male|wom[ae]n|lady) (who )?(teach(es|ing)?|coach(es|ing)?|instructing|taking the class)\b`,
      String.raw`\b${COACH} (\w+ )?(are|is|be) (a |all |also )*(fe ?male|wom[ae]n|lad(y|ies))\b`,
      String.raw`\b(fe ?male|wom[ae]n|lad(y|ies)) (head )?${COACH}\b`,
      String.raw`\b${COACH} (who is |thats |that is )?(a )?(female|wom[ae]n|lad(y|ies))\b`,
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
      String.raw`\b(have to|must|need to|forced to|do (i|we|you|they|kids|children|beginners)|will i|when (do|can)` +
        String.raw` (i|we)|expected to) (\w+ ){0,2}(spar|fight)\b`,
      String.raw`\b(will|do|am|would|might|can) (i|we|you|they|he|she|kids|people|beginners) (\w+ ){0,2}(get|be` +
        String.raw`|getting) (\w+ )?(punched|kicked|hit|smacked|klapped)\b`,
      String.raw`\b(will|does|do|would) (it|this|that|krav|boxing|bjj|training|sparring|classes)( maga)?( really)?` +
        String.raw` hurt\b(?! (my|if|with)\b)`,
      String.raw`\b(gets?|getting|be|got) (badly |seriously |too )?hurt\b|\bdangerous\b|\bhow safe\b`,
      String.raw`\b(lot of|how much|full|light|hard) contact\b|\bis it (\w+ )?rough\b|\bhow rough\b`,
      String.raw`\bis (it|this|the training|training|krav|bjj|boxing|sparring|the class)( maga)? (\w+ )?safe\b` +
        String.raw`(?!.*\b(night|area|streets?|there|walk|cars?|park)\b)`,
      String.raw`\b(often|many|people|anyone|anybody|ever|seriously) (\w+ ){0,3}injur(y|ies|ed)\b`,
    ),
  ],
  [
    'singleClasses',
    oneOf(
      String.raw`\b(drop ?in|drop ins|walk ins|casual (class|rate|visits?)|pay as (you|i) go)\b`,
      String.raw`\bpay (\w+ ){0,2}(per|for (one|a|1|each|a single|every)|each|by the) (time|class|session|lesson` +
        String.raw`|visit)\b`,
      String.raw`\b(cost|price|rate|fee|charge|much|pay) (\w+ ){0,2}(per|for (one|1|a single|just one)|of (one|1|a` +
        String.raw` single)) (class|session|lesson|visit)\b(?!.*\bprivate)`,
    ),
  ],
  [
    'discounts',
    oneOf(
      String.raw`\bupfront\b`,
      `^${NOT_GOODS}` +
        String.raw`(?!.*\b(we offer|we give|dear|seo)\b).*(?!.*\b(type|enter)\b).*\b(discounts?` +
        String.raw`|(?<!something )specials?|promo(tion)?s?)\b`,
      String.raw`\b(student|famil(y|ies)|pensioners?|seniors?|sibling|couples?|army|police|teachers?` +
        String.raw`|saps)( s)? (price|rate|deal|fee|package|membership)s?\b`,
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
        String.raw`|\brecommend\b.*\b(class|style|start)\b|\bno ?gi\b` +
        String.raw`|\bgi or\b|\bwith (a |the )?gi or\b)`,
    ),
  ],
  [
    'bullying',
    // A school's workshop is arranged with it.
    /^(?!.*\b(workshops?|talk|presentation)\b).*\bbull(y|ies|ied|ying)\b/,
  ],
] as const satisfies readonly (readonly [keyof SchoolAnswers, RegExp])[];

export type PracticalTopic = (typeof PRACTICAL_TOPICS)[number][0];

const NAMES: ReadonlySet<string> = new Set(PRACTICAL_TOPICS.map(([name]) => name));

export function isPractical(topic: string | undefined): topic is PracticalTopic {
  return topic !== undefined && NAMES.has(topic);
}
