import { alpha, styled } from '@mui/material';
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color, font, radius } from '#libs/design/tokens';
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
import { Section, SIDES } from './landing-parts';

/** /mobile-app (spec 3 section 2): open to everyone, while the tools behind its tiles ask who is there. */
export function LandingPage() {
  const isOnline = useIsOnline();
  return (
    <Page>
      <PageTitle />
      <PhoneBar note={<div role="status">{!isOnline && <OfflineLine>You are offline</OfflineLine>}</div>}>
        <NoticesButton />
      </PhoneBar>
      <main>
        <Welcome />
        <Tiles />
        <WhyInstall />
        <HowToInstall />
        <Foot as="div">
          <StaffOnly>
            <LockIcon color="success" />
            Admin access is secured with authentication. Only staff accounts can open these tools.
          </StaffOnly>
        </Foot>
      </main>
    </Page>
  );
}

const Page = styled('div')({ minHeight: '100dvh' });

const GLOW = `radial-gradient(420px 260px at 90% 0, ${alpha(color.signal.base, 0.2)}, transparent 70%)`;
/** On wide screens it keeps its size and fades out to the left. */
const DRAWING_PX = 440;
const FADE =
  `linear-gradient(90deg, ${color.ink[950]} calc(100% - ${DRAWING_PX}px), ` +
  `transparent calc(100% - ${DRAWING_PX / 2}px))`;

/** The app's icon, what it is for, and how to have it. */
function Welcome() {
  return (
    <Opening>
      <OpeningColumns as="div">
        <AppIcon />
        <div>
          <Title>The school in your pocket</Title>
          <Pitch>
            Install the admin tools on your phone. Answer messages, check classes and update courses from the mat.
          </Pitch>
          <InstallOffer />
        </div>
      </OpeningColumns>
    </Opening>
  );
}

function AppIcon() {
  return (
    <IconTile aria-hidden="true">
      <svg viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`} width={42} height={47}>
        <path d={SHIELD_PATH} fill={color.signal.base} />
        <path d={BOLT_PATH} fill={color.signal.on} />
      </svg>
    </IconTile>
  );
}

const OfflineLine = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  ...SIDES,
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${color.line}`,
  color: color.status.warning,
}));

const Foot = styled(Section)(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  paddingBottom: 'max(32px, env(safe-area-inset-bottom))',
}));

const StaffOnly = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: theme.spacing(1.5),
  margin: 0,
  maxWidth: 560,
  paddingBlock: theme.spacing(1.75),
  paddingInline: theme.spacing(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
}));

const Opening = styled('section')(({ theme }) => ({
  borderBottom: `1px solid ${color.line}`,
  background: `url("${contours}") center / cover, ${GLOW}`,
  [theme.breakpoints.up('sm')]: {
    background: `${FADE}, url("${contours}") right top / ${DRAWING_PX}px auto no-repeat, ${GLOW}`,
  },
}));

const OpeningColumns = styled(Section)(({ theme }) => ({
  paddingBottom: theme.spacing(3),
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { display: 'grid' },
}));

const Title = styled('h1')(({ theme }) => ({
  margin: 0,
  marginTop: theme.spacing(2.25),
  marginBottom: theme.spacing(1),
  font: `850 38px/.95 ${font.display}`,
  textTransform: 'uppercase',
  [theme.breakpoints.up('sm')]: { marginTop: 0 },
}));

const Pitch = styled('p')(({ theme }) => ({
  margin: 0,
  marginBottom: theme.spacing(2.5),
  maxWidth: 560,
  color: color.muted,
  [theme.breakpoints.up('sm')]: { maxWidth: 440 },
}));

const IconTile = styled('div')({
  width: 76,
  height: 76,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.lg,
  border: `1px solid ${color.lineStrong}`,
  background: `linear-gradient(160deg, ${color.ink[600]}, ${color.ink[900]})`,
});
