/**
 * What the worker uses of its global scope. TypeScript's `webworker` library has it too and cannot be loaded beside
 * `dom`, which all other files of this program need.
 */
import type { PrecacheEntry } from 'workbox-precaching';

/** What the page tells the new worker once the person wants the new version; Workbox's own word for it. */
export const SKIP_WAITING = 'SKIP_WAITING';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends ExtendableEvent {
  /** Of Chromium since 2024. */
  addRoutes?: (rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }) => Promise<void>;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface ScopeEvents {
  install: InstallEvent;
  activate: ExtendableEvent;
  message: MessageEvent<unknown>;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

export interface ServiceWorkerScope {
  /** The build writes the list here. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  readonly navigator: { setAppBadge?: (count: number) => Promise<void> };
  addEventListener<Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void): void;
  skipWaiting(): Promise<void>;
}
