// What no rule may answer, though it names a class, a day or an age: a person of the school has to.
import type { Asked } from '#libs/domain/chat/asked';
import { oneOf } from '#libs/domain/chat/one-of';

/** A body or a mind that needs care: whether the training suits it, no rule may say. */
const HEALTH = oneOf(
  String.raw`\b(pregnan\w*|swanger|injur\w*|surgery|operation|operated|disab\w*|wheelchair|paraly\w*|amput\w*` +
    String.raw`|prosthe\w*)\b`,
  String.raw`\b(asthma\w*|diabet\w*|epilep\w*|autis\w*|adhd|add|adhs|aspergers?|allerg\w*|arthritis|hiv|cancer` +
    String.raw`|stroke|sugar diabetes)\b`,
  String.raw`\b(deaf|blind|hearing|heart (condition|problem|attack)|high blood|blood pressure|pacemaker` +
    String.raw`|seizures?|anxiety|ptsd|depress\w*)\b`,
  String.raw`\b(special needs|down syndrome|cerebral|hernia|slipped disc|concussion|medication|hurt|pain|painful` +
    String.raw`|sore)\b`,
  String.raw`\b(bad|weak|broken|fractured|torn|replaced|hip|knee) (knees?|back|shoulders?|neck|wrists?|ankles?` +
    String.raw`|hips?|arm|leg|replacement)\b`,
  String.raw`\b(just had|had|having|expecting) (a |my )?baby\b|\bc section\b|\bgave birth\b|\bbreastfeed\w*\b`,
);

export function isOfHealth({ topic, text }: Asked): boolean {
  return (
    HEALTH.test(text) &&
    (topic === undefined ||
      topic === 'booking' ||
      topic === 'experience' ||
      topic === 'times' ||
      topic === 'instructors')
  );
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
