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
    'Children from 5 to 7, including shy ones. Nobody is made to join a game.',
    'Parents who want confidence before technique.',
  ],
  sections: [
    {
      title: 'What they learn',
      points: [
        { title: 'Move', text: 'Run, roll, jump, balance and fall without getting hurt.' },
        { title: 'Listen', text: 'Stop on a word, wait for a turn, help a partner.' },
        { title: 'Speak up', text: 'A strong voice, eye contact and the word no.' },
        { title: 'Get away', text: 'Slip out of a grip, run to a safe grown-up and tell them.' },
      ],
    },
    {
      title: 'For parents',
      paragraphs: [
        'Classes are short, with one clear goal and many games. We talk about safety without scaring anyone, ' +
          'and tell you what we practised so that you can play it at home.',
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
        'Self-control counts as much as technique. We teach that skills stay on the mat unless somebody is ' +
          'in danger, and that telling an adult is never a sign of weakness.',
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

export const teenProgram: Programme = {
  path: paths.teenProgram,
  title: 'Teen Program',
  emblem: 'kids-third',
  lead:
    'Ages 12 to 15. Self-defence for young people who go out by themselves, ' +
    'and a place to train hard with others their age.',
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
        { title: 'Self-defence', text: 'Krav Maga basics: defend, strike back, get away.' },
        { title: 'Grappling', text: 'Escapes, control and getting back up from the ground.' },
        { title: 'Awareness', text: 'Phones, parties, lifts home, and the friend who does not feel safe.' },
        { title: 'Fitness', text: 'Strength and stamina that help in every sport.' },
      ],
    },
    {
      title: 'For parents',
      paragraphs: [
        'We treat teenagers as people who can make good decisions once they have had practice. Sparring is ' +
          'supervised, with protection, and always by choice.',
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
