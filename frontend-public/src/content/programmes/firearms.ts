import { paths } from '../../paths';
import { selfDefenceParent, type Programme } from './programme';

export const firearms: Programme = {
  path: paths.firearms,
  title: 'Tactical Firearms Training',
  emblem: 'firearms',
  lead:
    'Safe handling, sound decisions and movement with a handgun, ' +
    'for people who own one lawfully and want to be responsible with it.',
  parent: selfDefenceParent,
  notice: {
    title: 'Before you book',
    points: [
      'This training needs proper licensing.',
      'Bring your own legally owned firearm and ammunition, unless arranged otherwise.',
      'Rental is available on request.',
    ],
  },
  action: 'contact',
  forWhom: [
    'Licensed owners who want to handle their firearm with confidence and care.',
    'Owners who passed their competency a while ago and want to practise again.',
    'Security professionals who want to train decisions as well as shots.',
  ],
  sections: [
    {
      title: 'What you learn',
      points: [
        {
          title: 'Safety first',
          text: 'Muzzle, trigger finger, target and what lies behind it, until it is second nature.',
        },
        { title: 'Handling', text: 'Loading, unloading, making safe and clearing stoppages.' },
        { title: 'Marksmanship', text: 'Stance, grip, sights and trigger, with slow and honest feedback.' },
        { title: 'Draw and movement', text: 'From the holster, to cover and around it.' },
        { title: 'Decisions', text: 'Whether to draw at all, when to stop, and what to say and do afterwards.' },
        { title: 'At home and in the car', text: 'Storage, children, and carrying in ordinary life.' },
      ],
    },
    {
      title: 'Our first rule',
      paragraphs: [
        'A firearm is the last resort, and its owner answers for every shot. So we teach avoidance first and ' +
          'safety throughout. Anyone who is careless with a firearm has to leave.',
      ],
    },
  ],
  bring: [
    'Your licence and identity document.',
    'Your own legally owned firearm and ammunition, unless arranged otherwise.',
    'A holster that covers the trigger, and spare magazines if you have them.',
    'Eye and ear protection, closed shoes and a cap.',
  ],
  next: {
    label: 'Stop the Bleed',
    path: paths.medical,
    emblem: 'medical',
    words: 'Control severe bleeding in the minutes before help arrives.',
  },
};
