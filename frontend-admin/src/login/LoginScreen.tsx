import { Alert, AlertTitle, Box, Button, Card, CssBaseline, Link } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { color } from '#libs/design/tokens';
import type { LoginForm, SessionAuthProvider } from '../auth-provider';
import { BoltMark } from '../shared/BoltMark';
import { failureSentence } from '../shared/failure';
import { OutIcon } from '../shared/icons';
import { LoginFields } from './LoginFields';

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

  async function submit(values: LoginForm): Promise<void> {
    setEnded(null);
    setRefusal(undefined);
    try {
      await authProvider.login(values);
    } catch (error) {
      setRefusal(failureSentence(error) ?? LOGIN_RULES.wrong);
      form.setFocus('password', { shouldSelect: true });
    }
  }

  return (
    <CssBaseline enableColorScheme>
      <title>Login, Storm Combat Admin</title>
      <Box component="main" sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'center', minHeight: '100vh' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', width: '100%', minHeight: 64, px: { xs: 2, md: 3.5 }, backgroundColor: color.ink[900] }}>
          <BoltMark />
          <Link href="/" underline="hover" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, color: color.muted, fontWeight: 500 }}>
            <OutIcon />
            Back to Website
          </Link>
        </Box>
        <Card component="section" sx={{ width: 'min(400px, calc(100vw - 32px))', alignSelf: 'start', mt: { xs: 3, md: '12vh' }, mb: 4, p: { xs: 2.5, sm: 4 } }}>
          <Box component="h1" sx={{ m: 0, mb: 0.5, fontSize: 22, fontWeight: 650, letterSpacing: '-.015em' }}>Admin Login</Box>
          <Box sx={{ mb: 2.5, color: 'text.secondary' }}>For the school's staff.</Box>
          <FormProvider {...form}>
            <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={{ display: 'grid', gap: 2 }}>
              {ended && <Alert severity="error">{ended}</Alert>}
              {refusal && <Alert severity="error"><AlertTitle sx={{ fontSize: 14, mb: 0 }}>Login failed</AlertTitle>{refusal}</Alert>}
              <LoginFields />
              <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ minHeight: 44 }}>Login</Button>
              <Link href="/forgot-password" underline="always" sx={{ justifySelf: 'start', py: 0.75 }}>Forgot your password?</Link>
            </Box>
          </FormProvider>
        </Card>
      </Box>
    </CssBaseline>
  );
}
