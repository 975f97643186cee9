// What no rule may answer, though it names a class, a day or an age: a person of the school has to.
import type { Asked } from '#libs/domain/chat/asked';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { goesBeyond } from '#libs/domain/chat/more-said';
import { oneOf } from '#libs/domain/chat/one-of';
import { namesChildren } from '#libs/domain/chat/people-answers';
import { productsNamed } from '#libs/domain/chat/shop-answers';

/** A body or a mind that needs care: whether the training suits it, no rule may say. */
const CONDITION = oneOf(
  String.raw`\b(pregnan\w*|preg(g(y|ies|ers|o))?|swanger|surgery|operation|operated|disab\w*|wheelchairs?|crutches` +
    String.raw`|paraly\w*|amput\w*|prosthe\w*|\w*operasie|beserings?)\b`,
  String.raw`\b(asthma\w*|diabet\w*|epilep\w*|autis\w*|adhd|(has|have|with) add|adhs|aspergers?|allerg\w*` +
    String.raw`|arthritis|hiv|cancer|stroke|sugar diabetes)\b`,
  String.raw`\b(deaf|blind|hearing (aids?|loss|impaired|problems?)|hard of hearing|heart (condition|problem` +
    String.raw`|attack|bypass)|blood thinners|warfarin|high blood|blood pressure|pacemaker|seizures?|anxiety` +
    String.raw`|ptsd|depress\w*|bipolar)\b`,
  String.raw`\b(special needs|(only )?(have|has|got) (only )?(one|1) (leg|arm|hand|eye)|down syndrome|cerebral` +
    String.raw`|hernia|slipped disc|concussion|medication)\b`,
  String.raw`\b(bad|dodgy|weak|broken|fractured|torn|replaced|hip|knee|shoulder|back|neck) (lower )?(knees?` +
    String.raw`|back|shoulders?|neck|wrists?|ankles?|hips?|arm|leg|op|replacement)\b`,
  String.raw`\b(knees?|back|shoulders?|neck|wrists?|ankles?|hips?|spine) (is|are|was|were) (\w+ )?(finished|gone|shot` +
    String.raw`|bad|stuffed|buggered|broken|klaar|kaput|stukkend|worn|weak|fused|messed up)\b`,
  String.raw`\bdoctors? (note|letter|certificate)\b`,
  String.raw`\bmy (lower )?(neck|back|knees?|shoulders?|hips?|wrists?|ankles?|spine)$`,
  String.raw`\b(just had|had|having|expecting) (a |my )?baby\b|\bc section\b|\bpost ?(partum|natal)\b` +
    String.raw`|\bgave birth\b|\bbreastfeed\w*\b`,
);
const ACHE = oneOf(
  String.raw`\b(injury|injuries|injured|pain|painful)\b`,
  // Another's, or one that the training may bring.
  String.raw`(?<!\b(?:be|get|getting|feel) (?:\w+ )?)\bsore\b`,
  String.raw`(?<!\b(?:will|does|would) (?:it|this|that|krav|boxing|bjj) )` +
    String.raw`(?<!\bwant (?:him|her|them|it) (?:to )?)\bhurts?\b(?! (someone|somebody|anyone|anybody|people|others` +
    String.raw`|him|them|the (guy|man|other|attacker|person)|each other|an?)\b)`,
);

/** Of these a body that needs care changes the answer; where the school is, it does not. */
const ASKS_WHETHER_IT_SUITS = new Set<Asked['topic']>([undefined, 'booking', 'experience', 'times', 'instructors']);

/** Whether the training suits a body or a mind that needs care. */
export function asksForCare({ topic, text }: Asked): boolean {
  if (topic === 'sparring' || topic === 'choosingStyle' || topic === 'coaches') return CONDITION.test(text);
  return ASKS_WHETHER_IT_SUITS.has(topic) && (CONDITION.test(text) || ACHE.test(text));
}

/** A matter of one's own, or a question that says more than a rule understands. */
export function isForPerson(
  message: string,
  { topic, subject, style, named, text, isMore }: Asked,
  knowledge: Knowledge,
): boolean {
  // A school's or a company's own workshop is arranged with it.
  if (topic === 'workshops' && style === 'corporate') return false;
  if (topic === 'matter' || (topic === 'workshops' && subject !== undefined)) return true;
  // Of each child its group is said.
  if (topic === 'times' && namesChildren(text)) return false;
  if (isMore || !goesBeyond(message, topic, namesOf(knowledge))) return false;
  // What a product costs, its name says besides.
  return topic !== 'price' || productsNamed(named, knowledge.products ?? []).length === 0;
}

/** In lower case, as the message is read. */
function namesOf({ instructors = [] }: Knowledge): string[] {
  return instructors.flatMap(({ name }) => name.toLowerCase().split(/\W+/));
}

/** Of a day, and of no class on it. */
export const IS_NO_CLASS = oneOf(
  String.raw`\b(weather|rugby|soccer|game|load ?shedding|eskom|power|electricity|water|strike|protest|grading` +
    String.raw`|competition|tournament)\b`,
  String.raw`\b(camp|party|event|holiday (programmes?|programs?|clubs?|care))\b`,
);

/** The schedule knows only what is to come. */
export const IS_PAST = oneOf(
  String.raw`\b(yesterday|was there|were there|did (i|you|we)|earlier|missed)\b`,
  String.raw`\blast (night|week|monday|tuesday|wednesday|thursday|friday|saturday|month)\b`,
);
