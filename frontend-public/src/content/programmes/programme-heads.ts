/** What the tab and search engines show for the programme pages; apart from their text, which only they load. */
import { paths } from '../../paths';

interface ProgrammeHead {
  path: string;
  title: string;
  description: string;
}

export const programmeHeads: readonly ProgrammeHead[] = [
  {
    path: paths.kravMaga,
    title: 'Krav Maga | Storm Combat',
    description:
      'Krav Maga in Sandton: military close-quarters self-defence for beginners and advanced students. ' +
      'What you learn, what to bring and class times.',
  },
  {
    path: paths.bjj,
    title: 'Street Brazilian Jiu-Jitsu | Storm Combat',
    description:
      'No-rules street BJJ in Sandton: survive, escape and get back up when a fight goes to the ground. ' +
      'Class times and a free trial.',
  },
  {
    path: paths.filipino,
    title: 'Bladed Weapons Skills | Storm Combat',
    description:
      'Filipino martial arts in Sandton: angles, distance and footwork of the blade with training knives. ' +
      'Class times and a free trial.',
  },
  {
    path: paths.firearms,
    title: 'Tactical Firearms Training | Storm Combat',
    description:
      'Tactical firearms training for licensed owners in Sandton: safety, handling and decisions. ' +
      'Licensing, what to bring and how to reach us.',
  },
  {
    path: paths.stickFighting,
    title: 'Kali Stick Fighting | Storm Combat',
    description:
      'Kali stick fighting in Sandton: why train, core principles, techniques, ' +
      'benefits and our approach, with class times and a free trial.',
  },
  {
    path: paths.medical,
    title: 'Stop the Bleed | Storm Combat',
    description:
      'Severe bleeding can kill within 5 minutes. Stop the Bleed training in Sandton: ' +
      'pressure, packing and tourniquets until help arrives.',
  },
  {
    path: paths.protectiveTactics,
    title: 'Elite Protective Tactics | Storm Combat',
    description:
      'Close protection training in Sandton: threat assessment, ' +
      'formations, vehicles and team drills for security professionals.',
  },
  {
    path: paths.littleWarriors,
    title: 'Little Warriors, ages 5-7 | Storm Combat',
    description:
      'Little Warriors in Sandton: games for children from 5 to 7 that teach balance, listening and a loud, clear ' +
      'no. Class times and joining.',
  },
  {
    path: paths.juniorDefenders,
    title: 'Junior Defenders, ages 8-11 | Storm Combat',
    description:
      'Junior Defenders in Sandton: self-defence for children from 8 to 11, ' +
      'with technique, fair sparring and rules against bullying.',
  },
  {
    path: paths.teenProgram,
    title: 'Teen Program, ages 12-15 | Storm Combat',
    description:
      'The Teen Program in Sandton: self-defence, grappling, awareness and fitness for young people from 12 to 15. ' +
      'Class times and joining.',
  },
];

export const overviewHeads: readonly ProgrammeHead[] = [
  {
    path: paths.selfDefence,
    title: 'Self Defence | Storm Combat',
    description:
      'Self-defence training in Sandton: ' +
      'Krav Maga Military CQC and No-Rules Street BJJ for beginners, with blades, sticks, firearms and first aid.',
  },
  {
    path: paths.kidsClasses,
    title: 'Kids Classes, ages 5-15 | Storm Combat',
    description:
      'Kids classes in Sandton for ages 5 to 15: ' +
      'Little Warriors (5-7), Junior Defenders (8-11) and the Teen Program (12-15).',
  },
  {
    path: paths.boxing,
    title: 'Boxing | Storm Combat',
    description:
      'Boxing in Sandton: Boxing Fundamentals, ' +
      'Boxing for Fitness and Competition Training, with class times and a free trial.',
  },
];
