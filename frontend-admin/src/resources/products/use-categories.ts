import { useGetList } from 'react-admin';
import type { ProductCategory } from '#libs/contracts/generated/api';
import type { Choice } from '../../shared/ChoiceInput';
import { CATEGORIES } from './product-words';

/** More than a shop of this size has. */
const MOST_CATEGORIES = 200;

/** All categories, in the order of the shop. */
export function useCategories() {
  return useGetList<ProductCategory>(CATEGORIES, {
    pagination: { page: 1, perPage: MOST_CATEGORIES },
    sort: { field: 'sortOrder', order: 'ASC' },
    filter: {},
  });
}

/** For a select, which shows what is chosen while the others still load. @param chosen the name of one; empty: none */
export function useCategoryChoices(chosen = ''): { choices: Choice[]; isPending: boolean } {
  const { data = [], isPending } = useCategories();
  const choices = data.map(({ name, isActive }) => ({ id: name, name: isActive ? name : `${name} (inactive)` }));
  const isKnown = chosen === '' || data.some(({ name }) => name === chosen);
  return {
    choices: isKnown ? choices : [{ id: chosen, name: chosen }, ...choices],
    isPending: isPending && chosen === '',
  };
}
