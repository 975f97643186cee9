// By which words a style, a plan's kind or a group of children is named, as understood() gives them.
import { oneOf } from '#libs/domain/chat/one-of';

export const STYLES = ['krav', 'bjj', 'boxing', 'filipino', 'firearms', 'medical', 'protective', 'corporate'] as const;
export type Style = (typeof STYLES)[number];
/** What is in the weekly schedule; the rest is arranged. */
export const HAS_CLASSES: ReadonlySet<Style> = new Set<Style>(['krav', 'bjj', 'boxing', 'filipino']);
export type Plan = 'basic' | 'standard' | 'premium';
export type Subject =
  | 'course'
  | 'private'
  | 'group'
  | 'registration'
  | 'trial'
  | 'kids'
  | 'women'
  | 'beginner'
  | 'ebook';

export const STYLE_WORDS: readonly [Style, RegExp][] = [
  [
    'corporate',
    oneOf(
      String.raw`\b(corporate|compan(y|ies)(?! (reg|number|pays?))|employees|staff training|team building|security` +
        String.raw` team)\b`,
      String.raw`\b(training|workshops?|talks?|courses?|class(es)?) (for|at) (our |the |your )?(\w+ )?(agents` +
        String.raw`|nurses|teachers|staff|schools|church\w*|guards|drivers)\b`,
      String.raw`\b(we are|were|im|i am) (\w+ )?(a|an|at a|from a|with a|for a) (\w+ ){0,3}(school|creche|church` +
        String.raw`|estate|hospital|ngo|company|firm|business|hotel|body corporate)\b`,
      String.raw`\b(talks?|programmes?|programs?) (at|for|in) schools?\b|\b(come|go) (out )?to (schools|companies)\b`,
      String.raw`\b(our|my) school (wants?|needs?|is looking|would like)\b`,
      String.raw`\b(1\d|[2-9]\d) (of us|people|staff|colleagues|pax)\b`,
      // Where one works is no wish of the office's.
      String.raw`\b(to|at) our offices?\b`,
      String.raw`\b(for|train|teach) (our|my|the) (staff|employees|personnel|guards|drivers|nurses)\b`,
    ),
  ],
  ['krav', /\bkrav\b|\bmaga\b|\bselfdefence\b/],
  ['bjj', /\bbjj\b|\bgrappling\b/],
  ['boxing', /\b(boxing(?! day)|boxer|hit (something|bags?|pads))\b/],
  ['filipino', /\b(filipino|fma|kali|escrima|eskrima|arnis|kni(fe|ves)|blades?|sticks?)\b/],
  ['firearms', /\b(firearms?|(hand)?guns?|shoot(ing)?|pistol|rifle)\b/],
  [
    'medical',
    oneOf(
      String.raw`\bmedical\b(?! (aid|insurance|condition|certificate|history|scheme|problem))`,
      String.raw`\b(first aid|bleed(ing)?|paramedic)\b`,
    ),
  ],
  ['protective', /\b(protective|bodyguards?|close protection|vip|security (guards?|officers?))\b/],
];
export const SUBJECT_WORDS: readonly [Subject, RegExp][] = [
  ['private', /(?<!\b(?:that|it|stay|kept|keep it) )\bprivates?\b/],
  ['course', /\bcourses?\b|\b12 weeks?\b|\bessentials\b/],
  ['group', /\bsmall group\b|\bgroup of\b|\b\d friends\b/],
  ['registration', /\b(registration|joining|join|sign ?up) (fee|cost)|\bregistration\b/],
  ['trial', /\btrials?\b|\bfirst (class|lesson|session)\b|\bfree (class(es)?|lessons?|sessions?)\b/],
  ['ebook', /\bebooks?\b|\bbattle ready\b|\b(what|which|any|your|the|have|sell) books\b/],
  ['women', /\b(wom[ae]ns?|lad(y|ies)|girls|females?)\b/],
  ['kids', /\b(kids?|child|childrens?|teens?|teenagers?|toddlers?|juniors?|little warriors|son|daughter)\b/],
  ['beginner', /\bbeginners?\b/],
];
/** From there on people train with the adults. */
export const ADULTS_FROM_YEARS = 16;
export const KIDS_GROUP_WORDS: readonly [age: number, RegExp][] = [
  [6, /\blittle warriors\b|\b5 to 7\b/],
  [9, /\bjuniors?\b|\b8 to 11\b/],
  [13, /\bteens?\b|\bteenagers?\b|\b12 to 15\b/],
];
