import { paths } from '../../paths';
import { kidsParent, usualKit, type Programme } from './programme';

export const littleWarriors: Programme = {
  path: paths.littleWarriors,
  title: 'Little Warriors',
  emblem: 'kids-first',
  lead: 'Ages 5 to 7. Games that teach balance, listening and a loud, clear no.',
  parent: kidsParent,
  action: 'join',
  forWhom: [
    'Children from 5 to 7, also shy ones. Nobody is made to join a game.',
    'Parents who want confidence before technique.',
  ],
  sections: [
    {
      title: 'What they learn',
      points: [
        { title: 'Move', text: 'Run, roll, jump, balance and fall without getting hurt.' },
        { title: 'Listen', text: 'Stop on a word, wait for a turn, help a partner.' },
        { title: 'Speak up', text: 'A strong voice, eye contact and the word no.' },
        { title: 'Get away', text: 'Slip out of a held hand, run to a safe grown-up and tell.' },
      ],
    },
    {
      title: 'For parents',
      paragraphs: [
        'Classes are short, with one clear goal and many games. We speak of safety without frightening anyone, and tell you what was practised so that you can play it at home.',
      ],
    },
  ],
  bring: usualKit,
  times: { style: 'kids', label: 'Little Warriors', only: /little warriors?/i, rows: 3 },
  next: {
    label: 'Junior Defenders',
    path: paths.juniorDefenders,
    emblem: 'kids-second',
    words: 'Ages 8 to 11: technique, teamwork and the way to school.',
  },
};
