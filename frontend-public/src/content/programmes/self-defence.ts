import { paths } from '../../paths';
import type { Overview } from './overview';
import { usualKit } from './programme';

export const selfDefence: Overview = {
  path: paths.selfDefence,
  title: 'Self Defence',
  emblem: 'krav',
  lead: 'Most trouble is avoided. For the rest, you need few skills and you need them under pressure. We teach both, from the first class for beginners.',
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
      text: 'Beginners train beside experienced students. Nobody has to spar before they are ready.',
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
