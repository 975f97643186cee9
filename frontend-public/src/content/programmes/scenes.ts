import { paths } from '../../paths';
import type { Scene } from '../../ui/scenes';

/** What is seen in the drawn scene at the head of each programme's page (scripts/pictures/scenes). */
const SEEN = {
  [paths.selfDefence]: 'An open door lets the evening light in on a kit bag and focus pads',
  [paths.kravMaga]: 'A striking dummy on the mats, with focus pads and hand wraps',
  [paths.bjj]: 'A white gi hangs on the wall above a kit bag',
  [paths.filipino]: 'Two crossed training knives on the wall, a head guard below',
  [paths.stickFighting]: 'Two crossed rattan sticks in front of hanging tyres',
  [paths.firearms]: 'A paper target at the end of a shooting lane, ear defenders and safety glasses on the bench',
  [paths.medical]: 'A red first-aid pouch and a tourniquet',
  [paths.protectiveTactics]: 'A dark car under a street lamp at night, its headlights on',
  [paths.kidsClasses]: 'Five coloured belts on a row of pegs above a kit bag',
  [paths.littleWarriors]: 'Training cones and a foam ball on the mats, two small belts on pegs',
  [paths.juniorDefenders]: 'A school bag and shin guards below two belts',
  [paths.teenProgram]: 'Boxing gloves and a skipping rope below a blue belt',
  [paths.boxing]: 'A heavy bag beside the ropes of the ring, gloves in the corner',
} as const;

export type ProgrammePath = keyof typeof SEEN;

export function sceneOf(path: ProgrammePath): Scene {
  return { src: `/programmes/${path.slice(path.lastIndexOf('/') + 1)}.svg`, alt: SEEN[path] };
}
