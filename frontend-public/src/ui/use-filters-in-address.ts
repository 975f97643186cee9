import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

interface AddressForm<Filters> {
  none: Filters;
  read: (query: URLSearchParams) => Filters;
  /** The query with these filters in it and all else as it was. */
  write: (query: URLSearchParams, filters: Filters) => URLSearchParams;
}

/**
 * Filters that stand in the address; none while hydrating, because the prerendered page knows no query. A change is
 * made to the address as it is, not as it was last drawn: of two quick presses both count.
 */
export function useFiltersInAddress<Filters>(
  { none, read, write }: AddressForm<Filters>,
  options?: NavigateOptions,
): [Filters, (change: Partial<Filters>, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useIsHydrated();
  function change(changed: Partial<Filters>, ownOptions = options): void {
    const now = new URLSearchParams(window.location.search);
    setQuery(write(now, { ...read(now), ...changed }), ownOptions);
  }
  return [isHydrated ? read(query) : none, change];
}
