import { useId, type Ref } from 'react';
import { SIZE_REQUIRED } from '#libs/contracts/cart';
import styles from './SizeChoice.module.css';

interface SizeChoiceProps {
  ref: Ref<HTMLSelectElement>;
  sizes: readonly string[];
  chosen: string | null;
  /** The id of the product's name, which tells this control from those of the other cards. */
  nameId: string;
  /** It was to be bought without a size. */
  isMissing: boolean;
  onChoose: (size: string) => void;
}

export function SizeChoice({ ref, sizes, chosen, nameId, isMissing, onChoose }: SizeChoiceProps) {
  const errorId = useId();
  return (
    <div className={styles.field}>
      <select
        ref={ref}
        className={styles.select}
        aria-label="Choose size"
        aria-describedby={isMissing ? `${nameId} ${errorId}` : nameId}
        aria-invalid={isMissing ? true : undefined}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">Choose size</option>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <p id={errorId} className={styles.error}>
        {isMissing ? SIZE_REQUIRED.text : ''}
      </p>
    </div>
  );
}
