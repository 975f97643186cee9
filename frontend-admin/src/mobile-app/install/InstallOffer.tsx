import { Button, styled, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { color } from '#libs/design/tokens';
import { DownloadIcon, OutIcon } from '../../shared/icons';
import { Column } from '../../shared/layout-parts';
import { showToast } from '../toasts/phone-toast';
import { AddToHomeSheet } from './AddToHomeSheet';
import { HOW_TO_INSTALL_ID } from './HowToInstall';
import { INSTALL_TOASTS, useInstall } from './install-watch';

const CORNER_PX = 14;

/** What this phone can do to have the app, and nothing it cannot (DESIGN.md, "Mobile app"). */
export function InstallOffer() {
  const { state, canAsk, install } = useInstall();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  switch (state) {
    case 'open':
      return (
        <OfferButton variant="contained" component={Link} to="/messages">
          <OutIcon />
          Open
        </OfferButton>
      );
    case 'ask':
      return (
        <OfferButton variant="contained" onClick={() => void install()}>
          <DownloadIcon />
          Install App
        </OfferButton>
      );
    case 'ask-quietly':
      return (
        <Column gap={1} align="start">
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            onClick={() => (canAsk ? void install() : showSteps())}
          >
            Install App
          </Button>
          <Typography variant="caption">{INSTALL_TOASTS.declined.detail}</Typography>
        </Column>
      );
    case 'ios':
      return (
        <>
          <OfferButton variant="contained" onClick={() => setIsSheetOpen(true)}>
            <DownloadIcon />
            Add to Home Screen
          </OfferButton>
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
        <OfferButton variant="contained" onClick={showSteps}>
          <DownloadIcon />
          Install App
        </OfferButton>
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

const OfferButton = styled(Button)(({ theme }) => ({
  width: '100%',
  minHeight: 54,
  gap: theme.spacing(1.25),
  borderRadius: 0,
  border: '1px solid transparent',
  ...theme.typography.dialogTitle,
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${CORNER_PX}px), calc(100% - ${CORNER_PX}px) 100%, 0 100%)`,
  '&.Mui-focusVisible': { outlineOffset: -5, outlineColor: color.signal.on },
  [theme.breakpoints.up('sm')]: { maxWidth: 360 },
})) as typeof Button;
