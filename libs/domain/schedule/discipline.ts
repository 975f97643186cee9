// The schedule is coloured and filtered by discipline, but the server sends none: it is read from the class name by
// keyword. The beginner course's Essentials are Krav Maga. A name may hold several ("Krav Maga / BJJ / FMA"); the first
// named one gives the colour, kids before all.

export const DISCIPLINES = ['krav', 'bjj', 'boxing', 'filipino', 'kids', 'other'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export function isDiscipline(value: unknown): value is Discipline {
  return (DISCIPLINES as readonly unknown[]).includes(value);
}

const KEYWORDS: [Exclude<Discipline, 'other' | 'kids'>, RegExp][] = [
  ['krav', /\bkrav|\bessentials?\b/i],
  ['bjj', /\bbjj\b|jiu[\s-]?jitsu/i],
  ['boxing', /\b(kick[\s-]?)?box(ing|ers?)\b/i],
  ['filipino', /\b(filipino|fma|kali|eskrima|escrima|arnis|knife|knives|blades?|bladed|sticks?)\b/i],
];
const KIDS = /\b(kids?|children|little warriors?|junior|juniors|teens?)\b/i;

/** Every discipline a class name tells of, the one that colours it first; `['other']` when it tells none. */
export function disciplinesOf(className: string): [Discipline, ...Discipline[]] {
  const named = KEYWORDS.map(([discipline, pattern]) => ({ discipline, at: className.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ discipline }) => discipline);
  const [first = 'other' as const, ...more] = KIDS.test(className) ? ['kids' as const, ...named] : named;
  return [first, ...more];
}
