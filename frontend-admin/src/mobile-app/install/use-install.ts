import { useState, useSyncExternalStore } from 'react';
import { showToast } from '../toasts/phone-toast';
import { installState, type InstallState } from './install-state';
import { askToInstall, installFacts, onInstallFacts, INSTALL_TOASTS } from './install-watch';
import type { Platform } from './platform';

interface Install {
  state: InstallState;
  platform: Platform;
  /** Whether the browser has a question to put. */
  canAsk: boolean;
  /** Puts the browser's question and says how it went. */
  install: () => Promise<void>;
}

export function useInstall(): Install {
  const facts = useSyncExternalStore(onInstallFacts, installFacts);
  const [openedAt] = useState(() => Date.now());
  // What was declined after the page was opened was declined lately too.
  return { state: installState(facts, openedAt), platform: facts.platform, canAsk: facts.canAsk, install };
}

async function install(): Promise<void> {
  try {
    const outcome = await askToInstall();
    if (outcome === undefined) showToast(INSTALL_TOASTS.other);
    else showToast(outcome === 'accepted' ? INSTALL_TOASTS.installing : INSTALL_TOASTS.declined);
  } catch {
    showToast(INSTALL_TOASTS.failed);
  }
}
