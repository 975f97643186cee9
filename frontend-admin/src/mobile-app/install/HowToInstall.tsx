import { styled, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { color, radius } from '#libs/design/tokens';
import { Section } from '../landing/landing-parts';
import type { Platform } from './platform';
import { useInstall } from './install-watch';

export const HOW_TO_INSTALL_ID = 'how-to-install';

/** The steps by hand, those of this phone first; they stay in the page, as a toast is gone too soon. */
export function HowToInstall() {
  const { platform } = useInstall();
  const [shown, setShown] = useState<StepsOf>(platform === 'ios' ? 'ios' : 'android');
  return (
    <Band>
      <Section as="div">
        <Heading id={HOW_TO_INSTALL_ID} tabIndex={-1}>
          How to install
        </Heading>
        <PhoneChoice
          exclusive
          fullWidth
          value={shown}
          onChange={(_event, chosen: StepsOf | null) => {
            if (chosen) setShown(chosen);
          }}
          aria-label="Your phone"
        >
          {Object.entries(INSTALL_STEPS).map(([key, { label }]) => (
            <PhoneButton key={key} value={key}>
              {label}
            </PhoneButton>
          ))}
        </PhoneChoice>
        <Steps>
          {INSTALL_STEPS[shown].steps.map((step, at) => (
            <Step key={step}>
              <StepNumber aria-hidden="true">{at + 1}</StepNumber>
              {step}
            </Step>
          ))}
        </Steps>
      </Section>
    </Band>
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

const Band = styled('section')({ backgroundColor: color.ink[900], borderBlock: `1px solid ${color.line}` });

const PhoneChoice = styled(ToggleButtonGroup)(({ theme }) => ({
  maxWidth: 560,
  marginTop: theme.spacing(2),
  marginBottom: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  gap: theme.spacing(0.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  backgroundColor: color.ink[800],
}));

const PhoneButton = styled(ToggleButton)(({ theme }) => ({
  '&&': {
    ...theme.typography.sectionTitle,
    minHeight: 44,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    margin: 0,
    color: color.muted,
    textTransform: 'none',
    '&.Mui-selected': { backgroundColor: color.ink[600], color: color.text },
  },
  '@media (forced-colors: active)': { '&&.Mui-selected': { borderColor: 'Highlight' } },
}));

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.sheetTitle, margin: 0, scrollMarginTop: 120 }));

const Steps = styled('ol')({ maxWidth: 560 });

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '34px 1fr',
  gap: theme.spacing(1.75),
  alignItems: 'center',
  paddingBlock: theme.spacing(1.625),
  '& + &': { borderTop: `1px solid ${color.line}` },
}));

const StepNumber = styled('span')(({ theme }) => ({
  ...theme.typography.lead,
  width: 34,
  height: 34,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  fontWeight: 700,
}));
