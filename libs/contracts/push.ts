/**
 * Staff told at once on their own devices, by Web Push (RFC 8030, 8291, 8292): what crosses the wire to the phone and
 * its service worker.
 */
import { ADMIN_ROOT } from '#libs/contracts/admin-paths';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import type { StaffPush } from '#libs/domain/staff-push';

/** What the service worker reads: `event.data.json()`. */
export interface PushPayload extends StaffPush {
  /** Messages that wait, for the badge of the app. */
  unreadCount: number;
}

/** The oldest goes when one more comes. */
export const MAX_PUSH_SUBSCRIPTIONS = 20;

const P256_POINT_BYTES = 65;
const AUTH_SECRET_BYTES = 16;

export const PUSH_RULES = {
  endpoint: {
    maxLength: 2000,
    invalid:
      'Endpoint must be the https address that the browser was given by its push service, of at most 2000 characters',
    notAllowed: 'This browser uses a push service that the school does not send to',
  },
  keys: { invalid: 'Keys must be an object with p256dh and auth' },
  p256dh: {
    bytes: P256_POINT_BYTES,
    invalid: `p256dh must be an uncompressed P-256 point of ${P256_POINT_BYTES} bytes in base64url`,
  },
  auth: { bytes: AUTH_SECRET_BYTES, invalid: `auth must be ${AUTH_SECRET_BYTES} bytes in base64url` },
  expirationTime: { invalid: 'expirationTime must be a number or null' },
} as const;

/** Where a notification leads. */
export const PUSH_ADDRESSES = {
  message: (id: number): string => `${MOBILE_APP_ROOT}/messages/${id}`,
  order: (id: number): string => `${ADMIN_ROOT}/orders/${id}/show`,
  chat: (id: number): string => `${ADMIN_ROOT}/chat-conversations/${id}/show`,
  trial: (id: number): string => `${ADMIN_ROOT}/trial-bookings/${id}/show`,
} as const;
