import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../drawings/Icon';
import styles from './Form.module.css';

interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** A control at the end of the field. */
  end?: ReactNode;
}

/** A field for one line; spread react-hook-form's `register(...)` into it. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  return (
    <FieldFrame
      {...{ label, hint, error }}
      renderControl={(props) => (
        <div className={styles.box}>
          <input {...input} {...props} className={styles.input} />
          {end}
        </div>
      )}
    />
  );
}

type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** TextField for several lines; spread react-hook-form's `register(...)` into it. */
export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame
      {...{ label, hint, error }}
      renderControl={(props) => <textarea {...textarea} {...props} className={`${styles.input} ${styles.area}`} />}
    />
  );
}

type SelectFieldProps = FieldFrameProps & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/**
 * TextField for one of a few things, its `option` elements inside; spread react-hook-form's `register(...)` into it.
 */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame
      {...{ label, hint, error }}
      renderControl={(props) => <select {...select} {...props} className={`${styles.input} ${styles.select}`} />}
    />
  );
}

interface FieldFrameProps {
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
function FieldFrame({
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
