import { paths } from '../../paths';
import { kidsParent, usualKit, type Programme } from './programme';

export const teenProgram: Programme = {
  path: paths.teenProgram,
  title: 'Teen Program',
  emblem: 'kids-third',
  lead: 'Ages 12 to 15. Self-defence for young people who go out by themselves, and a place to train hard among equals.',
  parent: kidsParent,
  action: 'join',
  forWhom: [
    'Young people from 12 to 15, beginners as well as former Junior Defenders.',
    'Families who want skills and good judgement to grow together.',
  ],
  sections: [
    {
      title: 'What they learn',
      points: [
        { title: 'Self-defence', text: 'Krav Maga basics: defend, answer, leave.' },
        { title: 'Grappling', text: 'Escapes, control and getting back up from the ground.' },
        { title: 'Awareness', text: 'Phones, parties, lifts home, and the friend who does not feel safe.' },
        { title: 'Fitness', text: 'Strength and stamina that help in every sport.' },
      ],
    },
    {
      title: 'For parents',
      paragraphs: [
        'We treat teenagers as people who can decide well when they have practised deciding. Sparring is supervised, with protection, and always by choice.',
      ],
    },
  ],
  bring: [...usualKit, 'A mouth guard once sparring begins.'],
  times: { style: 'kids', label: 'Teen Program', only: /teens?/i, rows: 3 },
  next: {
    label: 'Little Warriors',
    path: paths.littleWarriors,
    emblem: 'kids-first',
    words: 'Ages 5 to 7, for a younger brother or sister.',
  },
};
