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
