import { useId, type ComponentProps } from 'react';
import { Icon } from '../drawings/Icon';
import styles from './TextField.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  hint?: string;
  /** Stands under the field and is read out with it. */
  error?: string;
}

/** TextField for several lines; spread react-hook-form's `register(...)` into it. */
export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...textarea}
        id={id}
        className={`${styles.input} ${styles.area}`}
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
