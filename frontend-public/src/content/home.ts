/** The long copy of the home page (spec 1 section 2.3). The reviews are invented, as are the people who wrote them. */
import { weekCourse } from '#libs/domain/counted-weeks';
import { prices } from '#libs/school/prices';
import { paths } from '../paths';
import type { EmblemName } from '../ui/drawings/Emblem';
import { ARRIVE_EARLY, scheduleNotes } from './schedule-notes';

export const beginnerCourse = {
  label: 'Beginner Courses',
  get title() {
    return `From zero to capable in ${prices.beginnerCourse.weeks} weeks`;
  },
  get lead() {
    const { weeks } = prices.beginnerCourse;
    return `${weekCourse(weeks)} course, no experience needed. ${scheduleNotes.clothing} ${ARRIVE_EARLY}`;
  },
  lessons: [
    { days: 'Mon, Wed', time: '18:00–20:30', what: 'Essential classes', kind: 'Core' },
    { days: 'Thu', time: '19:00–20:15', what: 'Krav Maga', kind: 'Optional' },
    { days: 'Sat', time: '10:00–11:30', what: 'Krav Maga / BJJ / FMA', kind: 'Optional' },
    { days: 'Tue, Thu', time: 'Mornings', what: 'Private lessons, by phone', kind: 'Private' },
  ],
} as const;

export const COURSE_MESSAGES = {
  loading: 'Loading beginner courses...',
  loadFailed: 'The beginner courses could not be loaded. Please try again later.',
  none: 'Check back soon for upcoming beginner course dates.',
} as const;

interface LearningTile {
  emblem: EmblemName;
  title: string;
  words: string;
  path: string;
}

export const learningTiles: readonly LearningTile[] = [
  {
    emblem: 'krav',
    title: 'Krav Maga',
    words: 'Military CQC, pressure tested. Defend and strike in one motion.',
    path: paths.kravMaga,
  },
  {
    emblem: 'bjj',
    title: 'Street BJJ',
    words: 'No-rules ground survival: escape, control, get back up.',
    path: paths.bjj,
  },
  {
    emblem: 'boxing',
    title: 'Boxing',
    words: 'Fundamentals, fitness rounds and competition training.',
    path: paths.boxing,
  },
  {
    emblem: 'blade',
    title: 'Bladed Weapons',
    words: 'Filipino knife skills, trained with rubber blades first.',
    path: paths.filipino,
  },
  {
    emblem: 'stick',
    title: 'Stick Fighting',
    words: 'Kali and the twelve angles, single and double stick.',
    path: paths.stickFighting,
  },
  {
    emblem: 'firearms',
    title: 'Tactical Firearms',
    words: 'Licensed, safety-first handling and movement.',
    path: paths.firearms,
  },
  {
    emblem: 'medical',
    title: 'Stop the Bleed',
    words: 'The first five minutes, before the ambulance.',
    path: paths.medical,
  },
  {
    emblem: 'protective',
    title: 'Protective Tactics',
    words: 'Close protection and team movement for professionals.',
    path: paths.protectiveTactics,
  },
];

export interface Review {
  id: number;
  name: string;
  /** 1 to 5 stars. */
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** How long ago, in words. */
  date: string;
}

export const reviews: readonly Review[] = [
  {
    id: 1,
    name: 'Thandi M.',
    rating: 5,
    text:
      'I walked in nervous and left with a plan. The coaches explain why a technique works, then make you ' +
      "do it when you're tired.",
    date: '3 weeks ago',
  },
  {
    id: 2,
    name: 'Ryan V.',
    rating: 5,
    text: 'My two boys went from shy to confident in a term. The kids coaches are patient and very organised.',
    date: '1 month ago',
  },
  {
    id: 3,
    name: 'Lerato P.',
    rating: 5,
    text: 'Honest, hard training without ego. The beginner course gave me a base I actually trust.',
    date: '2 months ago',
  },
  {
    id: 4,
    name: 'Johan B.',
    rating: 5,
    text: "I'm fifty-three and stiff. Nobody rushed me, everybody helped, and I can get up off the floor again.",
    date: '2 months ago',
  },
  {
    id: 5,
    name: 'Ayesha K.',
    rating: 4,
    text: 'Classes fill up in the evenings, so come early. The stick drills are the best hour of my week.',
    date: '4 months ago',
  },
  {
    id: 6,
    name: 'Sipho D.',
    rating: 5,
    text: 'Safety first, always. You learn to see trouble early and to leave before it starts.',
    date: '6 months ago',
  },
];
