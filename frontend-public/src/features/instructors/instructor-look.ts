import { initialsOf } from '#libs/domain/initials';
import { disciplinesOf, type Discipline } from '#libs/domain/schedule/discipline';
import type { EmblemName } from '../../ui/drawings/Emblem';

export interface InstructorLook {
  /** Tints the card. */
  discipline: Discipline;
  emblem: EmblemName;
  initials: string;
}

/** By keyword, for what the schedule has no colour for. */
const OTHER_EMBLEMS: readonly [RegExp, EmblemName][] = [
  [/\b(bleed|medic|medical|first aid|paramedic)\b/i, 'medical'],
  [/\bfirearms?\b/i, 'firearms'],
  [/\bcorporate\b/i, 'corporate'],
];
const EMBLEMS: Record<Discipline, EmblemName> = {
  krav: 'krav',
  bjj: 'bjj',
  boxing: 'boxing',
  filipino: 'blade',
  kids: 'kids',
  other: 'protective',
};

/**
 * How an instructor without a photo is drawn: the first area of expertise that names a discipline decides, then the
 * role.
 */
export function instructorLook({
  name,
  role,
  expertise,
}: {
  name: string;
  role: string;
  expertise: readonly string[];
}): InstructorLook {
  const words = [...expertise, role];
  const discipline = words.map((text) => disciplinesOf(text)[0]).find((one) => one !== 'other') ?? 'other';
  const otherEmblem = discipline === 'other' && OTHER_EMBLEMS.find(([pattern]) => pattern.test(words.join(', ')))?.[1];
  return { discipline, emblem: otherEmblem || EMBLEMS[discipline], initials: initialsOf(name) };
}
