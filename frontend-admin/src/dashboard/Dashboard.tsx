import { Button, IconButton, styled, Typography } from '@mui/material';
import { useGetIdentity, useStore } from 'react-admin';
import { color, radius } from '#libs/design/tokens';
import { BellIcon, CloseIcon } from '../shared/icons';
import { useNotificationState, useEnableNotifications } from '../shared/notification-permission';
import { useFocusFallback } from '../shared/use-focus-fallback';
import { useSchoolClock } from '../shared/use-now';
import { AttentionRow } from './AttentionRow';
import { CountCards } from './CountCards';
import { FirstRun } from './FirstRun';
import { InvoicesDue } from './InvoicesDue';
import { LatestMessages } from './LatestMessages';
import { RecentOrders } from './RecentOrders';
import { SystemLine } from './SystemLine';
import { TodayOnTheMat } from './TodayOnTheMat';
import { TrialsToday } from './TrialsToday';
import { Column, Row } from '../shared/layout-parts';

const NOON_MINUTES = 12 * 60;
const EVENING_MINUTES = 18 * 60;

/** The first screen: what waits, what there is, and what happens today (spec 3 section 2). */
export function Dashboard() {
  const clock = useSchoolClock();
  return (
    <Column gap={2.25}>
      <NotificationPrompt />
      <div>
        <Greeting nowMinutes={clock.minutes} />
        <SystemLine />
      </div>
      <AttentionRow clock={clock} />
      <FirstRun />
      <CountCards />
      <Work>
        <RecentOrders />
        <TodayOnTheMat clock={clock} />
        <TrialsToday clock={clock} />
        <LatestMessages />
        <InvoicesDue />
      </Work>
    </Column>
  );
}

function Greeting({ nowMinutes }: { nowMinutes: number }) {
  const { identity } = useGetIdentity();
  const greeting =
    nowMinutes < NOON_MINUTES ? 'Good morning' : nowMinutes < EVENING_MINUTES ? 'Good afternoon' : 'Good evening';
  return (
    <Typography variant="recordTitle" component="p">
      {identity?.fullName ? `${greeting}, ${identity.fullName}` : greeting}
    </Typography>
  );
}

/** Offers notifications until they are allowed, refused or waved away. The browser itself asks only after the press. */
function NotificationPrompt() {
  const state = useNotificationState();
  const enable = useEnableNotifications();
  const [isDismissed, setDismissed] = useStore('notificationPromptDismissed', false);
  if (state !== 'default' || isDismissed) return null;
  return <Prompt onEnable={() => void enable()} onDismiss={() => setDismissed(true)} />;
}

function Prompt({ onEnable, onDismiss }: { onEnable: () => void; onDismiss: () => void }) {
  const bar = useFocusFallback<HTMLDivElement>(() => [document.querySelector('h1')]);
  return (
    <PromptBar ref={bar} aria-label="Message notifications">
      <BellIcon />
      <PromptWords>
        <Typography variant="strong" component="strong">
          Turn on message notifications
        </Typography>{' '}
        <Quiet>Get a browser alert when someone writes to the school.</Quiet>
      </PromptWords>
      <Row gap={0.5}>
        <EnableButton onClick={onEnable}>Enable</EnableButton>
        <DismissButton aria-label="Dismiss" onClick={onDismiss}>
          <CloseIcon />
        </DismissButton>
      </Row>
    </PromptBar>
  );
}

/** The wider column for what has more to say. The messages stand beside two of its cards, so that no hole is left. */
const Work = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,3fr)',
    '& > :nth-child(4)': { gridRow: 'span 2' },
  },
}));

const PromptBar = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderRadius: radius.md,
  border: `1px solid ${color.line}`,
  backgroundColor: color.ink[900],
  color: color.text,
}));

const PromptWords = styled('div')({ flex: '1 1 200px' });

/** On ink in both modes. */
const Quiet = styled('span')({ color: color.muted });

const EnableButton = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(2),
  backgroundColor: color.signal.base,
  color: color.signal.on,
  '&:hover': { backgroundColor: color.signal.hover },
  '&:focus-visible': { outlineColor: color.signal.base },
}));

const DismissButton = styled(IconButton)({
  color: color.muted,
  '&:focus-visible': { outlineColor: color.signal.base },
});
