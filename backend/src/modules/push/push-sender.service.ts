import { Inject, Injectable, Logger } from '@nestjs/common';
import webPush from 'web-push';
import type { PushPayload } from '#libs/contracts/push';
import { pushOutcome, retryNotBefore } from '#libs/domain/push-answer';
import { staffEmailOf } from '../../common/school-addresses.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { RetryLater } from '../jobs/retry-later.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSubscriptionsService, type PushTarget } from './push-subscriptions.service.js';

/** After a day it is no news any more: neither kept by the push service nor tried again. */
const PUSH_LIFE_SECONDS = 86_400;
/** A job must end within five minutes, and others wait behind it. */
const TIMEOUT_MS = 10_000;

export interface QueuedPush {
  subscriptionId: number;
  payload: PushPayload;
  /** ISO 8601 UTC */
  toldAt: string;
}

/** Encrypts a push for one browser (RFC 8291) and hands it to its push service (RFC 8030, 8292). */
@Injectable()
export class PushSenderService {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly keys: PushKeysService,
    private readonly subscriptions: PushSubscriptionsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** The job. @throws when the push service is away or asks to wait, so that the queue tries again */
  async send({ subscriptionId, payload, toldAt }: QueuedPush): Promise<void> {
    const leftSeconds = PUSH_LIFE_SECONDS - Math.floor((Date.now() - Date.parse(toldAt)) / 1000);
    const target = leftSeconds > 0 ? await this.subscriptions.find(subscriptionId) : undefined;
    if (!target) return;
    const answer = await this.post(target, payload, Math.min(leftSeconds, PUSH_LIFE_SECONDS));
    switch (pushOutcome(answer.status)) {
      case 'delivered':
        return;
      case 'ended':
        return this.subscriptions.removeEnded(target.id);
      case 'later':
        throw new RetryLater(
          `${hostOf(target)} answered ${answer.status}`,
          retryNotBefore(answer.headers.get('retry-after'), Date.now()),
        );
      case 'refused':
        this.logger.warn(`A push was dropped: ${hostOf(target)} answered ${answer.status}`);
    }
  }

  private async post(
    { endpoint, p256dh, auth }: PushTarget,
    payload: PushPayload,
    ttlSeconds: number,
  ): Promise<Response> {
    const { publicKey, privateKey } = await this.keys.read();
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: `mailto:${staffEmailOf(this.env)}`, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: 'high',
        topic: payload.tag,
      },
    );
    // fetch counts the body itself.
    const { 'Content-Length': _length, ...others } = headers as Record<string, string | number>;
    const answer = await fetch(endpoint, {
      method,
      headers: Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      // Followed, it could lead to a host that nobody allowed.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer;
  }
}

/** The rest of an endpoint is a secret of its browser. */
function hostOf({ endpoint }: PushTarget): string {
  return new URL(endpoint).host;
}
