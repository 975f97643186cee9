/** How the app gets onto a phone by hand. */
import type { Platform } from './platform';

export type StepsOf = Exclude<Platform, 'other'>;

const LAST_STEP = 'Open Storm Admin from your home screen and log in';

export const INSTALL_STEPS: Record<StepsOf, { label: string; steps: readonly string[] }> = {
  android: {
    label: 'Android',
    steps: ['Open this page in Chrome', 'Tap Install App, or the menu, then Add to Home screen', LAST_STEP],
  },
  ios: {
    label: 'iPhone and iPad',
    steps: ['Open this page in Safari', 'Tap Share, then Add to Home Screen', LAST_STEP],
  },
};
