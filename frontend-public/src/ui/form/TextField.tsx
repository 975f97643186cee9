import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import styles from './TextField.module.css';

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
