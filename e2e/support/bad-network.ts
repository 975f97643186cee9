/** A network between phone and school that breaks down where one wants it to. */
import type { BrowserContext, Route } from '@playwright/test';

/** What becomes of one try to store an answer. */
export type Break =
  /** The request does not get there. */
  | 'before'
  /** The school stores it, and its answer does not come back. */
  | 'after'
  /** The school stores it, and nothing comes back at all, until the app is ended. */
  | 'silent'
  /** It gets through. */
  | 'none';

export class BadNetwork {
  /** How every try went: the message's path, and what was done to it. */
  readonly tries: { path: string; key: string | undefined; broke: Break; status: number | undefined }[] = [];
  next: Break = 'none';

  static async between(context: BrowserContext): Promise<BadNetwork> {
    const network = new BadNetwork();
    await context.route('**/api/admin/contact-messages/*/response', (route) => network.carry(route));
    return network;
  }

  private async carry(route: Route): Promise<void> {
    const request = route.request();
    const broke = this.next;
    const answer = broke === 'before' ? undefined : await route.fetch();
    this.tries.push({
      path: new URL(request.url()).pathname,
      key: request.headers()['idempotency-key'],
      broke,
      status: answer?.status(),
    });
    if (broke === 'none' && answer) await route.fulfill({ response: answer });
    else if (broke !== 'silent') await route.abort('connectionreset');
  }
}
