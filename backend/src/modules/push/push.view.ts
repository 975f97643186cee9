import type { PushKey, PushSubscriptionReceipt } from '#libs/contracts/push';

export class PushKeyView implements PushKey {
  /** `applicationServerKey` of PushManager.subscribe, base64url. */
  publicKey: string;
}

export class PushSubscriptionView {
  endpoint: PushSubscriptionReceipt['endpoint'];

  /** When this endpoint was first signed in. */
  createdAt: Date;
}
