// Who may train, and with whom.
import type { Asked } from '#libs/domain/chat/asked';
import { agesIn } from '#libs/domain/chat/asked-age';
import { HAS_CLASSES, type Style } from '#libs/domain/chat/asked-words';
import { oneOf } from '#libs/domain/chat/one-of';
import { instructorsNamed, type Knowledge, type KnownInstructor, partsOfName } from '#libs/domain/chat/knowledge';
import { saysMore } from '#libs/domain/chat/more-said';
import { sentencesOf } from '#libs/domain/chat/sentences';
import { SEE_ALL, timesAnswer } from '#libs/domain/chat/times-answers';

/** Spec 1 section 2.4. */
const KIDS_GROUPS = [
  { name: 'Little Warriors', from: 5, to: 7 },
  { name: 'Junior Defenders', from: 8, to: 11 },
  { name: 'Teen Program', from: 12, to: 15 },
] as const;
const YOUNGEST = 5;
const OLDEST_CHILD = Math.max(...KIDS_GROUPS.map(({ to }) => to));

const TEACHES: Record<Style, RegExp> = {
  krav: /krav/i,
  bjj: /bjj|jiu/i,
  boxing: /box/i,
  filipino: /filipino|kali|stick|blade/i,
  firearms: /firearm/i,
  medical: /bleed|first aid|medical/i,
  protective: /protect/i,
  corporate: /protect|krav/i,
};

/** Of children of that age, or of all ages where none is said. */
export function ageAnswer(asked: Asked, knowledge: Knowledge): string | undefined {
  const { age } = asked;
  const { ageLimits } = knowledge.facts.answers;
  if (age === undefined) return ageLimits || undefined;
  if (isTooYoung(asked))
    return (
      `Our kids classes start at ${YOUNGEST}, so a child of ${age} is still too young for them. Little ` +
      'Warriors (5-7) is the first group.'
    );
  const group = groupOf(age);
  const said = agesIn(asked.text);
  const others = (said.length > 0 ? said : agesIn(asked.named)).filter((other) => groupOf(other) !== group);
  if (group && others.length > 0 && others.every(groupOf))
    return `${[age, ...others].map((one) => groupWithTimes(one, asked, knowledge)).join(' ')} ${SEE_ALL}`;
  if (!group && asked.style && !HAS_CLASSES.has(asked.style)) return undefined;
  if (!group) return `At ${age}, you train in the adult classes. ${ageLimits}`.trim();
  return `${groupWithTimes(age, asked, knowledge)} ${SEE_ALL}`;
}

export function isTooYoung({ age }: Asked): boolean {
  return age !== undefined && age < YOUNGEST;
}

function groupWithTimes(age: number, asked: Asked, knowledge: Knowledge): string {
  const times = timesAnswer({ ...asked, age, topic: 'times', style: undefined, text: '' }, knowledge);
  return `${groupSentence(age)} ${times?.replace(SEE_ALL, '') ?? ''}`.trim();
}

/** More than one, and with no grown-up among them. */
export function namesChildren(text: string): boolean {
  const ages = agesIn(text);
  return ages.length > 1 && ages.every((age) => age <= OLDEST_CHILD);
}

function groupOf(age: number) {
  return KIDS_GROUPS.find(({ from, to }) => from <= age && age <= to);
}

function groupSentence(age: number): string {
  const { name, from, to } = groupOf(age)!;
  return `At ${age}, the right group is ${name} (${from}-${to}).`;
}

export const KIDS_ANSWER =
  'Our kids classes are for ages 5 to 15: Little Warriors (5-7), Junior Defenders (8-11) and the Teen Program (12-15).';

/** Which groups there are, or which is the child's. */
export function kidsAnswer(asked: Asked, knowledge: Knowledge): string | undefined {
  return asked.age === undefined ? KIDS_ANSWER : ageAnswer(asked, knowledge);
}

/** What is published of the one who is named, or was: "is he a black belt". */
export function coachAnswer({ text, named, style }: Asked, { instructors = [], facts }: Knowledge): string | undefined {
  if (!ASKS_ABOUT_ONE.test(text)) return undefined;
  const meantIn = (words: string) => {
    const one = instructorsNamed(words, instructors);
    if (one.length > 0) return one;
    return LEADS.test(words) ? leadersOf(instructors) : [];
  };
  const asksWho = IS_A_PERSON.test(text) && /\bwho (is|are|teach|coach|train|run)/.test(named);
  const isOfStyle = style && (OF_A_COACH.test(text) || asksWho);
  const ofStyle = isOfStyle ? instructors.filter((one) => teaches(one, TEACHES[style])) : [];
  const found = [meantIn(text), ofStyle, IS_A_PERSON.test(text) ? meantIn(named) : []].find(({ length }) => length > 0);
  const [one] = found ?? [];
  if (!one || found?.length !== 1) return undefined;
  const certified = OF_PAPERS.test(text) ? ` ${facts.answers.coaches}` : '';
  return `${described(one)}. ${beginningOf(one.bio)}${certified} See the Instructors page.`;
}

