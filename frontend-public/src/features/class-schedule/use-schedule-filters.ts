import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { NO_FILTERS, readFilters, writeFilters, type ScheduleFilters } from './schedule-filters';

/** The filters in the address; none while hydrating, because the prerendered page knows no query. */
export function useScheduleFilters(): [ScheduleFilters, (filters: ScheduleFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useIsHydrated();
  return [isHydrated ? readFilters(query) : NO_FILTERS, (filters) => setQuery(writeFilters(query, filters), { replace: true })];
}
