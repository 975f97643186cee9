/** Every page of the programme template. */
import { bjj } from './bjj';
import { filipino } from './filipino';
import { firearms } from './firearms';
import { juniorDefenders, littleWarriors, teenProgram } from './kids';
import { kravMaga } from './krav-maga';
import { medical } from './medical';
import type { Programme } from './programme';
import { protectiveTactics } from './protective-tactics';
import { stickFighting } from './stick-fighting';

export const programmes: readonly Programme[] = [
  kravMaga,
  bjj,
  filipino,
  firearms,
  stickFighting,
  medical,
  protectiveTactics,
  littleWarriors,
  juniorDefenders,
  teenProgram,
];
