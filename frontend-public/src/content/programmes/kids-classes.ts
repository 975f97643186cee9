import { paths } from '../../paths';
import type { Overview } from './overview';
import { usualKit } from './programme';

export const kidsClasses: Overview = {
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
    { title: 'Kind and clear', text: 'Few rules, said plainly, and the same for everyone.' },
    { title: 'No fear', text: 'We teach what to do, not what to be afraid of.' },
    {
      title: 'Self-control',
      text: 'Skills stay on the mat unless somebody is in danger. Telling an adult is never weak.',
    },
  ],
  bring: usualKit,
  times: { style: 'kids', label: 'kids', rows: 6 },
};
