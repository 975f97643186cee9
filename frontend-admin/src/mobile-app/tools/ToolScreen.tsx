import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { color, font, layout } from '#libs/design/tokens';
import { RefreshIcon } from '../../shared/icons';
import { NoticesButton } from '../notices/NoticesButton';
import { PageTitle } from '../PageTitle';
import { PhoneBar } from '../PhoneBar';
import { AccountSheet } from './account/AccountSheet';
import { AsOf } from './AsOf';
import type { Reading } from './reading';
import { TAB_BAR_HEIGHT } from './TabBar';
import { PullToRefresh } from './touch/PullToRefresh';

interface ToolScreenProps {
  title: string;
  /** Buttons in the bar. */
  actions?: ReactNode;
  /** What it shows: then it can be refreshed, by a pull or a button, and says from when it is unless that is now. */
  reading?: Reading;
  /** Pixels that something else takes over the tabs. */
  footPx?: number;
  children: ReactNode;
}

/** The frame of a tool: bar, heading, and room above the tabs for what it shows. */
export function ToolScreen({ title, actions, reading, footPx = 0, children }: ToolScreenProps) {
  return (
    <>
      <PageTitle screen={title} />
      <PhoneBar>
        {actions}
        {reading && <IconButton aria-label="Refresh" loading={reading.isFetching} onClick={() => void reading.refetch()} sx={{ color: color.muted }}><RefreshIcon /></IconButton>}
        <NoticesButton />
        <AccountSheet />
      </PhoneBar>
      {reading && <PullToRefresh onRefresh={reading.refetch} />}
      <Box component="main" sx={{ maxWidth: layout.max, mx: 'auto', pl: 'max(16px, env(safe-area-inset-left))', pr: 'max(16px, env(safe-area-inset-right))', pt: 2.5, pb: `calc(${TAB_BAR_HEIGHT + footPx + 24}px + env(safe-area-inset-bottom))` }}>
        <Box component="h1" sx={{ m: 0, mb: 1.5, font: `850 34px/1 ${font.display}`, textTransform: 'uppercase', textWrap: 'balance', overflowWrap: 'anywhere' }}>{title}</Box>
        {reading && <AsOf reading={reading} />}
        {children}
      </Box>
    </>
  );
}
