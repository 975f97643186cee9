import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import styles from './TextField.module.css';

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
