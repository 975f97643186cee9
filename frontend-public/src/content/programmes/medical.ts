import { paths } from '../../paths';
import { selfDefenceParent, type Programme } from './programme';

export const medical: Programme = {
  path: paths.medical,
  title: 'Stop the Bleed',
  emblem: 'medical',
  lead:
    'Severe bleeding can kill within 5 minutes. Learn what to do in those minutes, with your hands and ' +
    'whatever is nearby.',
  parent: selfDefenceParent,
  notice: {
    title: 'In an emergency call for help first',
    points: ['This page and our training do not replace medical help.'],
    hasEmergencyNumbers: true,
  },
  action: 'contact',
  forWhom: [
    'Everyone. No medical knowledge is needed.',
    'Families, teachers, drivers and sports coaches.',
    'Firearm owners, security teams and workplaces with machinery.',
  ],
  sections: [
    {
      title: 'What you learn',
      points: [
        {
          title: 'Stay safe',
          text: 'Look for what caused the wound before you kneel beside it. Wear gloves if you have them.',
        },
        { title: 'Call', text: 'Get somebody to call for help straight away and say where you are.' },
        { title: 'Find it', text: 'Which bleeding is life-threatening: spurting, pooling, soaking through clothes.' },
        { title: 'Press', text: 'Firm, steady pressure with both hands. Do not lift them to look.' },
        { title: 'Pack', text: 'Fill a deep wound with gauze or clean cloth, and keep pressing.' },
        {
          title: 'Tourniquet',
          text: 'When an arm or leg bleeds too much: where it goes, how tight, and the time written down.',
        },
      ],
    },
    {
      title: 'Why five minutes matter',
      paragraphs: [
        'Severe bleeding can kill within 5 minutes, and an ambulance may take longer than that. The first ' +
          'help comes from whoever is next to the injured person. What to do is simple to learn, but you need ' +
          'practice to remember it.',
      ],
    },
    {
      title: 'How we train',
      list: [
        'On practice limbs and on each other, with training tourniquets.',
        'With a bleeding kit, and then without one.',
        'Alone, in pairs, in the dark, and with a noisy crowd around you.',
      ],
    },
  ],
  bring: ['Comfortable clothes you can kneel in.', 'Your own first-aid or bleeding kit, if you want to learn with it.'],
  next: {
    label: 'Elite Protective Tactics',
    path: paths.protectiveTactics,
    emblem: 'protective',
    words: 'Close protection and movement as a team.',
  },
};
