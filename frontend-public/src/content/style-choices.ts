import type { Discipline } from '#libs/domain/schedule/discipline';

/** The styles that a visitor chooses from, on the schedule and for a trial. */
export const STYLE_CHOICES = [
  { style: 'krav', label: 'Krav Maga' },
  { style: 'bjj', label: 'BJJ' },
  { style: 'boxing', label: 'Boxing' },
  { style: 'filipino', label: 'Filipino' },
  { style: 'kids', label: 'Kids' },
] as const satisfies readonly { style: Discipline; label: string }[];
