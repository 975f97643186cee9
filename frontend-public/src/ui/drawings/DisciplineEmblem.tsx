import type { Discipline } from '#libs/domain/schedule/discipline';
import { Emblem, type EmblemName } from './Emblem';

/** The emblem of a discipline of the schedule. Decoration only. */
export function DisciplineEmblem({ discipline }: { discipline: Discipline }) {
  return <Emblem name={emblems[discipline]} sizePx={32} />;
}

const emblems: Record<Discipline, EmblemName> = {
  krav: 'krav',
  bjj: 'bjj',
  boxing: 'boxing',
  filipino: 'stick',
  kids: 'kids',
  other: 'protective',
};
