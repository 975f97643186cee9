import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { color } from '#libs/design/tokens';
import { DashboardIcon } from '../../shared/icons';
import { useUnreadCount } from '../../shared/unread-count';
import { cappedCount } from '#libs/domain/unread-badge';
import { SHORTCUTS } from '../shortcuts';
import { section, sectionHeading } from './landing-styles';
import { useTileLines } from './use-tile-lines';

const HEADING_ID = 'shortcuts';

const tile = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 1,
  height: '100%',
  minHeight: 124,
  p: '16px',
  border: `1px solid ${color.line}`,
  borderRadius: '12px',
  backgroundColor: color.ink[800],
  color: color.text,
  textDecoration: 'none',
  '&:hover': { borderColor: color.control },
};
const badge = {
  position: 'absolute',
  right: 14,
  top: 14,
  minWidth: 28,
  height: 28,
  px: 1,
  borderRadius: '14px',
  backgroundColor: color.signal.base,
  color: color.signal.on,
  fontWeight: 700,
  fontSize: 14,
  lineHeight: '28px',
  textAlign: 'center',
};

/** The five tools and the dashboard of the back-office, each with what is known of it. */
export function Tiles() {
  const lines = useTileLines();
  const unread = useUnreadCount();
  return (
    <Box component="nav" aria-labelledby={HEADING_ID} sx={section}>
      <Box component="h2" id={HEADING_ID} sx={sectionHeading}>
        Shortcuts
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
          gap: 1.5,
        }}
      >
        {SHORTCUTS.map(({ screen, label, about, Icon }) => {
          const waiting = screen === 'messages' && unread ? cappedCount(unread) : undefined;
          return (
            <li key={screen}>
              <Box
                component={Link}
                to={`/${screen}`}
                sx={
                  waiting
                    ? { ...tile, borderColor: color.signal.base, '&:hover': { borderColor: color.signal.hover } }
                    : tile
                }
              >
                <TileContent Icon={Icon} label={label} line={lines[screen] ?? about} />
                {waiting && (
                  <Box component="span" aria-hidden="true" sx={badge}>
                    {waiting}
                  </Box>
                )}
              </Box>
            </li>
          );
        })}
        <li>
          <Box component="a" href="/admin" sx={tile}>
            <TileContent Icon={DashboardIcon} label="Dashboard" line="All at a glance" />
          </Box>
        </li>
      </Box>
    </Box>
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
      <Icon sx={{ fontSize: 28, color: color.signal.text }} />
      <Box component="span" sx={{ fontSize: 16, fontWeight: 600 }}>
        {label}
        <Box component="small" sx={{ display: 'block', fontSize: 13.5, fontWeight: 400, color: color.muted }}>
          {line}
        </Box>
      </Box>
    </>
  );
}
