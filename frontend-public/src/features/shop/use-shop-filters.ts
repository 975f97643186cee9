import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { NO_FILTERS, readFilters, writeFilters, type ShopFilters } from './shop-filters';

/** The filters in the address, each change a step that Back takes back; none while hydrating, because the prerendered page knows no query. */
export function useShopFilters(): [ShopFilters, (filters: ShopFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useIsHydrated();
  return [isHydrated ? readFilters(query) : NO_FILTERS, (filters) => setQuery(writeFilters(query, filters))];
}
