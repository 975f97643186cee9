import { styled, type SvgIconProps, type Theme, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { color, radius } from '#libs/design/tokens';
import { DashboardIcon } from '../../shared/icons';
import { useUnreadCount } from '../../shared/unread-count';
import { cappedCount } from '#libs/domain/unread-badge';
import { SHORTCUTS } from '../shortcuts';
import { AccentIcon, Section } from './landing-parts';
import { useTileLines } from './use-tile-lines';

const HEADING_ID = 'shortcuts';

/** The five tools and the dashboard of the back-office, each with what is known of it. */
export function Tiles() {
  const lines = useTileLines();
  const unread = useUnreadCount();
  return (
    <Section as="nav" aria-labelledby={HEADING_ID}>
      <Typography variant="sheetTitle" id={HEADING_ID}>
        Shortcuts
      </Typography>
      <TileGrid>
        {SHORTCUTS.map(({ screen, label, about, Icon }) => {
          const waiting = screen === 'messages' && unread ? cappedCount(unread) : undefined;
          return (
            <li key={screen}>
              <ToolTile to={`/${screen}`} data-waits={waiting !== undefined}>
                <TileContent Icon={Icon} label={label} line={lines[screen] ?? about} />
                {waiting && <Waiting aria-hidden="true">{waiting}</Waiting>}
              </ToolTile>
            </li>
          );
        })}
        <li>
          <DashboardTile href="/admin">
            <TileContent Icon={DashboardIcon} label="Dashboard" line="At a glance" />
          </DashboardTile>
        </li>
      </TileGrid>
    </Section>
  );
}

interface TileContentProps {
  Icon: ComponentType<SvgIconProps>;
  label: string;
  line: string;
}

function TileContent({ Icon, label, line }: TileContentProps) {
  return (
    <>
      <AccentIcon>
        <Icon fontSize="inherit" />
      </AccentIcon>
      <Typography variant="sectionTitle" component="span">
        {label}
        <Line>{line}</Line>
      </Typography>
    </>
  );
}

const TileGrid = styled('ul')(({ theme }) => ({
  marginTop: theme.spacing(2),
  display: 'grid',
  // Two, or one where the phone's text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5em), 1fr))',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, 1fr)' },
}));

const Waiting = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  position: 'absolute',
  right: 14,
  top: 14,
  minWidth: 28,
  height: 28,
  paddingInline: theme.spacing(1),
  borderRadius: radius.full,
  backgroundColor: color.signal.base,
  color: color.signal.on,
  fontWeight: 700,
  lineHeight: '28px',
  textAlign: 'center',
}));

const tile = ({ theme }: { theme: Theme }) => ({
  position: 'relative' as const,
  display: 'flex',
  flexDirection: 'column' as const,
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  height: '100%',
  minHeight: 124,
  padding: theme.spacing(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  backgroundColor: color.ink[800],
  color: color.text,
  textDecoration: 'none',
  '&:hover': { borderColor: color.control },
  '&[data-waits=true]': { borderColor: color.signal.base, '&:hover': { borderColor: color.signal.hover } },
});

const ToolTile = styled(Link)(tile);
const DashboardTile = styled('a')(tile);

const Line = styled('small')(({ theme }) => ({ ...theme.typography.caption, display: 'block', fontWeight: 400 }));
