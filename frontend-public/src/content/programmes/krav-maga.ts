import { paths } from '../../paths';
import { selfDefenceParent, usualKit, type Programme } from './programme';

export const kravMaga: Programme = {
  path: paths.kravMaga,
  title: 'Krav Maga',
  emblem: 'krav',
  lead:
    'Military close-quarters combat, taught calmly and tested under pressure. A small set of natural ' +
    'movements for the moments when you can no longer walk away.',
  parent: selfDefenceParent,
  action: 'trial',
  forWhom: [
    'Beginners without any training. The first classes start from scratch.',
    'Adults who want self-defence that works in ordinary clothes, in ordinary places.',
    'People who train another style and want to practise under pressure.',
  ],
  sections: [
    {
      title: 'What you learn',
      points: [
        {
          title: 'See it early',
          text: 'Distance, exits, hands and voice: how most trouble is avoided before a technique is needed.',
        },
        {
          title: 'Defend and strike',
          text: 'Stop the attack and strike back in one motion, with the open hand, elbow and knee.',
        },
        { title: 'Get free', text: 'Out of grabs, holds and chokes, standing and against a wall.' },
        { title: 'Get up', text: 'Fall without getting hurt, cover on the ground and get back to your feet.' },
        {
          title: 'Armed attacks',
          text: 'Stick, knife and firearm threats with training weapons, once the basics are solid.',
        },
        {
          title: 'Under pressure',
          text: 'Drills when you are tired, surprised and outnumbered, at a level that suits you.',
        },
      ],
    },
    {
      title: 'How a class runs',
      paragraphs: [
        'A warm-up, one or two techniques in detail, drills in pairs, then the same techniques under ' +
          'pressure, and a cool-down. You choose how hard your partner works with you, and you may sit out any ' +
          'drill.',
      ],
    },
  ],
  picture: 'seven-lines',
  bring: usualKit,
  times: { style: 'krav', label: 'Krav Maga', rows: 7 },
  next: {
    label: 'Street Brazilian Jiu-Jitsu',
    path: paths.bjj,
    emblem: 'bjj',
    words: 'When a fight goes to the ground: escape, control, get back up.',
  },
};
