import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, layout } from '#libs/design/tokens';
import { BoltMark } from '../shared/BoltMark';
import { NewVersionBar } from './release/NewVersionBar';

interface PhoneBarProps {
  /** Buttons at its right. */
  children?: ReactNode;
  /** A line of its own under them, in sight while the page scrolls. */
  note?: ReactNode;
}

/** The bar that all pages of the phone area share; the school's mark leads to the landing page. */
export function PhoneBar({ children, note }: PhoneBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        pt: 'env(safe-area-inset-top)',
        borderBottom: `1px solid ${color.line}`,
        backgroundColor: color.ink[950],
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: layout.headerMobile,
          pl: 'max(16px, env(safe-area-inset-left))',
          pr: 'max(8px, env(safe-area-inset-right))',
        }}
      >
        <Box
          component={Link}
          to="/"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' }}
        >
          <BoltMark />
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5 }}>{children}</Box>
      </Box>
      <NewVersionBar />
      {note}
    </Box>
  );
}
