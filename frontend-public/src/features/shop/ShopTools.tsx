import type { PublicProduct } from '#libs/contracts/generated/api';
import filter from '../../ui/Filter.module.css';
import { categoryChoices, countWords, isSameName, SORT_CHOICES, type ShopFilters } from './shop-filters';
import styles from './ShopPage.module.css';

interface ShopToolsProps {
  filters: ShopFilters;
  onChange: (change: Partial<ShopFilters>) => void;
  /** Undefined while they load. */
  products: readonly PublicProduct[] | undefined;
  matchCount: number;
}

export function ShopTools({ filters, onChange, products, matchCount }: ShopToolsProps) {
  const choices = categoryChoices(products ?? [], filters.category);
  const { category, isInStockOnly, sort } = filters;
  const chosen = choices.find((choice) => category !== undefined && isSameName(choice.category, category));
  return (
    <div className={styles.tools} role="group" aria-label="Filter products">
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
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
