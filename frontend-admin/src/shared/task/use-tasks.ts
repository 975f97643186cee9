import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { SchoolDataProvider } from '../../data-provider';

const WATCHED_EVERY_MS = 2_000;

/** Whoever begins long work makes this stale, so that it is watched from then on. */
export const TASKS = ['tasks'] as const;

/** The long work of the last day that this person started, watched while any of it goes on. */
export function useTasks() {
  // Not by useDataProvider, which ends the session on a 401: nobody pressed anything.
  const api = useContext(DataProviderContext) as SchoolDataProvider;
  const { data = [] } = useQuery({
    queryKey: [...TASKS, 'mine'],
    queryFn: () => api.listTasks(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ finishedAt }) => finishedAt === null) ? WATCHED_EVERY_MS : false,
  });
  return data;
}
