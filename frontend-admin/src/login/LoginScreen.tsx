import { Alert, AlertTitle, IconButton, InputAdornment, Link, styled, TextField } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { LoginForm, SessionAuthProvider } from '../auth-provider';
import { BusyButton } from '../shared/BusyButton';
import { failureSentence } from '../shared/failure';
import { EyeIcon, EyeOffIcon } from '../shared/icons';
import { LoginFrame } from './LoginFrame';
import { notAdminWords } from './gate';

interface LoginScreenProps {
  authProvider: SessionAuthProvider;
  /** Why the session before this ended, when the server ended it. */
  endedBecause: string | null;
}

/** The staff's login form (spec 3 sections 2, 4 and 5). */
export function LoginScreen({ authProvider, endedBecause }: LoginScreenProps) {
  const [ended, setEnded] = useState(endedBecause);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<LoginForm>({ defaultValues: { username: '', password: '' } });
  const { isSubmitting } = form.formState;
  const { pathname } = useLocation();

  async function submit(values: LoginForm): Promise<void> {
    setEnded(null);
    setRefusal(undefined);
    try {
      await authProvider.login(values);
    } catch (error) {
      const refused = failureSentence(error) ?? LOGIN_RULES.wrong;
      setRefusal(refused === LOGIN_RULES.notAdmin ? notAdminWords(pathname) : refused);
      form.setFocus('password', { shouldSelect: true });
    }
  }

  return (
    <LoginFrame title="Admin Login" subtitle="For the school's staff.">
      <FormProvider {...form}>
        <Fields noValidate onSubmit={form.handleSubmit(submit)}>
          {ended && <Alert severity="error">{ended}</Alert>}
          {refusal && (
            <Alert severity="error">
              <AlertTitle>Login failed</AlertTitle>
              {refusal}
            </Alert>
          )}
          <LoginFields />
          <BusyButton type="submit" variant="contained" size="large" loading={isSubmitting}>
            Login
          </BusyButton>
          <ForgotLink href="/forgot-password" underline="always">
            Forgot your password?
          </ForgotLink>
        </Fields>
      </FormProvider>
    </LoginFrame>
  );
}

function LoginFields() {
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

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const ForgotLink = styled(Link)(({ theme }) => ({ justifySelf: 'start', paddingBlock: theme.spacing(0.75) }));
