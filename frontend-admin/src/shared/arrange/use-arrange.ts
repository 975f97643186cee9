import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import type { RecordWords } from '../record-words';
import { useToast } from '../use-toast';
import { placeAnew, type Placed } from './place-anew';

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

/** Moves a row to another place by as few new numbers as will do, with Undo. */
export function useArrange(words: RecordWords, max: number) {
  const { data = [], resource } = useListContext<ArrangedRecord>();
  const { write, isBusy } = useNumbers(resource);
  const toast = useToast();

  /** Resolves when the list shows it, or it was refused. */
  async function arrange(from: number, to: number): Promise<void> {
    const changes = placeAnew(data, from, to, max);
    const before = changes.map(({ id }) => ({ id, sortOrder: data.find((row) => row.id === id)?.sortOrder ?? 0 }));
    try {
      await write(changes);
      toast.done('Order saved', () => {
        write(before).catch((error: unknown) => toast.refused('update', words, error));
      });
    } catch (error) {
      toast.refused('update', words, error);
    }
  }
  return { arrange, isBusy };
}

/** Busy in every row while one writes, until the list shows it: the next move starts from those numbers. */
function useNumbers(resource: string) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const mutationKey = [resource, 'arrange'];
  const { mutateAsync: write } = useMutation({
    mutationKey,
    mutationFn: async (numbers: readonly Placed[]) => {
      // One after the other: a refused one leaves the rest as they are.
      for (const { id, sortOrder } of numbers)
        await dataProvider.update(resource, { id, data: { sortOrder }, previousData: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });
  return { write, isBusy: useIsMutating({ mutationKey }) > 0 };
}
