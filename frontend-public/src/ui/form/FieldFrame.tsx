import { useId, type ReactNode } from 'react';
import { Icon } from '../drawings/Icon';
import styles from './TextField.module.css';

export interface FieldFrameProps {
  label: string;
  hint?: string;
  /** Stands under the field and is read out with it. */
  error?: string | undefined;
}

/** What ties a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** One labelled field of a form with its hint and its error, around whichever control it has. */
export function FieldFrame({
  label,
  hint,
  error,
  renderControl,
}: FieldFrameProps & { renderControl: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {renderControl({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
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
