import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { color } from '#libs/design/tokens';
import { DownloadIcon, OutIcon } from '../../shared/icons';
import { showToast } from '../toasts/phone-toast';
import { AddToHomeSheet } from './AddToHomeSheet';
import { HOW_TO_INSTALL_ID } from './HowToInstall';
import { INSTALL_TOASTS } from './install-toasts';
import { useInstall } from './use-install';

const CORNER_PX = 14;
const large = {
  width: '100%',
  maxWidth: { sm: 360 },
  minHeight: 54,
  gap: 1.25,
  borderRadius: 0,
  border: '1px solid transparent',
  fontSize: 17,
  fontWeight: 650,
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${CORNER_PX}px), calc(100% - ${CORNER_PX}px) 100%, 0 100%)`,
  '&.Mui-focusVisible': { outlineOffset: -5, outlineColor: color.signal.on },
};

/** What this phone can do to have the app, and nothing it cannot (DESIGN.md, "Mobile app"). */
export function InstallOffer() {
  const { state, canAsk, install } = useInstall();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  switch (state) {
    case 'open':
      return (
        <Button variant="contained" component={Link} to="/messages" sx={large}>
          <OutIcon />
          Open
        </Button>
      );
    case 'ask':
      return (
        <Button variant="contained" onClick={() => void install()} sx={large}>
          <DownloadIcon />
          Install App
        </Button>
      );
    case 'ask-quietly':
      return (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            onClick={() => (canAsk ? void install() : showSteps())}
          >
            Install App
          </Button>
          <Box sx={{ fontSize: 13.5, color: color.muted }}>{INSTALL_TOASTS.declined.detail}</Box>
        </Box>
      );
    case 'ios':
      return (
        <>
          <Button variant="contained" onClick={() => setIsSheetOpen(true)} sx={large}>
            <DownloadIcon />
            Add to Home Screen
          </Button>
          <AddToHomeSheet
            isOpen={isSheetOpen}
            onClose={() => {
              setIsSheetOpen(false);
              showToast(INSTALL_TOASTS.ios);
            }}
          />
        </>
      );
    case 'steps':
      return (
        <Button variant="contained" onClick={showSteps} sx={large}>
          <DownloadIcon />
          Install App
        </Button>
      );
  }
}

/** The steps by hand, for a browser that has no question of its own, or not yet. */
function showSteps(): void {
  const heading = document.getElementById(HOW_TO_INSTALL_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  showToast(INSTALL_TOASTS.other);
}
