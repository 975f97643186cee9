import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { color } from '#libs/design/tokens';
import { section, sectionHeading } from '../landing/landing-styles';
import type { Platform } from './platform';
import { useInstall } from './use-install';

export const HOW_TO_INSTALL_ID = 'how-to-install';

const number = {
  width: 34,
  height: 34,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  fontWeight: 700,
  fontSize: 15,
};

/** The steps by hand, those of this phone first; they stay in the page, as a toast is gone too soon. */
export function HowToInstall() {
  const { platform } = useInstall();
  const [shown, setShown] = useState<StepsOf>(platform === 'ios' ? 'ios' : 'android');
  return (
    <Box component="section" sx={{ backgroundColor: color.ink[900], borderBlock: `1px solid ${color.line}` }}>
      <Box sx={section}>
        <Box component="h2" id={HOW_TO_INSTALL_ID} tabIndex={-1} sx={{ ...sectionHeading, scrollMarginTop: 120 }}>
          How to install
        </Box>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={shown}
          onChange={(_event, chosen: StepsOf | null) => {
            if (chosen) setShown(chosen);
          }}
          aria-label="Your phone"
          sx={{
            maxWidth: 560,
            mt: 2,
            mb: 0.5,
            p: '4px',
            gap: '4px',
            border: `1px solid ${color.line}`,
            borderRadius: '8px',
            backgroundColor: color.ink[800],
          }}
        >
          {Object.entries(INSTALL_STEPS).map(([key, { label }]) => (
            <ToggleButton
              key={key}
              value={key}
              sx={{
                '&&': {
                  minHeight: 44,
                  p: 0,
                  border: '1px solid transparent',
                  borderRadius: '6px',
                  m: 0,
                  color: color.muted,
                  fontSize: 15,
                  fontWeight: 600,
                  textTransform: 'none',
                  '&.Mui-selected': { backgroundColor: color.ink[600], color: color.text },
                },
                '@media (forced-colors: active)': { '&&.Mui-selected': { borderColor: 'Highlight' } },
              }}
            >
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}>
          {INSTALL_STEPS[shown].steps.map((step, at) => (
            <Box
              key={step}
              component="li"
              sx={{
                display: 'grid',
                gridTemplateColumns: '34px 1fr',
                gap: 1.75,
                alignItems: 'center',
                py: '13px',
                borderTop: at > 0 ? `1px solid ${color.line}` : 0,
              }}
            >
              <Box component="span" aria-hidden="true" sx={number}>
                {at + 1}
              </Box>
              {step}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** How the app gets onto a phone by hand. */
type StepsOf = Exclude<Platform, 'other'>;

const LAST_STEP = 'Open Storm Admin from your home screen and log in';

const INSTALL_STEPS: Record<StepsOf, { label: string; steps: readonly string[] }> = {
  android: {
    label: 'Android',
    steps: ['Open this page in Chrome', 'Tap Install App, or the menu, then Add to Home screen', LAST_STEP],
  },
  ios: {
    label: 'iPhone and iPad',
    steps: ['Open this page in Safari', 'Tap Share, then Add to Home Screen', LAST_STEP],
  },
};
