import { paths } from '../../paths';
import { selfDefenceParent, usualKit, type Programme } from './programme';

export const bjj: Programme = {
  path: paths.bjj,
  title: 'Street Brazilian Jiu-Jitsu',
  emblem: 'bjj',
  lead:
    'No-rules street BJJ: what to do when somebody takes you to the ground. ' +
    'Position before strength, and back to your feet as soon as you can.',
  parent: selfDefenceParent,
  action: 'trial',
  forWhom: [
    'Beginners of any size. Leverage matters more than weight.',
    'Krav Maga students who want to be ready for the ground.',
    'Grapplers who want to train with strikes and without points.',
  ],
  sections: [
    {
      title: 'What you learn',
      points: [
        { title: 'Survive', text: 'Frames, breathing and cover when you are underneath and being struck.' },
        { title: 'Escape', text: 'Out from mount, side control, headlocks and against a wall.' },
        {
          title: 'Get back up',
          text: 'The technical stand-up, with your eyes on the other person and your hands free.',
        },
        { title: 'Control', text: 'Hold somebody down without hurting them, until help comes or you can leave.' },
        {
          title: 'Finish',
          text: 'Chokes and joint locks: how they work, how to apply them with care, when to let go.',
        },
        { title: 'Clinch and takedown', text: 'Close the distance safely, stay on your feet, or choose how you land.' },
      ],
    },
    {
      title: 'Why the street changes the game',
      paragraphs: [
        "Sport has mats, weight classes and a referee. The street has concrete, clothing, the attacker's " +
          'friends and perhaps a blade. So we train fewer positions, keep strikes in mind, and treat the ' +
          'ground as a place to leave.',
      ],
    },
    {
      title: 'How we keep it safe',
      list: [
        'Tap early, tap often: a tap with a hand or foot, or a shout, ends the round immediately.',
        'New students roll with experienced partners.',
        'Slow rounds come first. Speed comes once you have control.',
      ],
    },
  ],
  bring: [...usualKit, 'Short nails, and no rings, watches or earrings on the mat.'],
  times: { style: 'bjj', label: 'BJJ', rows: 4 },
  next: {
    label: 'Krav Maga',
    path: paths.kravMaga,
    emblem: 'krav',
    words: 'Military close-quarters combat on your feet.',
  },
};
