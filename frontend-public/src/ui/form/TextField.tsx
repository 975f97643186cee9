import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../drawings/Icon';
import styles from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  hint?: string;
  /** Stands under the field and is read out with it. */
  error?: string;
  /** A control at the end of the field. */
  end?: ReactNode;
}

/** One labelled field of a form with its hint and its error; spread react-hook-form's `register(...)` into it. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </div>
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
