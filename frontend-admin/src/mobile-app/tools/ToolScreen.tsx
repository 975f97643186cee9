import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { layout } from '#libs/design/tokens';
import { PageTitle } from '../PageTitle';
import { PhoneBar } from '../PhoneBar';
import { TAB_BAR_HEIGHT } from './TabBar';

interface ToolScreenProps {
  title: string;
  /** Buttons in the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a tool: bar, heading, and room above the tabs for what it shows. */
export function ToolScreen({ title, actions, children }: ToolScreenProps) {
  return (
    <>
      <PageTitle screen={title} />
      <PhoneBar>{actions}</PhoneBar>
      <Box component="main" sx={{ maxWidth: layout.max, mx: 'auto', px: 'max(16px, env(safe-area-inset-left))', pt: 2, pb: `calc(${TAB_BAR_HEIGHT + 24}px + env(safe-area-inset-bottom))` }}>
        <Box component="h1" sx={{ m: 0, mb: 1.5, fontSize: 22, fontWeight: 650 }}>{title}</Box>
        {children}
      </Box>
    </>
  );
}
