import { Avatar, Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useGetIdentity, useTheme } from 'react-admin';
import { color, layout } from '#libs/design/tokens';
import { MenuIcon, MoonIcon, SunIcon } from '../shared/icons';

interface TopBarProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  onOpenMenu: () => void;
  children?: ReactNode;
}

/** The white bar above every screen: menu button on small screens, heading, tools. */
export function TopBar({ title, titleRef, onOpenMenu, children }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: layout.adminBar,
        px: { xs: 1.5, md: 3.5 },
        backgroundColor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton onClick={onOpenMenu} aria-label="Open menu" sx={{ display: { md: 'none' }, width: 44, height: 44 }}>
        <MenuIcon />
      </IconButton>
      <Typography component="h1" ref={titleRef} tabIndex={-1} sx={titleSx}>
        {title}
      </Typography>
      {children}
      <ThemeToggle />
      <WhoIsSignedIn />
    </Box>
  );
}

/** Two lines at most: a long title on a narrow phone. */
const titleSx = {
  flex: 1,
  minWidth: 0,
  fontSize: { xs: 15, sm: 17 },
  fontWeight: 650,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  outline: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Tooltip title={`Switch to ${other} colours`}>
      <IconButton
        onClick={() => setTheme(other)}
        aria-label={`Switch to ${other} colours`}
        sx={{ color: 'text.secondary' }}
      >
        {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      </IconButton>
    </Tooltip>
  );
}

function WhoIsSignedIn() {
  const { identity } = useGetIdentity();
  if (!identity?.fullName) return null;
  return (
    <Tooltip title={`Signed in as ${identity.fullName}`}>
      <Avatar
        variant="rounded"
        role="img"
        aria-label={`Signed in as ${identity.fullName}`}
        sx={{
          display: { xs: 'none', sm: 'flex' },
          width: 32,
          height: 32,
          borderRadius: '6px',
          backgroundColor: color.ink[700],
          color: color.text,
          fontSize: 12.5,
          fontWeight: 600,
        }}
      >
        {initials(identity.fullName)}
      </Avatar>
    </Tooltip>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => word?.[0]) : [name.slice(0, 2)];
  return letters.join('').toUpperCase();
}
