/** Every page of the programme template. */
import { bjj } from './bjj';
import { filipino } from './filipino';
import { firearms } from './firearms';
import { juniorDefenders } from './junior-defenders';
import { kravMaga } from './krav-maga';
import { littleWarriors } from './little-warriors';
import { medical } from './medical';
import type { Programme } from './programme';
import { protectiveTactics } from './protective-tactics';
import { stickFighting } from './stick-fighting';
import { teenProgram } from './teen-program';

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
