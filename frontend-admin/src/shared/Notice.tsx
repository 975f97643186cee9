import { Box, Card, Typography } from '@mui/material';
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
    <Box
      role={kind === 'error' ? 'alert' : undefined}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1, p: 3 }}
    >
      <Icon sx={{ color: 'primary.main' }} />
      <Typography sx={{ fontWeight: 600, fontSize: 15 }}>{title}</Typography>
      {children && (
        <Typography variant="body2" color="textSecondary" component="div">
          {children}
        </Typography>
      )}
      {action}
    </Box>
  );
  return isPlain ? body : <Card>{body}</Card>;
}
