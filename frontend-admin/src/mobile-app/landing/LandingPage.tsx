import { Box } from '@mui/material';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color, font } from '#libs/design/tokens';
import { LockIcon } from '../../shared/icons';
import { PageTitle } from '../PageTitle';
import { PhoneBar } from '../PhoneBar';
import { HowToInstall } from '../install/HowToInstall';
import { InstallOffer } from '../install/InstallOffer';
import { NoticesButton } from '../notices/NoticesButton';
import { useIsOnline } from '../use-is-online';
import { Tiles } from './Tiles';
import { WhyInstall } from './WhyInstall';
import contours from './contours.svg';
import { section, sides } from './landing-styles';

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

const GLOW = 'radial-gradient(420px 260px at 90% 0, rgba(255,90,31,.2), transparent 70%)';
/** On wide screens it keeps its size and fades out to the left. */
const DRAWING_PX = 440;
const FADE = `linear-gradient(90deg, ${color.ink[950]} calc(100% - ${DRAWING_PX}px), transparent calc(100% - ${DRAWING_PX / 2}px))`;

/** The app's icon, what it is for, and how to have it. */
function Welcome() {
  return (
    <Box
      component="section"
      sx={{
        borderBottom: `1px solid ${color.line}`,
        background: {
          xs: `url("${contours}") center / cover, ${GLOW}`,
          sm: `${FADE}, url("${contours}") right top / ${DRAWING_PX}px auto no-repeat, ${GLOW}`,
        },
      }}
    >
      <Box
        sx={{
          ...section,
          pb: '24px',
          display: { sm: 'grid' },
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          alignItems: 'start',
        }}
      >
        <AppIcon />
        <div>
          <Box
            component="h1"
            sx={{
              m: 0,
              mt: { xs: '18px', sm: 0 },
              mb: 1,
              font: `850 38px/.95 ${font.display}`,
              textTransform: 'uppercase',
            }}
          >
            The school in your pocket
          </Box>
          <Box component="p" sx={{ m: 0, mb: '20px', maxWidth: { xs: 560, sm: 440 }, color: color.muted }}>
            Install the admin tools on your phone. Answer messages, check classes and update courses from the mat.
          </Box>
          <InstallOffer />
        </div>
      </Box>
    </Box>
  );
}

function AppIcon() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: 76,
        height: 76,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '18px',
        border: `1px solid ${color.lineStrong}`,
        background: `linear-gradient(160deg, ${color.ink[600]}, ${color.ink[900]})`,
      }}
    >
      <svg viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`} width={42} height={47}>
        <path d={SHIELD_PATH} fill={color.signal.base} />
        <path d={BOLT_PATH} fill={color.signal.on} />
      </svg>
    </Box>
  );
}