/** Whole sentences; the page has all of it. */
function beginningOf(bio: string): string {
  const text = bio.replaceAll(/\s+/g, ' ').trim();
  const sentences = sentencesOf(/[.!?]$/.test(text) ? text : `${text}.`);
  const [first = ''] = sentences;
  const kept = sentences.filter((_one, at) => sentences.slice(0, at + 1).join(' ').length <= MOST_LETTERS_OF_BIO);
  return kept.join(' ') || `${first.slice(0, MOST_LETTERS_OF_BIO)}…`;
}
const MOST_LETTERS_OF_BIO = 300;

const OF_PAPERS = /\b(qualif|credential)\w*/;
const LEADS = /\b(head|main|chief) (coach|instructor|trainer|teacher)\b/;
const OF_A_COACH = /\b(your|the|which|that) (\w+ ){0,2}(coach|instructor|trainer|teacher)s?\b/;
const IS_A_PERSON = /\b(he|she|hes|shes|his|her|him)\b/;
const ASKS_ABOUT_ONE = oneOf(
  String.raw`\b(qualif\w+|experience\w*|background|bio|biography|profile|story|credentials|belt|rank|dan)\b`,
  String.raw`\bhow (long|many years) (has|have|is|did|does) \w+ (\w+ )?(been|train\w*|teach\w*|coach\w*|do\w*)\b`,
  String.raw`\b(tell me|know|learn|hear) (\w+ )?about\b|\b(ever )?(competed?|fought|fight|won)\b|\bchampion\b`,
);

function leadersOf(instructors: readonly KnownInstructor[]): readonly KnownInstructor[] {
  return instructors.filter(({ role }) => /\b(head|chief)\b/i.test(role));
}

function teaches({ role, expertise }: KnownInstructor, words: RegExp): boolean {
  return words.test(`${role} ${expertise.join(' ')}`);
}

export function instructorAnswer({ text, style, subject, day }: Asked, { instructors }: Knowledge): string | undefined {
  if (!instructors) return 'The Instructors page shows each of our instructors and what they teach.';
  const named = instructorsNamed(text, instructors);
  const taught = style ? TEACHES[style] : subject === 'kids' ? /kids|child/i : undefined;
  const leads = /\b(head|main|chief)\b/.test(text) ? leadersOf(instructors) : [];
  const found =
    named.length > 0 ? named : leads.length > 0 ? leads : taught && instructors.filter((one) => teaches(one, taught));
  if (named.length > 0 && /^(is|are) \w+ (\w+ )?still\b/.test(text))
    return `Yes: ${named.map(described).join('; ')}. See the Instructors page.`;
  // Whether that person teaches tonight, or is away, is more than who it is.
  const names = instructors.flatMap(partsOfName);
  if (named.length > 0 && saysMore(text, new Set([...names, ...ABOUT_A_PERSON]))) return undefined;
  if (named.length > 0 && (day || subject === 'private')) return undefined;
  if (found && found.length > 0) return `${found.map(described).join('; ')}. See the Instructors page.`;
  if (
    HAS_ANOTHER_QUESTION.test(text) ||
    !ASKS_WHO.test(text) ||
    /\bwho is\b(?! (the|die) (coach|instructor|trainer|teacher))/.test(text)
  )
    return undefined;
  const all = instructors.slice(0, 6).map(({ name }) => name);
  return `Our instructors are ${all.join(', ')}. The Instructors page shows what each of them teaches.`;
}

function described({ name, role, expertise }: KnownInstructor): string {
  return `${name} (${role}: ${expertise.join(', ')})`;
}

const ABOUT_A_PERSON = [
  ...'coach coaches instructor trainer sensei teacher background bio profile'.split(' '),
  ...'qualified belt rank still good really any'.split(' '),
];
/** Who they are, all of them. */
const ASKS_WHO = oneOf(
  String.raw`\b(who|your|the|names?|which|list|how many|any|meet|have) (is |are |of |your |our |the |die ` +
    String.raw`|teach\w* |runs? |train\w* )*(coach\w*|instructors?|trainers?|sensei|teachers?|you|here|classes)\b`,
  String.raw`\bwho (teach|coach|train|run|give|take)`,
);
/** About them, and not who they are. */
const HAS_ANOTHER_QUESTION = /\b(do|does|are|is) (your|the) (coach|coaches|instructors?|trainers?) \w+/;
