/**
 * What the browser says about installing. Loaded before anything else of the page: the browser hands its question over
 * once, whether somebody listens or not; what came before that is held by the landing page's first script.
 */
import { useState, useSyncExternalStore } from 'react';
import { showToast, type PhoneToast } from '../toasts/phone-toast';
import { type InstallFacts, installState, type InstallState } from './install-state';
import { platformOf, type Platform } from './platform';

/** What is said while the app is installed (spec 3 section 8). */
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
    detail: 'Open your browser menu, then tap Install app or Add to Home screen.',
  },
} as const satisfies Record<string, PhoneToast>;

/** Chromium's; the DOM library does not know it. */
interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Chromium's too. */
interface RelatedApps {
  getInstalledRelatedApps?: () => Promise<readonly unknown[]>;
}

const DECLINED_KEY = 'storm-app-declined-at';
const INSTALLED_KEY = 'storm-app-installed';

const listeners = new Set<() => void>();
let question = (window as { heldInstallQuestion?: InstallQuestion }).heldInstallQuestion;
let isListed = false;
let facts = readFacts();

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // The page asks, with its own button.
  question = event as InstallQuestion;
  localStorage.removeItem(INSTALLED_KEY);
  tell();
});
window.addEventListener('appinstalled', () => {
  question = undefined;
  localStorage.setItem(INSTALLED_KEY, 'yes');
  localStorage.removeItem(DECLINED_KEY);
  showToast(INSTALL_TOASTS.installed);
  tell();
});
inApp().addEventListener('change', tell);
void listInstalled();

function installFacts(): InstallFacts {
  return facts;
}

function onInstallFacts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the browser's question. Undefined: there is none. Rejects when the browser refuses. */
async function askToInstall(): Promise<'accepted' | 'dismissed' | undefined> {
  const asked = question;
  if (!asked) return undefined;
  question = undefined; // It can be put once; the browser hands over another when it is ready to.
  try {
    await asked.prompt();
    const { outcome } = await asked.userChoice;
    if (outcome === 'dismissed') localStorage.setItem(DECLINED_KEY, String(Date.now()));
    return outcome;
  } finally {
    tell();
  }
}

async function listInstalled(): Promise<void> {
  const related = await (navigator as RelatedApps).getInstalledRelatedApps?.().catch(() => []);
  isListed = (related ?? []).length > 0;
  if (isListed) tell();
}

function tell(): void {
  facts = readFacts();
  for (const listener of listeners) listener();
}

function readFacts(): InstallFacts {
  const declinedAt = localStorage.getItem(DECLINED_KEY);
  return {
    isInApp: inApp().matches || ('standalone' in navigator && navigator.standalone === true),
    isKnownInstalled: isListed || localStorage.getItem(INSTALLED_KEY) !== null,
    canAsk: question !== undefined,
    platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
    declinedAt: declinedAt === null ? undefined : Number(declinedAt),
  };
}

function inApp(): MediaQueryList {
  return window.matchMedia('(display-mode: standalone)');
}

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
