/** What the page tells the new worker once the person wants the new version; Workbox's own word for it. */
export const SKIP_WAITING = 'SKIP_WAITING';
