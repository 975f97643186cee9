import { useListContext, type RaRecord } from 'react-admin';
import type { SchoolDataProvider } from '../../data-provider';
import { recordWrite, type RecordWords } from '../record-words';
import { useWrite } from '../use-write';
import { reorderedPositions, type Positioned } from './reordering';

export interface SortableRecord extends RaRecord {
  id: number;
  sortOrder: number;
}

/** Reordering needs the whole list, unfiltered and in ascending order; only then does a position tell a number. */
export function useIsReorderable(): boolean {
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
 * Moves a row with as few writes as possible, with Undo. All rows are busy until the list is fetched again, because the
 * next move starts from its numbers.
 */
export function useReorder(words: RecordWords, max: number) {
  const { data = [], resource } = useListContext<SortableRecord>();
  const { run, isBusy } = useWrite({
    ...recordWrite('update', words, resource),
    done: 'Order saved',
    key: [resource, 'arrange'],
    isBusyUntilFresh: true,
  });
  const numbering = (numbers: readonly Positioned[]) => async (api: SchoolDataProvider) => {
    // Sequential, so that a refused write stops the rest.
    for (const { id, sortOrder } of numbers)
      await api.update(resource, { id, data: { sortOrder }, previousData: { id } });
  };

  /** Resolves when the list has been fetched again, or the write was refused. */
  async function arrange(from: number, to: number): Promise<void> {
    const changes = reorderedPositions(data, from, to, max);
    const before = changes.map(({ id }) => ({ id, sortOrder: data.find((row) => row.id === id)?.sortOrder ?? 0 }));
    await run(numbering(changes), { undo: numbering(before) });
  }
  return { arrange, isBusy };
}
