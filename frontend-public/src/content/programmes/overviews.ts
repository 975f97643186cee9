/** The shape of Self Defence, Kids Classes and Boxing (spec 1 section 2.4): an introduction and its cards. */
import type { EmblemName } from '../../ui/drawings/Emblem';
import { type ProgrammePoint, type ProgrammeTimes, usualKit } from './programme';
import { paths } from '../../paths';
import type { ProgrammePath } from './scenes';

export interface OverviewCard {
  title: string;
  /** "Ages 5-7" or "For beginners". */
  label: string;
  text: string;
  points: readonly string[];
  emblem: EmblemName;
  learnMorePath?: string;
  /** The words of its link to the external booking form. */
  join?: string;
}

export interface Overview {
  path: ProgrammePath;
  title: string;
  emblem: EmblemName;
  lead: string;
  /** The words of the first button, to the external booking form. */
  join: string;
  /** A second external link, for those who start from nothing. */
  joinCourse?: string;
  cardsTitle: string;
  cards: readonly OverviewCard[];
  reasonsTitle: string;
  reasons: readonly ProgrammePoint[];
  bring: readonly string[];
  times?: ProgrammeTimes;
  more?: { title: string; entries: readonly { label: string; words: string; path: string; emblem: EmblemName }[] };
}

export const boxing: Overview = {
  path: paths.boxing,
  title: 'Boxing',
  emblem: 'boxing',
  lead: 'Footwork, timing and hard work. Learn to box, get fit by boxing, or prepare for the ring.',
  join: 'Start Boxing',
  cardsTitle: 'Three ways to box',
  cards: [
    {
      title: 'Boxing Fundamentals',
      label: 'For beginners',
      text: 'Stance, guard, the six punches and how to move between them.',
      points: ['Footwork and balance', 'Jab, cross, hook and uppercut', 'Defence: slip, roll, parry'],
      emblem: 'boxing',
      join: 'Start Boxing Fundamentals',
    },
    {
      title: 'Boxing for Fitness',
      label: 'For everyone',
      text: 'Rounds on bags and pads, skipping and core. Hard work without getting hit.',
      points: ['Bags, pads and rope', 'Stamina, core and shoulders', 'Any level, at your own pace'],
      emblem: 'stopwatch',
      join: 'Start Boxing for Fitness',
    },
    {
      title: 'Competition Training',
      label: 'For experienced boxers',
      text: 'Sparring, ring craft and preparation for bouts.',
      points: ['Controlled and open sparring', 'Tactics and ring craft', 'Conditioning for rounds'],
      emblem: 'ring',
      join: 'Start Competition Training',
    },
  ],
  reasonsTitle: 'How we train',
  reasons: [
    { title: 'Hands up', text: 'You learn to defend yourself along with your first punch, not later.' },
    { title: 'Sparring by choice', text: 'With protection, supervised, and only when you and your coach agree.' },
    { title: 'Good for self-defence', text: 'Distance, timing and a calm head under pressure help you anywhere.' },
  ],
  bring: [...usualKit, 'Hand wraps and a mouth guard once you spar.'],
  times: { style: 'boxing', label: 'boxing', rows: 7 },
};

const selfDefence: Overview = {
  path: paths.selfDefence,
  title: 'Self Defence',
  emblem: 'krav',
  lead:
    'Most trouble can be avoided. For the rest, you need a few skills that work under pressure. We teach ' +
    'both, from your very first class.',
  join: 'Join here',
  joinCourse: 'Join Our Beginner Course',
  cardsTitle: 'Two programmes',
  cards: [
    {
      title: 'Krav Maga Military CQC',
      label: 'On your feet',
      text: 'Military close-quarters combat: defend and strike in one motion, then leave.',
      points: [
        'Awareness, distance and voice',
        'Strikes, grabs, holds and chokes',
        'Armed attacks, with training weapons',
      ],
      emblem: 'krav',
      learnMorePath: paths.kravMaga,
    },
    {
      title: 'No-Rules Street BJJ',
      label: 'On the ground',
      text: 'Brazilian Jiu-Jitsu without points or referee: survive, escape, get back up.',
      points: ['Cover and frames under strikes', 'Escapes from every bad position', 'Control without injury'],
      emblem: 'bjj',
      learnMorePath: paths.bjj,
    },
  ],
  reasonsTitle: 'How we teach',
  reasons: [
    { title: 'Calm first', text: 'A technique is explained, shown and practised slowly before anybody hurries you.' },
    {
      title: 'Pressure later',
      text: 'Then you practise it tired, surprised and off balance, because that is when it counts.',
    },
    {
      title: 'Your own pace',
      text: 'Beginners train alongside experienced students. Nobody has to spar before they are ready.',
    },
  ],
  bring: usualKit,
  more: {
    title: 'Train further',
    entries: [
      {
        label: 'Bladed Weapons Skills',
        words: 'Filipino martial arts with training knives',
        path: paths.filipino,
        emblem: 'blade',
      },
      {
        label: 'Kali Stick Fighting',
        words: 'The twelve angles, single and double stick',
        path: paths.stickFighting,
        emblem: 'stick',
      },
      { label: 'Tactical Firearms', words: 'For licensed owners', path: paths.firearms, emblem: 'firearms' },
      { label: 'Stop the Bleed', words: 'The first five minutes', path: paths.medical, emblem: 'medical' },
      {
        label: 'Elite Protective Tactics',
        words: 'Close protection for professionals',
        path: paths.protectiveTactics,
        emblem: 'protective',
      },
    ],
  },
};

const kidsClasses: Overview = {
  path: paths.kidsClasses,
  title: 'Kids Classes',
  emblem: 'kids',
  lead: 'For ages 5-15. Children learn to move well, to speak up and to get away, in groups of their own age.',
  join: 'Join a kids class',
  cardsTitle: 'Three groups by age',
  cards: [
    {
      title: 'Little Warriors',
      label: 'Ages 5-7',
      text: 'Games that teach balance, listening and a loud, clear no.',
      points: ['Running, rolling and falling', 'Stop, wait, take turns', 'Find a safe grown-up'],
      emblem: 'kids-first',
      learnMorePath: paths.littleWarriors,
      join: 'Join Little Warriors',
    },
    {
      title: 'Junior Defenders',
      label: 'Ages 8-11',
      text: 'Real technique in small steps, fair sparring and plain rules for school.',
      points: ['Stance, guard and clean strikes', 'Out of grabs and holds', 'What to do about a bully'],
      emblem: 'kids-second',
      learnMorePath: paths.juniorDefenders,
      join: 'Join Junior Defenders',
    },
    {
      title: 'Teen Program',
      label: 'Ages 12-15',
      text: 'Self-defence for young people who go out by themselves.',
      points: ['Krav Maga basics', 'Grappling and getting up', 'Phones, parties and lifts home'],
      emblem: 'kids-third',
      learnMorePath: paths.teenProgram,
      join: 'Join the Teen Program',
    },
  ],
  reasonsTitle: 'What parents can expect',
  reasons: [
    { title: 'Kind and clear', text: 'A few clear rules, the same for everyone.' },
    { title: 'No fear', text: 'We teach what to do, not what to be afraid of.' },
    {
      title: 'Self-control',
      text: 'Skills stay on the mat unless somebody is in danger. Telling an adult is never a sign of weakness.',
    },
  ],
  bring: usualKit,
  times: { style: 'kids', label: 'kids', rows: 6 },
};

export const overviews: readonly Overview[] = [selfDefence, kidsClasses, boxing];
