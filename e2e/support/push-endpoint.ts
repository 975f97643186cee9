/**
 * A push service of the journey's own, where browsers of a test have none: it takes what the server sends, as it was
 * sent.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { createECDH, randomBytes } from 'node:crypto';

interface SentPush {
  path: string;
  headers: IncomingHttpHeaders;
  bytes: number;
}

export class PushEndpoint {
  readonly received: SentPush[] = [];
  readonly #server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      this.received.push({ path: request.url ?? '', headers: request.headers, bytes });
      response.writeHead(201).end();
    });
  });

  static async open(): Promise<PushEndpoint> {
    const endpoint = new PushEndpoint();
    endpoint.#server.listen(0, '127.0.0.1');
    await once(endpoint.#server, 'listening');
    return endpoint;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /**
   * Browsers of tests refuse to subscribe, because they reach no push service: this one stands in for it, all else is
   * the browser's own.
   */
  async serve(context: BrowserContext): Promise<void> {
    const browserKeys = createECDH('prime256v1');
    const p256dh = browserKeys.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    await context.addInitScript(
      ({ endpoint, keys }) => {
        const KEPT = 'subscribed-in-this-test';
        const subscription = {
          endpoint,
          toJSON: () => ({ endpoint, expirationTime: null, keys }),
          unsubscribe: async () => {
            localStorage.removeItem(KEPT);
            return true;
          },
        };
        PushManager.prototype.getSubscription = async () =>
          localStorage.getItem(KEPT) ? (subscription as unknown as PushSubscription) : null;
        PushManager.prototype.subscribe = async () => {
          localStorage.setItem(KEPT, 'yes');
          return subscription as unknown as PushSubscription;
        };
      },
      { endpoint: `${this.origin}/phone`, keys: { p256dh, auth } },
    );
  }
}
