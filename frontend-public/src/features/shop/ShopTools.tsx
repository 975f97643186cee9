import type { NavigateOptions } from 'react-router-dom';
import type { PublicProduct } from '#libs/contracts/generated/api';
import filter from '../../ui/Filter.module.css';
import form from '../../ui/form/Form.module.css';
import { BEST_MATCH, categoryChoices, countWords, isSameName, SORT_CHOICES, type ShopFilters } from './shop-filters';
import styles from './ShopPage.module.css';

const MAX_SEARCH_LENGTH = 100;

interface ShopToolsProps {
  filters: ShopFilters;
  onChange: (change: Partial<ShopFilters>, options?: NavigateOptions) => void;
  /** Undefined while they load. */
  products: readonly PublicProduct[] | undefined;
  matchCount: number;
}

export function ShopTools({ filters, onChange, products, matchCount }: ShopToolsProps) {
  const choices = categoryChoices(products ?? [], filters.category);
  const { search, category, isInStockOnly, sort } = filters;
  const chosen = choices.find((choice) => category !== undefined && isSameName(choice.category, category));
  return (
    <div className={styles.tools} role="search" aria-label="Products">
      <input
        type="search"
        className={`${form.input} ${styles.search}`}
        aria-label="Search the shop"
        placeholder="Search, for example gloves"
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        // Each letter is no step of its own that Back would take back.
        onChange={(event) => onChange({ search: event.target.value }, { replace: true })}
      />
      <select
        className={`${filter.select} ${styles.select}`}
        aria-label="Category"
        value={chosen?.category ?? ''}
        onChange={(event) => onChange({ category: event.target.value || undefined })}
      >
        <option value="">All Categories</option>
        {choices.map((choice) => (
          <option key={choice.category} value={choice.category}>
            {choice.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={filter.chip}
        aria-pressed={isInStockOnly}
        onClick={() => onChange({ isInStockOnly: !isInStockOnly })}
      >
        In stock only
      </button>
      <p className={styles.count} role="status">
        {products ? countWords(matchCount, products.length) : '\u00a0'}
      </p>
      <select
        className={`${filter.select} ${styles.select}`}
        aria-label="Sort"
        value={sort}
        onChange={(event) =>
          onChange({ sort: SORT_CHOICES.find((choice) => choice.sort === event.target.value)?.sort ?? sort })
        }
      >
        {SORT_CHOICES.map((choice) => (
          <option key={choice.sort} value={choice.sort}>
            {choice.sort === 'featured' && search !== '' ? BEST_MATCH : choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
