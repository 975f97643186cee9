import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../common/access.decorators.js';

/**
 * The actor of the current request, for the activity log. Each statement carries the actor in a trailing SQL comment,
 * which the triggers of migration ActivityLog read (decision 56): no extra round trip, and it works behind a pooler.
 */
const acting = new AsyncLocalStorage<Pick<Actor, 'kind' | 'id'> | undefined>();

/** Runs work with this actor; with undefined its writes are not logged. */
export function runAsActor<T>(actor: Pick<Actor, 'kind' | 'id'> | undefined, work: () => T): T {
  return acting.run(actor, work);
}

/** Appends the actor as a kind and a number only, so nothing can be injected. */
export function withActorComment(text: string): string {
  const actor = acting.getStore();
  return actor ? `${text}\n/* by ${actor.kind} ${actor.id} */` : text;
}
