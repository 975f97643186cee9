import { Box, Card, CssBaseline, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { color } from '#libs/design/tokens';
import { BoltMark } from '../shared/BoltMark';
import { OutIcon } from '../shared/icons';

interface LoginFrameProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** What those see who are not signed in: the bar, and one card. */
export function LoginFrame({ title, subtitle, children }: LoginFrameProps) {
  return (
    <CssBaseline enableColorScheme>
      <title>{`${title}, Storm Combat Admin`}</title>
      <Box
        component="main"
        sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'center', minHeight: '100vh' }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            width: '100%',
            minHeight: 64,
            px: { xs: 2, md: 3.5 },
            backgroundColor: color.ink[900],
          }}
        >
          <BoltMark />
          <Link
            href="/"
            underline="hover"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, color: color.muted, fontWeight: 500 }}
          >
            <OutIcon />
            Back to Website
          </Link>
        </Box>
        <Card
          component="section"
          sx={{
            width: 'min(400px, calc(100vw - 32px))',
            alignSelf: 'start',
            mt: { xs: 3, md: '12vh' },
            mb: 4,
            p: { xs: 2.5, sm: 4 },
          }}
        >
          <Box component="h1" sx={{ m: 0, mb: 0.5, fontSize: 22, fontWeight: 650, letterSpacing: '-.015em' }}>
            {title}
          </Box>
          <Box sx={{ mb: 2.5, color: 'text.secondary' }}>{subtitle}</Box>
          {children}
        </Card>
      </Box>
    </CssBaseline>
  );
}
