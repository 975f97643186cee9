export class PushKeyView {
  /** `applicationServerKey` of PushManager.subscribe, base64url. */
  publicKey: string;
}

export class PushSubscriptionView {
  endpoint: string;

  /** When this endpoint was first signed in. */
  createdAt: Date;
}
