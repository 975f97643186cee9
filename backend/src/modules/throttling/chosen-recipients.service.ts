import { Inject, Injectable } from '@nestjs/common';
import { addressGroup } from '#libs/domain/address-group';
import { senderKey } from '#libs/domain/suspected-spam';
import { ENV, type Env } from '../../config/env.js';
import { type AttemptLimit, AttemptsService } from '../attempts/attempts.service.js';

const MAX_PER_HOUR = 10;
/** A family or a few colleagues; a stranger with addresses without number took all places of eight weeks in a night. */
const MAX_PLACES_A_DAY = 12;

/** A network that asks for a place, and what it is told when it holds enough. */
interface AskingNetwork {
  address: string;
  refusal: string;
}

/**
 * Whoever books, or asks to be told, chooses whom the school writes to, and may be a stranger to them: from however
 * many network addresses it is asked, one mailbox gets only so much of it; and for however many mailboxes, one network
 * gets only so many places. Kept in PostgreSQL, for all replicas; RATE_LIMIT_SCALE multiplies both.
 */
@Injectable()
export class ChosenRecipientsService {
  constructor(
    private readonly attempts: AttemptsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Does what `email` is told of, and counts it only when it could be done.
   * @throws TooManyRequests that says `refusal`
   */
  whenFree<T>(email: string, refusal: string, act: () => Promise<T>): Promise<T> {
    return this.attempts.whenFree([this.ofMailbox(email, refusal)], act);
  }

  /**
   * The same for what takes a place that others want.
   * @throws TooManyRequests that says a refusal
   */
  placeWhenFree<T>(email: string, refusal: string, network: AskingNetwork, act: () => Promise<T>): Promise<T> {
    const ofNetwork = {
      key: `places for ${addressGroup(network.address)}`,
      max: this.scaled(MAX_PLACES_A_DAY),
      windowMinutes: 24 * 60,
      refusal: network.refusal,
    };
    return this.attempts.whenFree([this.ofMailbox(email, refusal), ofNetwork], act);
  }

  private ofMailbox(email: string, refusal: string): AttemptLimit & { refusal: string } {
    return { key: `booked for ${senderKey(email)}`, max: this.scaled(MAX_PER_HOUR), windowMinutes: 60, refusal };
  }

  private scaled(max: number): number {
    return Math.max(1, Math.round(max * this.env.rateLimitScale));
  }
}
