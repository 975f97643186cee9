import { paths } from '../../paths';
import { selfDefenceParent, type Programme } from './programme';

export const protectiveTactics: Programme = {
  path: paths.protectiveTactics,
  title: 'Elite Protective Tactics',
  emblem: 'protective',
  lead: 'Professional close protection: plan the day so that nothing happens, and move as a team when something does.',
  parent: selfDefenceParent,
  action: 'enquire',
  forWhom: [
    'Close protection officers and security teams.',
    'Drivers, household staff and others who look after people.',
    'Companies whose people travel or work in risky places.',
  ],
  sections: [
    {
      title: 'What you learn',
      points: [
        { title: 'Threat assessment', text: 'Who might want what, where and when, and what that means for today.' },
        { title: 'Advance work', text: 'Routes, venues, hospitals and the way out, checked beforehand.' },
        { title: 'Formations', text: 'One to four protectors around a person, on foot, through doors and crowds.' },
        { title: 'Vehicles', text: 'Arrivals and departures, seating, and what to do when the road is blocked.' },
        {
          title: 'Attack on principal',
          text: 'Cover, move, leave: the drill that a team must know without having to speak.',
        },
        { title: 'Unarmed control', text: 'Hands-on skills for somebody who comes too close, within the law.' },
      ],
    },
    {
      title: 'What good protection looks like',
      paragraphs: [
        'It looks like an ordinary day. A protector who has planned well is seldom noticed and almost never ' +
          'fights. We train the planning as seriously as the drills.',
      ],
    },
    {
      title: 'How it fits with our other training',
      list: [
        'Krav Maga for close quarters.',
        'Stop the Bleed for the minutes after an incident.',
        'Tactical firearms for those who are licensed.',
      ],
    },
  ],
  bring: ['What you wear and carry at work, without live weapons or ammunition.', 'Comfortable shoes, and water.'],
  next: {
    label: 'Krav Maga',
    path: paths.kravMaga,
    emblem: 'krav',
    words: 'The close-quarters skills behind it all.',
  },
};
