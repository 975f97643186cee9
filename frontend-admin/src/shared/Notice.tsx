import { Card, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CalendarIcon, ErrorIcon } from './icons';

interface NoticeProps {
  kind: 'error' | 'empty';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Without its own card: inside one. */
  isPlain?: boolean;
}

/** What stands in place of content that is not there: nothing yet, or it could not be loaded. */
export function Notice({ kind, title, children, action, isPlain = false }: NoticeProps) {
  const Icon = kind === 'error' ? ErrorIcon : CalendarIcon;
  const body = (
    <Frame role={kind === 'error' ? 'alert' : undefined}>
      <Icon color="primary" />
      <Typography variant="cardTitle" component="p">
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" color="textSecondary" component="div">
          {children}
        </Typography>
      )}
      {action}
    </Frame>
  );
  return isPlain ? body : <Card>{body}</Card>;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
}));
