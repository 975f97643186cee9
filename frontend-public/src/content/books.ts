/** The e-books of the school: fixed content of the site (spec 2 section 3). Titles and authors are invented. */
import { prices } from '#libs/school/prices';
import { bookPath, paths } from '../paths';

export type CoverTint = 'signal' | 'blue' | 'amber' | 'violet';

export interface Book {
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
  /** What is inside, chapter by chapter. */
  chapters: readonly string[];
  readers: readonly string[];
}

export const BOOK_FORMAT = 'eBook';

const TEAM = 'The Storm Combat Team';

/** The featured book: the one that the home page promotes, and of which there is a sample. */
export const battleReady: Book = {
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
  chapters: [
    'Awareness without fear',
    'Safer at home',
    'On the road',
    'Children and teenagers',
    'Phones, banking and the internet',
    'At work and on the way there',
    'When talking still helps',
    'When it does not: getting away',
    'After an incident',
    'Thirty evenings: a plan for the household',
  ],
  readers: [
    'Households that want one plan everyone understands.',
    'Drivers, commuters and people who come home late.',
    'Beginners in self-defence who want to know what comes before any technique.',
  ],
};

export const books: readonly Book[] = [
  {
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
    chapters: [
      'Why ten seconds',
      'Seeing early',
      'Standing, stepping, leaving',
      'The voice',
      'Covering up',
      'Getting back on your feet',
      'Thirty days, thirty drills',
    ],
    readers: [
      'Beginners before their first class.',
      'Students of the beginner course who practise at home.',
      'Anyone who would rather get away than win a fight.',
    ],
  },
  {
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
    chapters: [
      'Stick, grip and distance',
      'Angles one to four',
      'Angles five to eight',
      'Angles nine to twelve',
      'Footwork on the triangle',
      'Flow drills in pairs',
      'Two sticks',
      'Training safely',
    ],
    readers: [
      'Students of the Filipino classes, from the first month.',
      'Training partners who want a shared list of drills.',
      'Coaches who plan a term.',
    ],
  },
  {
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
    chapters: [
      'Calm grown-ups first',
      'Ages 5 to 7: the three rules',
      'Ages 8 to 11: the way to school',
      'Ages 12 to 15: phones and friends',
      'Bullying, seen from both sides',
      'When a child tells you something',
      'Twenty games for the living room',
    ],
    readers: [
      'Parents and grandparents.',
      'Teachers and after-care staff.',
      'Families with a child in Little Warriors, Junior Defenders or the Teen Program.',
    ],
  },
  {
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
    chapters: [
      'Hips, knees and neck',
      'Falling',
      'The technical stand-up',
      'Frames and distance',
      'From the bottom to the top',
      'Holding without hurting',
      'Twelve weeks of fifteen minutes',
    ],
    readers: [
      'Beginners of any age, including those with an old injury.',
      'Students who miss classes and want to keep up.',
      'Partners of people who already train.',
    ],
  },
];

export const allBooks: readonly Book[] = [battleReady, ...books];
