import { useListContext, type RaRecord } from 'react-admin';
import type { SchoolDataProvider } from '../../data-provider';
import { recordWrite, type RecordWords } from '../record-words';
import { useWrite } from '../use-write';
import { placeAnew, type Placed } from './arrangement';

export interface ArrangedRecord extends RaRecord {
  id: number;
  sortOrder: number;
}

/**
 * Whether all rows show in the order of their numbers, lowest first: only then does a place on the screen say a number.
 */
export function useIsArrangeable(): boolean {
  const { data, total, sort, filterValues } = useListContext();
  return (
    sort.field === 'sortOrder' &&
    sort.order === 'ASC' &&
    Object.keys(filterValues).length === 0 &&
    data !== undefined &&
    data.length > 1 &&
    data.length === total
  );
}

/**
 * Moves a row to another place by as few new numbers as will do, with Undo. Busy in every row while one writes, until
 * the list shows it: the next move starts from those numbers.
 */
export function useArrange(words: RecordWords, max: number) {
  const { data = [], resource } = useListContext<ArrangedRecord>();
  const { run, isBusy } = useWrite({
    ...recordWrite('update', words, resource),
    done: 'Order saved',
    key: [resource, 'arrange'],
    isBusyUntilFresh: true,
  });
  const numbering = (numbers: readonly Placed[]) => async (api: SchoolDataProvider) => {
    // One after the other: a refused one leaves the rest as they are.
    for (const { id, sortOrder } of numbers)
      await api.update(resource, { id, data: { sortOrder }, previousData: { id } });
  };

  /** Resolves when the list shows it, or it was refused. */
  async function arrange(from: number, to: number): Promise<void> {
    const changes = placeAnew(data, from, to, max);
    const before = changes.map(({ id }) => ({ id, sortOrder: data.find((row) => row.id === id)?.sortOrder ?? 0 }));
    await run(numbering(changes), { undo: numbering(before) });
  }
  return { arrange, isBusy };
}
