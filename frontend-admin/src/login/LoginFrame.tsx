import { Card, CssBaseline, Link, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { color } from '#libs/design/tokens';
import { OutIcon, BoltMark } from '../shared/icons';

interface LoginFrameProps {
  title: string;
  subtitle: string;
  children?: ReactNode;
}

/** What those see who are not signed in: the bar, and one card. */
export function LoginFrame({ title, subtitle, children }: LoginFrameProps) {
  return (
    <CssBaseline enableColorScheme>
      <title>{`${title}, Storm Combat Admin`}</title>
      <Main>
        <Bar>
          <BoltMark />
          <SiteLink href="/" underline="hover">
            <OutIcon />
            Back to Website
          </SiteLink>
        </Bar>
        <FormCard component="section">
          <Title>{title}</Title>
          <Subtitle>{subtitle}</Subtitle>
          {children}
        </FormCard>
      </Main>
    </CssBaseline>
  );
}

const Main = styled('main')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  minHeight: '100vh',
});

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 64,
  paddingInline: theme.spacing(2),
  backgroundColor: color.ink[900],
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3.5) },
}));

const SiteLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  color: color.muted,
  fontWeight: 500,
}));

const FormCard = styled(Card)(({ theme }) => ({
  width: 'min(400px, calc(100vw - 32px))',
  alignSelf: 'start',
  marginTop: theme.spacing(3),
  marginBottom: theme.spacing(4),
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  [theme.breakpoints.up('md')]: { marginTop: '12vh' },
})) as typeof Card;

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.recordTitle,
  margin: 0,
  marginBottom: theme.spacing(0.5),
  letterSpacing: '-.015em',
}));

const Subtitle = styled('div')(({ theme }) => ({ ...theme.typography.secondary, marginBottom: theme.spacing(2.5) }));
