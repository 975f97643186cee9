import { Badge, IconButton, styled, Tooltip } from '@mui/material';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { BellIcon, PaletteIcon } from '../shared/icons';
import {
  useNotificationState,
  type NotificationState,
  useEnableNotifications,
} from '../shared/notification-permission';
import { drawTabIcon, otherColour, TAB_ICON_COLOURS } from './tab-icon';

/** The app-icon button and the notification button (spec 3 section 2). */
export function TabTools() {
  return (
    <>
      <AppIconButton />
      <NotificationButton />
    </>
  );
}

function AppIconButton() {
  const { colour, recolour } = useTabIconColour();
  return (
    <Tooltip title="Change the colour of the tab icon">
      <IconButton onClick={recolour} aria-label="Change the colour of the tab icon">
        {/* As below the letter of a text's colour: a dot would say that something is new. */}
        <Underlined style={{ borderColor: colour }}>
          <PaletteIcon />
        </Underlined>
      </IconButton>
    </Tooltip>
  );
}

const Underlined = styled('span')({ display: 'flex', paddingBottom: 1, borderBottom: '3px solid' });

const NOTIFICATION_LABELS: Record<Exclude<NotificationState, 'unsupported'>, string> = {
  default: 'Turn on message notifications',
  granted: 'Message notifications are on',
  denied: 'Message notifications are blocked',
};

function NotificationButton() {
  const state = useNotificationState();
  const enable = useEnableNotifications();
  if (state === 'unsupported') return null;
  return (
    <Tooltip title={NOTIFICATION_LABELS[state]}>
      <IconButton onClick={() => void enable()} aria-label={NOTIFICATION_LABELS[state]}>
        <Badge variant="dot" overlap="circular" color="success" invisible={state !== 'granted'}>
          <BellIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}

const DEFAULT_COLOUR = TAB_ICON_COLOURS[0] ?? '';

/** The colour chosen in this browser, and how to choose another. */
function useTabIconColour(): { colour: string; recolour: () => void } {
  const [stored, setStored] = useStore<string>('tabIconColour', DEFAULT_COLOUR);
  const colour = TAB_ICON_COLOURS.includes(stored) ? stored : DEFAULT_COLOUR;
  return { colour, recolour: () => setStored(otherColour(colour, Math.random())) };
}

/** Draws the tab's icon for as long as staff are signed in; the login form has the plain one again. */
export function useTabIcon(unread: number | undefined): void {
  const { colour } = useTabIconColour();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const drawn = drawTabIcon(colour, unread);
    if (!link || !drawn) return undefined;
    const { href, type } = link;
    link.type = 'image/png';
    link.href = drawn;
    return () => {
      link.type = type;
      link.href = href;
    };
  }, [colour, unread]);
}
