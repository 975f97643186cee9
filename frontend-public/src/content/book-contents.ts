/** What each book's own page tells of it, which only that page loads. */
import type { BookKey } from './books';

interface BookContents {
  /** What is inside, chapter by chapter. */
  chapters: readonly string[];
  readers: readonly string[];
}

export const bookContents: Readonly<Record<BookKey, BookContents>> = {
  battleReady: {
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
  },
  1: {
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
  2: {
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
  3: {
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
  4: {
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
};
