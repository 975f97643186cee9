/** The e-books of the school: fixed content of the site (spec 2 section 3). Titles and authors are invented. */
import { prices } from '#libs/school/prices';
import { bookPath, paths } from '../paths';

export type CoverTint = 'signal' | 'blue' | 'amber' | 'violet';

export type BookKey = 'battleReady' | 1 | 2 | 3 | 4;

export interface Book {
  key: BookKey;
  path: string;
  title: string;
  subtitle: string;
  author: string;
  description: string;
  priceCents: number;
  cover: {
    tint: CoverTint;
    /** The title in lines that fit, and the size at which the longest does, on a cover 352 pixels wide. */
    lines: readonly string[];
    titleSizePx: number;
    subtitleLines: readonly string[];
  };
}

export const BOOK_FORMAT = 'eBook';

const TEAM = 'The Storm Combat Team';

/** The featured book: the one that the home page promotes, and of which there is a sample. */
export const battleReady: Book = {
  key: 'battleReady',
  path: paths.battleReady,
  title: 'Battle Ready',
  subtitle: 'Your Essential Guide to South African Safety',
  author: TEAM,
  description:
    'Home, car and street. Practical habits and drills from the coaching team, in plain language you can use tonight.',
  priceCents: prices.promotedEbookCents,
  cover: {
    tint: 'signal',
    lines: ['Battle', 'Ready'],
    titleSizePx: 104,
    subtitleLines: ['Your Essential Guide to', 'South African Safety'],
  },
};

export const books: readonly Book[] = [
  {
    key: 1,
    path: bookPath(1),
    title: 'Ten Seconds',
    subtitle: 'Krav Maga Habits for Ordinary Days',
    author: TEAM,
    description: 'What to see, say and do in the moments before trouble, with one short drill for each day of a month.',
    priceCents: prices.bookCents[1],
    cover: {
      tint: 'signal',
      lines: ['Ten', 'Seconds'],
      titleSizePx: 78,
      subtitleLines: ['Krav Maga Habits for', 'Ordinary Days'],
    },
  },
  {
    key: 2,
    path: bookPath(2),
    title: 'Twelve Angles',
    subtitle: 'Kali Drills for One Stick or Two',
    author: 'Amahle Weerlig',
    description:
      'The twelve angles of attack, one chapter each: ' +
      'the line, the footwork, the counter, and drills to do alone or in pairs.',
    priceCents: prices.bookCents[2],
    cover: {
      tint: 'blue',
      lines: ['Twelve', 'Angles'],
      titleSizePx: 92,
      subtitleLines: ['Kali Drills for', 'One Stick or Two'],
    },
  },
  {
    key: 3,
    path: bookPath(3),
    title: 'Loud and Clear',
    subtitle: "A Parent's Guide to Confident Children",
    author: TEAM,
    description:
      'Rules that children remember, games that practise them, ' +
      'and words for the talks that parents put off. For ages 5 to 15.',
    priceCents: prices.bookCents[3],
    cover: {
      tint: 'amber',
      lines: ['Loud and', 'Clear'],
      titleSizePx: 74,
      subtitleLines: ["A Parent's Guide to", 'Confident Children'],
    },
  },
  {
    key: 4,
    path: bookPath(4),
    title: 'Off Your Back',
    subtitle: 'Street BJJ for People Who Sit All Day',
    author: 'J. P. Donderweer',
    description:
      'Stand up safely, hold on, let go: groundwork for stiff hips and busy weeks, in fifteen-minute sessions.',
    priceCents: prices.bookCents[4],
    cover: {
      tint: 'violet',
      lines: ['Off Your', 'Back'],
      titleSizePx: 78,
      subtitleLines: ['Street BJJ for People', 'Who Sit All Day'],
    },
  },
];

export const allBooks: readonly Book[] = [battleReady, ...books];
