import { useState, type ComponentProps } from 'react';
import styles from './Form.module.css';
import { TextField } from './TextField';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  autoComplete: 'new-password' | 'current-password';
};

/** A password that can be looked at before it is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const verb = isShown ? 'Hide' : 'Show';
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${verb} password`}
          onClick={() => setShown(!isShown)}
        >
          {verb}
        </button>
      }
    />
  );
}
