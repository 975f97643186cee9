// Whether one word is another with a typing mistake in it: a letter too many, too few, another one, or two changed
// over.

/** Words of less than five letters differ by no more than a doubled or missing letter inside. */
export function isNear(typed: string, meant: string): boolean {
  const allowed = meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0;
  if (allowed === 0 || Math.abs(typed.length - meant.length) > allowed || typed[0] !== meant[0]) return false;
  return distance(typed, meant) <= allowed;
}

/** Damerau and Levenshtein's, with neighbours changed over counted once. */
function distance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (isSame ? 0 : 1),
        swapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}

/** What a word with a mistake in it is taken for. */
export const KNOWN_WORDS: readonly string[] =
  `address location directions phone number email whatsapp contact membership memberships registration register
  beginner beginners course courses instructor instructors trainer trainers coach coaches schedule timetable class
  classes lesson lessons training private trial saturday sunday monday tuesday wednesday thursday friday tomorrow
  tonight weekend opening closing hours price prices cost monthly standard premium basic parking shower showers
  daughters seminar seminars workshop workshops freeze cancel contract boxing krav maga karate kickboxing taekwondo judo
  wrestling pilates crossfit sauna gloves guards wraps children daughter women ladies experience equipment available
  delivery order payment discount december january christmas firearms shooting filipino grappling kids where
  stock unfit when what much teach offer morning evening afternoon`
    .split(/\s+/)
    .filter(Boolean);

/** Ordinary words that look like one of those and are none. */
export const LEFT_ALONE: ReadonlySet<string> = new Set(
  `boring were gloved prince cancer curse trail trailer trained trains trainee coached orders stocks stuck stick
  guard pirates numbers phones priced contacts woman experienced freezer couches basics`.split(/\s+/),
);
