import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { LoginForm } from '../auth-provider';
import { EyeIcon, EyeOffIcon } from '../shared/icons';

export function LoginFields() {
  const [isShown, setShown] = useState(false);
  const { register, formState } = useFormContext<LoginForm>();
  const { username, password } = formState.errors;
  return (
    <>
      <TextField
        label="Username"
        autoFocus
        autoComplete="username"
        error={Boolean(username)}
        helperText={username?.message}
        slotProps={{
          htmlInput: {
            ...register('username', { required: LOGIN_RULES.username.required }),
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: LOGIN_RULES.username.maxLength,
            'aria-required': true,
          },
        }}
      />
      <TextField
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        error={Boolean(password)}
        helperText={password?.message}
        slotProps={{
          htmlInput: {
            ...register('password', { required: LOGIN_RULES.password.required }),
            maxLength: LOGIN_RULES.password.maxLength,
            'aria-required': true,
          },
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
    </>
  );
}
