import { useFiltersInAddress } from '../../ui/use-filters-in-address';
import { NO_FILTERS, readFilters, writeFilters } from './schedule-filters';

/** Which classes are asked for. Back leaves the page, whatever was chosen. */
export function useScheduleFilters() {
  return useFiltersInAddress({ none: NO_FILTERS, read: readFilters, write: writeFilters }, { replace: true });
}
