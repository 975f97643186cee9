import { paths } from '../../paths';
import { selfDefenceParent, usualKit, type Programme } from './programme';

export const stickFighting: Programme = {
  path: paths.stickFighting,
  title: 'Kali Stick Fighting',
  emblem: 'stick',
  lead: 'The Filipino art of single and double stick: twelve angles, quick feet and two hands that work as one.',
  parent: selfDefenceParent,
  action: 'trial',
  forWhom: [
    'Beginners of any fitness. The first drills are done standing still.',
    'Students of other styles who want timing, coordination and weapon sense.',
    'Anyone who enjoys learning a skill with a training partner.',
  ],
  sections: [
    {
      title: 'Why train',
      paragraphs: [
        'Kali starts with the weapon and ends with the empty hand. The stick makes angles easy to see: you ' +
          'see the line of an attack and learn to meet it. What you learn with rattan carries over to an ' +
          'umbrella, a torch or your bare hands.',
      ],
    },
    {
      title: 'Core principles',
      points: [
        { title: 'Angles, not techniques', text: 'Twelve lines of attack cover every strike, whatever the weapon.' },
        { title: 'Distance first', text: 'Long, middle and close range, and knowing which one you are in.' },
        { title: 'Meet the hand', text: 'Stop the hand that holds the weapon, and you stop the weapon.' },
        { title: 'Flow', text: 'One movement becomes the next. A block is already the start of your counter.' },
      ],
    },
    {
      title: 'Techniques',
      list: [
        'Strikes on the twelve angles, with single stick and with double stick.',
        'Blocks, deflections and checks with the free hand.',
        'Footwork on the triangle, forwards and back.',
        'Sinawali: woven patterns for two sticks, alone and with a partner.',
        'Disarms, standing and at close range.',
        'From stick to empty hand: the same movement without the weapon.',
      ],
    },
    {
      title: 'Benefits',
      list: [
        'Coordination of both hands, left as well as right.',
        'Reflexes and timing against a moving partner.',
        'Shoulders, grip and stamina without heavy impact.',
        'Concentration: a drill leaves no room for anything else.',
      ],
    },
    {
      title: 'Our approach',
      paragraphs: [
        'You learn one angle at a time, slowly, until it is clean. Then comes a partner, then footwork, then ' +
          'speed. Drills use rattan or padded sticks, and faster rounds need protection for head and hands.',
      ],
    },
  ],
  bring: [...usualKit, 'Your own sticks if you have them.'],
  times: { style: 'filipino', label: 'Filipino martial arts', rows: 4 },
  next: {
    label: 'Bladed Weapons Skills',
    path: paths.filipino,
    emblem: 'blade',
    words: 'The same angles with the blade.',
  },
};
