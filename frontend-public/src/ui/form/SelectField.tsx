import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import styles from './TextField.module.css';

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
