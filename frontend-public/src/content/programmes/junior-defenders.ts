import { paths } from '../../paths';
import { kidsParent, usualKit, type Programme } from './programme';

export const juniorDefenders: Programme = {
  path: paths.juniorDefenders,
  title: 'Junior Defenders',
  emblem: 'kids-second',
  lead: 'Ages 8 to 11. Real technique in small steps, fair sparring, and plain rules for school and street.',
  parent: kidsParent,
  action: 'join',
  forWhom: [
    'Children from 8 to 11, with or without earlier training.',
    'Children who are teased at school, and children who need somewhere to put their energy.',
  ],
  sections: [
    {
      title: 'What they learn',
      points: [
        { title: 'Stand and strike', text: 'Stance, guard, and clean strikes on pads.' },
        { title: 'Break free', text: 'Out of wrist grabs, bear hugs and headlocks.' },
        { title: 'On the ground', text: 'Fall, cover, escape and stand up again.' },
        { title: 'Handle a bully', text: 'Words first, distance second, a grown-up always.' },
      ],
    },
    {
      title: 'For parents',
      paragraphs: [
        'Self-control counts as much as technique. We teach that skills stay on the mat unless somebody is in danger, and that telling an adult is never weak.',
      ],
    },
  ],
  bring: [...usualKit, 'A mouth guard once sparring begins.'],
  times: { style: 'kids', label: 'Junior Defenders', only: /juniors?/i, rows: 3 },
  next: {
    label: 'Teen Program',
    path: paths.teenProgram,
    emblem: 'kids-third',
    words: 'Ages 12 to 15: self-defence for a wider world.',
  },
};
