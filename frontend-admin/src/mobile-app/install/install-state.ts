/** What the landing page offers to whom (spec 3 section 4; DESIGN.md, "Mobile app"). */
import type { Platform } from './platform';

const DAY_MS = 86_400_000;
const DECLINED_DAYS = 30;

export interface InstallFacts {
  /** It runs in the app's own window. */
  isInApp: boolean;
  /** The browser says, or said, that it is installed. */
  isKnownInstalled: boolean;
  /** The browser handed over its question (beforeinstallprompt). */
  canAsk: boolean;
  platform: Platform;
  /** Milliseconds since 1970; undefined: never. */
  declinedAt: number | undefined;
}

/**
 * `open`: installed already. `ask`: the large button puts the browser's question. `ask-quietly`: a small one, because
 * the person said no lately. `ios`: the button that explains Share. `steps`: no question to put, so the button leads to
 * the steps by hand.
 */
export type InstallState = 'open' | 'ask' | 'ask-quietly' | 'ios' | 'steps';

/** @param now milliseconds since 1970 */
export function installState(
  { isInApp, isKnownInstalled, canAsk, platform, declinedAt }: InstallFacts,
  now: number,
): InstallState {
  if (isInApp) return 'open';
  const isDeclined = declinedAt !== undefined && now - declinedAt < DECLINED_DAYS * DAY_MS;
  // A browser asks only for what is not installed: its question knows better than what is remembered.
  if (canAsk) return isDeclined ? 'ask-quietly' : 'ask';
  if (isKnownInstalled) return 'open';
  if (platform === 'ios') return 'ios';
  return isDeclined ? 'ask-quietly' : 'steps';
}
