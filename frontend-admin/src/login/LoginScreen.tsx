import { Alert, AlertTitle, Button, Link, styled, TextField } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { LOGIN_RULES, SECOND_FACTOR, SIGN_IN_REASONS } from '#libs/contracts/auth';
import { LoginRefused, type LoginForm, type SessionAuthProvider } from '../auth-provider';
import { BusyButton } from '../shared/BusyButton';
import { failureSentence } from '../shared/failure';
import { LoginFrame } from './LoginFrame';
import { CodeField, PasswordField } from './fields';
import { notAdminWords } from './gate';

interface LoginScreenProps {
  authProvider: SessionAuthProvider;
  /** Why the session before this ended, when the server ended it. */
  endedBecause: string | null;
}

/** The staff's login form (spec 3 sections 2, 4 and 5), and the code after it where the account has a second step. */
export function LoginScreen({ authProvider, endedBecause }: LoginScreenProps) {
  const [ended, setEnded] = useState(endedBecause);
  const [refusal, setRefusal] = useState<string>();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm<Required<LoginForm>>({ defaultValues: { username: '', password: '', code: '' } });
  const { isSubmitting } = form.formState;
  const { pathname } = useLocation();

  function refuse(error: unknown): void {
    const { reason } = error instanceof LoginRefused ? error : {};
    if (reason === SIGN_IN_REASONS.codeRequired) return setCodeAsked(true);
    const refused = failureSentence(error) ?? LOGIN_RULES.wrong;
    setRefusal(refused === LOGIN_RULES.notAdmin ? notAdminWords(pathname) : refused);
    // Another password meanwhile, or another browser's: what is wrong is not the code.
    if (refused === LOGIN_RULES.wrong) setCodeAsked(false);
    form.setFocus(isCodeAsked ? 'code' : 'password', { shouldSelect: true });
  }

  async function submit({ code, ...values }: Required<LoginForm>): Promise<void> {
    setEnded(null);
    setRefusal(undefined);
    await authProvider.login(isCodeAsked ? { ...values, code } : values).catch(refuse);
  }

  function startAgain(): void {
    setRefusal(undefined);
    setCodeAsked(false);
    form.reset();
  }

  return (
    <LoginFrame title="Admin Login" subtitle={isCodeAsked ? 'Enter your code.' : "For the school's staff."}>
      <FormProvider {...form}>
        <Fields noValidate onSubmit={form.handleSubmit(submit)}>
          {ended && <Alert severity="error">{ended}</Alert>}
          {refusal && (
            <Alert severity="error">
              <AlertTitle>Login failed</AlertTitle>
              {refusal}
            </Alert>
          )}
          {isCodeAsked ? <CodeStep /> : <LoginFields />}
          <BusyButton type="submit" variant="contained" size="large" loading={isSubmitting}>
            Login
          </BusyButton>
          {isCodeAsked ? (
            <Button color="inherit" onClick={startAgain}>
              Use another account
            </Button>
          ) : (
            <ForgotLink href="/forgot-password" underline="always">
              Forgot your password?
            </ForgotLink>
          )}
        </Fields>
      </FormProvider>
    </LoginFrame>
  );
}

function CodeStep() {
  const { register, formState } = useFormContext<Required<LoginForm>>();
  return (
    <CodeField
      autoFocus
      allowsRecovery
      problem={formState.errors.code?.message}
      field={register('code', { required: SECOND_FACTOR.code.required })}
      hint="The six digits from the app on your phone."
    />
  );
}

function LoginFields() {
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
      <PasswordField
        label="Password"
        problem={password?.message}
        field={register('password', { required: LOGIN_RULES.password.required })}
      />
    </>
  );
}

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const ForgotLink = styled(Link)(({ theme }) => ({ justifySelf: 'start', paddingBlock: theme.spacing(0.75) }));
