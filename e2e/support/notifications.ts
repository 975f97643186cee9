import type { Page } from '@playwright/test';

export interface Recording {
  shownNotifications: (EventTarget & { text: string })[];
}

/**
 * A browser without a head shows no notifications: this one keeps them, and its person says yes. For `addInitScript`.
 */
export function recordNotifications(): void {
  if (location.protocol === 'about:') return;
  class RecordedNotification extends EventTarget {
    static get permission(): string {
      return localStorage.getItem('notifications') ?? 'default';
    }
    static requestPermission(): Promise<string> {
      localStorage.setItem('notifications', 'granted');
      return Promise.resolve('granted');
    }
    close(): void {
      this.text += ', closed';
    }
    constructor(public text: string) {
      super();
      shownNotifications.push(this);
    }
  }
  const shownNotifications: RecordedNotification[] = [];
  Object.assign(globalThis, { Notification: RecordedNotification, shownNotifications });
}

/** What was shown, in order. */
export async function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as Recording).shownNotifications.map(({ text }) => text));
}
