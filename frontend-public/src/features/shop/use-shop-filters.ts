import { useFiltersInAddress } from '../../ui/use-filters-in-address';
import { NO_FILTERS, readFilters, writeFilters } from './shop-filters';

/** Which products are asked for, each change a step that Back takes back. */
export function useShopFilters() {
  return useFiltersInAddress({ none: NO_FILTERS, read: readFilters, write: writeFilters });
}
