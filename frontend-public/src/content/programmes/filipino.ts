import { paths } from '../../paths';
import { selfDefenceParent, usualKit, type Programme } from './programme';

export const filipino: Programme = {
  path: paths.filipino,
  title: 'Bladed Weapons Skills',
  emblem: 'blade',
  lead:
    'Filipino martial arts: the angles, timing and footwork of the blade, learned with rubber training ' +
    'knives. Knowing how a blade moves helps you to know when to keep away from it.',
  parent: selfDefenceParent,
  action: 'trial',
  forWhom: [
    'Adults who want to understand edged weapons rather than guess.',
    'Students of Krav Maga who want better distance and timing.',
    'Beginners in Filipino martial arts. Every drill starts slowly.',
  ],
  sections: [
    {
      title: 'What you learn',
      points: [
        { title: 'The twelve angles', text: 'The numbered lines of attack on which every Filipino drill is built.' },
        { title: 'Distance and footwork', text: 'Triangles, side steps and the range at which you are safe.' },
        { title: 'Grip and draw', text: 'How a knife is held, hidden and brought out, so that you see it sooner.' },
        { title: 'Flow drills', text: 'Attack and counter with a partner without stopping, for reflexes and calm.' },
        { title: 'Empty hand against the blade', text: 'Clear the line, control the arm, make space and leave.' },
        { title: 'Everyday objects', text: 'A bag, a jacket or a chair between you and the edge.' },
      ],
    },
    {
      title: 'An honest word about knives',
      paragraphs: [
        'There is no safe way to fight someone with a knife. Your first defence is distance and your second ' +
          'is a door. Technique is for the moment when you have neither, and that is why we take this training ' +
          'seriously.',
      ],
    },
    {
      title: 'How we keep it safe',
      list: [
        'Rubber training weapons only. Live blades have no place in a class.',
        'Partners agree on speed before each drill.',
        'South African law on carrying and using weapons applies outside the class as well.',
      ],
    },
  ],
  bring: usualKit,
  times: { style: 'filipino', label: 'Filipino martial arts', rows: 4 },
  next: {
    label: 'Kali Stick Fighting',
    path: paths.stickFighting,
    emblem: 'stick',
    words: 'The same angles, single and double stick.',
  },
};
