// What somebody wrote in a mail, without what they answer to: mail programs put that below, or between, with a line
// above it that says whose words follow. When in doubt nothing is cut; the whole mail can be read as well.

/** A line longer than this says nothing of what follows it. */
const MAX_LINE = 400;
const QUOTED = /^\s*>/;
/** Gmail, Apple and Thunderbird: "On … wrote:", in Afrikaans "Op … het … geskryf:", in Dutch "Op … schreef …:". */
const ATTRIBUTION = /^\s*(?:On\b.{4,}\bwrote|Op\b.{4,}\b(?:geskryf|skryf|schreef)\b.*?)\s*:\s*$/i;
const ATTRIBUTION_BEGINS = /^\s*(?:On|Op)\b.{4,}/i;
/** Outlook, in English, Afrikaans and Dutch. */
const DIVIDER = /^\s*-{2,}\s*(?:Original Message|Oorspronklike boodskap|Oorspronkelijk bericht)\s*-{2,}\s*$/i;
const UNDERLINE = /^\s*_{10,}\s*$/;
const OUTLOOK_HEAD: [RegExp, RegExp][] = [
  [/^\s*\*?From:\*?\s/i, /^\s*\*?(?:Sent|Date):\*?\s/i],
  [/^\s*\*?(?:Van|Vanaf):\*?\s/i, /^\s*\*?(?:Gestuur|Datum|Verzonden):\*?\s/i],
];
/** Further fields may stand between the first line of such a head and the one with the date. */
const HEAD_LINES = 3;

/** @returns the new words; the whole text where nothing else would be left */
export function answerIn(text: string): string {
  const lines = text.split('\n');
  const cut = lines.findIndex((_, index) => beginsOldMail(lines, index));
  const own = cut < 0 ? lines : lines.slice(0, cut);
  const answer = withoutQuotes(cut < 0 ? own : [...own, ...writtenBelow(lines, cut)]);
  return answer === '' ? text.trim() : answer;
}

/** Below an "On … wrote:" people also write below or between what they quote; below Outlook's head nobody does. */
function writtenBelow(lines: readonly string[], cut: number): string[] {
  const first = attributionLength(lines, cut);
  const below = lines.slice(cut + first);
  const isMarked = first > 0 && QUOTED.test(below.find((line) => line.trim() !== '') ?? '');
  return isMarked ? below : [];
}

function beginsOldMail(lines: readonly string[], index: number): boolean {
  const line = lines[index]!;
  if (line.length > MAX_LINE) return false;
  if (DIVIDER.test(line) || attributionLength(lines, index) > 0) return true;
  const start = UNDERLINE.test(line) ? index + 1 : index;
  return OUTLOOK_HEAD.some(
    ([from, sent]) =>
      from.test(lines[start]?.slice(0, MAX_LINE) ?? '') &&
      lines.slice(start + 1, start + 1 + HEAD_LINES).some((next) => sent.test(next.slice(0, MAX_LINE))),
  );
}

/** How many lines say whose words follow: mail programs break a long one in two. */
function attributionLength(lines: readonly string[], index: number): 0 | 1 | 2 {
  const [line = '', next = ''] = lines.slice(index, index + 2).map((each) => each.slice(0, MAX_LINE));
  if (ATTRIBUTION.test(line)) return 1;
  return ATTRIBUTION_BEGINS.test(line) && ATTRIBUTION.test(`${line} ${next.trim()}`) ? 2 : 0;
}

function withoutQuotes(lines: readonly string[]): string {
  return lines
    .filter((line) => !QUOTED.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
