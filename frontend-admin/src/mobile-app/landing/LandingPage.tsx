import { Box } from '@mui/material';
import { color } from '#libs/design/tokens';
import { LockIcon } from '../../shared/icons';
import { HowToInstall } from '../install/HowToInstall';
import { NoticesButton } from '../notices/NoticesButton';
import { PageTitle } from '../PageTitle';
import { PhoneBar } from '../PhoneBar';
import { useIsOnline } from '../use-is-online';
import { section, sides } from './look';
import { Tiles } from './Tiles';
import { Welcome } from './Welcome';
import { WhyInstall } from './WhyInstall';

/** /mobile-app (spec 3 section 2): open to everyone, while the tools behind its tiles ask who is there. */
export function LandingPage() {
  const isOnline = useIsOnline();
  return (
    <Box sx={{ minHeight: '100dvh', fontSize: 15, lineHeight: 1.5 }}>
      <PageTitle />
      <PhoneBar
        note={
          <Box role="status">
            {!isOnline && (
              <Box
                sx={{
                  ...sides,
                  py: 1,
                  borderTop: `1px solid ${color.line}`,
                  fontSize: 14,
                  color: color.status.warning,
                }}
              >
                You are offline
              </Box>
            )}
          </Box>
        }
      >
        <NoticesButton />
      </PhoneBar>
      <main>
        <Welcome />
        <Tiles />
        <WhyInstall />
        <HowToInstall />
        <Box sx={{ ...section, py: '24px', pb: 'max(32px, env(safe-area-inset-bottom))' }}>
          <Box
            component="p"
            sx={{
              display: 'flex',
              gap: 1.5,
              m: 0,
              maxWidth: 560,
              py: '14px',
              px: 2,
              border: `1px solid ${color.line}`,
              borderRadius: '8px',
              fontSize: 14,
              color: color.muted,
            }}
          >
            <LockIcon sx={{ fontSize: 20, color: color.status.success }} />
            Admin access is secured with authentication. Only staff accounts can open these tools.
          </Box>
        </Box>
      </main>
    </Box>
  );
}
