import { Avatar, IconButton, styled, Tooltip } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useGetIdentity, useTheme } from 'react-admin';
import { color, layout } from '#libs/design/tokens';
import { MenuIcon, MoonIcon, SunIcon } from '../shared/icons';
import { schoolMoment } from '../shared/school-moment';
import { useNow } from '../shared/use-now';

interface TopBarProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  onOpenMenu: () => void;
  children?: ReactNode;
}

/** The white bar above every screen: menu button on small screens, heading, tools. */
export function TopBar({ title, titleRef, onOpenMenu, children }: TopBarProps) {
  return (
    <Bar>
      <MenuButton onClick={onOpenMenu} aria-label="Open menu">
        <MenuIcon />
      </MenuButton>
      <Title ref={titleRef} tabIndex={-1}>
        {title}
      </Title>
      {children}
      <ThemeToggle />
      <WhoIsSignedIn />
      <PrintedWhen />
    </Bar>
  );
}

function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Tooltip title={`Switch to ${other} colours`}>
      <IconButton onClick={() => setTheme(other)} aria-label={`Switch to ${other} colours`}>
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
      <Initials variant="rounded" role="img" aria-label={`Signed in as ${identity.fullName}`}>
        {initials(identity.fullName)}
      </Initials>
    </Tooltip>
  );
}

/** On paper alone, which else would not say how old it is. */
function PrintedWhen() {
  return <OnPaper>Printed {schoolMoment(useNow())}</OnPaper>;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => word?.[0]) : [name.slice(0, 2)];
  return letters.join('').toUpperCase();
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  height: layout.adminBar,
  paddingInline: theme.spacing(1),
  backgroundColor: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.25), paddingInline: theme.spacing(1.5) },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3.5) },
  '@media print': {
    position: 'static',
    height: 'auto',
    padding: theme.spacing(0, 0, 1),
    marginBottom: theme.spacing(2),
  },
}));

const MenuButton = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 44,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Two lines at most: a long title on a narrow phone. */
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.pageTitle,
  flex: 1,
  minWidth: 0,
  margin: 0,
  outline: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { fontSize: theme.typography.cardTitle.fontSize },
}));

const Initials = styled(Avatar)(({ theme }) => ({
  ...theme.typography.fine,
  display: 'none',
  width: 32,
  height: 32,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: color.ink[700],
  color: color.text,
  fontWeight: 600,
  [theme.breakpoints.up('sm')]: { display: 'flex' },
  '@media print': { display: 'none' },
}));

const OnPaper = styled('div')({ display: 'none', '@media print': { display: 'block' } });
