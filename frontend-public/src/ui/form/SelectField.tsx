import { useId, type ComponentProps } from 'react';
import { Icon } from '../drawings/Icon';
import styles from './TextField.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  hint?: string;
  /** Stands under the field and is read out with it. */
  error?: string | undefined;
}

/**
 * TextField for one of a few things, its `option` elements inside; spread react-hook-form's `register(...)` into it.
 */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="info" sizePx={16} />
          {error}
        </p>
      )}
    </div>
  );
}
