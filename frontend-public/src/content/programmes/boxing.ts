import { paths } from '../../paths';
import type { Overview } from './overview';
import { usualKit } from './programme';

export const boxing: Overview = {
  path: paths.boxing,
  title: 'Boxing',
  emblem: 'boxing',
  lead: 'Footwork, timing and honest work. Learn to box, get fit by boxing, or prepare for the ring.',
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
      text: 'Rounds on bags and pads, skipping and core. Hard work without being hit.',
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
    { title: 'Hands up', text: 'Defence is taught with the first punch, not after it.' },
    { title: 'Sparring by choice', text: 'With protection, supervised, and only when you and your coach agree.' },
    { title: 'Good for self-defence', text: 'Distance, timing and a calm head under pressure serve you anywhere.' },
  ],
  bring: [...usualKit, 'Hand wraps and a mouth guard once you spar.'],
  times: { style: 'boxing', label: 'boxing', rows: 7 },
};
