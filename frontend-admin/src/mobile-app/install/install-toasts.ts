/** What is said while the app is installed (spec 3 section 8). */
import type { PhoneToast } from '../toasts/phone-toast';

export const INSTALL_TOASTS = {
  installing: { kind: 'done', text: 'Installing...' },
  installed: { kind: 'done', text: 'App Installed', detail: 'Open Storm Admin from your home screen.' },
  declined: { kind: 'done', text: 'Installation Declined', detail: 'You can install the app later from this button.' },
  failed: {
    kind: 'failed',
    title: 'Installation Error',
    text: 'There was a problem installing the app. Please try again.',
  },
  ios: { kind: 'done', text: 'Add to Home Screen', detail: 'Tap Share, then Add to Home Screen.' },
  other: {
    kind: 'done',
    text: 'How to install',
    detail: 'Open the menu of your browser, then Install app or Add to Home screen.',
  },
} as const satisfies Record<string, PhoneToast>;
