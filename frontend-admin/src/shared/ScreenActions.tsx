import { Button, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { BackIcon, LogoutIcon } from './icons';

interface ScreenActionsProps {
  children?: ReactNode;
}

/** Back to Dashboard and Logout, as the FAQ and class schedule screens show them (spec 3 section 2). */
export function ScreenActions({ children }: ScreenActionsProps) {
  const logout = useLogout();
  return (
    <Actions>
      <Button component={Link} to="/" color="inherit" variant="outlined" startIcon={<BackIcon />}>
        Back to Dashboard
      </Button>
      <Button color="inherit" variant="outlined" startIcon={<LogoutIcon />} onClick={() => void logout()}>
        Logout
      </Button>
      {children}
    </Actions>
  );
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2.25),
}));
