import { IconButton, InputAdornment, Link, styled, TextField } from '@mui/material';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { LOGIN_RULES, SECOND_FACTOR } from '#libs/contracts/auth';
import { EyeIcon, EyeOffIcon } from '../shared/icons';

interface FieldProps {
  field: UseFormRegisterReturn;
  problem: string | undefined;
  hint?: string;
  autoFocus?: boolean;
}

/** One's own password, which can be looked at. */
export function PasswordField({ label, field, problem, hint, autoFocus = false }: FieldProps & { label: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoFocus={autoFocus}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        htmlInput: { ...field, maxLength: LOGIN_RULES.password.maxLength, 'aria-required': true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? 'Hide password' : 'Show password'}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

interface CodeFieldProps extends FieldProps {
  /** Whether a recovery code will do. It has letters, for which phones show another keyboard. */
  allowsRecovery?: boolean;
}

/** A code of the second step: phones and password managers fill it in, or offer digits. */
export function CodeField({ field, problem, hint, autoFocus = false, allowsRecovery = false }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState<boolean>();
  return (
    <div>
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoFocus={autoFocus || isRecovery !== undefined}
        error={problem !== undefined}
        helperText={problem ?? (isRecovery ? 'One of the ten codes you saved.' : hint)}
        fullWidth
        slotProps={{
          htmlInput: {
            ...field,
            inputMode: isRecovery ? 'text' : 'numeric',
            autoCapitalize: 'characters',
            spellCheck: false,
            maxLength: SECOND_FACTOR.code.maxLength,
            'aria-required': true,
          },
        }}
      />
      {allowsRecovery && (
        <OtherKind component="button" type="button" underline="always" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the code from the app' : 'Use a recovery code'}
        </OtherKind>
      )}
    </div>
  );
}

const OtherKind = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  paddingBlock: theme.spacing(1),
})) as typeof Link;
