// How old somebody is that a message speaks of.
import { oneOf } from '#libs/domain/chat/one-of';

/** Whose age it is; a number of years or months beside other words is a time. */
const CHILD = '(?:olds?|of age|girls?|boys?|kids?|child|children|sons?|daughters?|baby|twins?|toddlers?)';
const AGE = oneOf(
  String.raw`\b(\d{1,2}) ?(?:years?|y o) ${CHILD}\b`,
  String.raw`(?<!\b(?:for|in|past|last|over|every|after|since|did|done|trained|doing|been|the|have|got|ive) )` +
    String.raw`\b(\d{1,2}) ?(?:years?|y o)\b` +
    String.raw`(?! (?:ago|back|experience|of|now|contract|in|doing|training|without|since|with|muaythai|karate|judo` +
    String.raw`|kickboxing|taekwondo|mma|wrestling|rugby|army|police|military|teaching|coaching))`,
  String.raw`\b(?:boys|girls|kids|children|sons|daughters|twins) (?:of |aged |are )?(\d{1,2})(?= and \d)`,
  String.raw`(?<=\b(?:boys|girls|kids|children|sons|daughters|twins) (?:of |aged |are )?\d{1,2} and )(\d{1,2})\b`,
  String.raw`\b(?:aged?|ages|(?:son|daughter|child|boy|girl|kid|brother|sister) (?:of|from)|sister|brother|son` +
    String.raw`|daughter|im|i am|is|am|hes|shes|theyre|they are` +
    String.raw`|(?<!\b(?:i|we|work|school|shift) )(?:start|from|kids?|child|children|begin) at` +
    String.raw`|(?:twins|kids|children|boys|girls) are|turns?|turned|turning) (\d{1,2})` +
    String.raw`(?=$| (?:and|but|or|can|could|is|are|what|which|where|when|how|who|he|she|they|so|n|do|does|will` +
    String.raw`|old|tho|though|years?|going|i|in|on|soon|my|next|last|yesterday|recently|this|too|already|still` +
    String.raw`|turning|almost|anything|something|any|allowed|same|both|together|ok|fine)\b)`,
);
const MONTHS_OLD = new RegExp(
  `\\b(\\d{1,2}) months? ${CHILD}\\b|\\b(?:son|daughter|baby|child) is (\\d{1,2}) months?\\b`,
);

const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
const DECADE = new RegExp(
  String.raw`\b(?:in|are|am|im) (?:my|our|her|his|their|the) (?:early |mid |late )?(${DECADES.join('|')})\b`,
);

/** The first that is said; a child's of months in whole years, a grade's as one turns in it. */
export function ageOf(text: string): number | undefined {
  const decade = DECADE.exec(text)?.[1];
  if (decade) return DECADES.indexOf(decade) * 10 + 20;
  const months = MONTHS_OLD.exec(text);
  if (months) return Math.floor(Number(months[1] ?? months[2]) / 12);
  return agesIn(text)[0] ?? ageInGrade(text);
}

/** What one turns in a school's grade. */
function ageInGrade(text: string): number | undefined {
  const grade = /\bgrade (\d{1,2})s?\b/.exec(text)?.[1];
  return grade === undefined ? undefined : Number(grade) + AGE_BEFORE_GRADE_1;
}
const AGE_BEFORE_GRADE_1 = 6;

const EVERY_AGE = new RegExp(AGE, 'g');

/** "My 7 year old and my 10 year old": all that are said, in order. */
export function agesIn(text: string): number[] {
  return [...text.matchAll(EVERY_AGE)].map((ages) => Number(ages.slice(1).find((digits) => digits !== undefined)));
}
