import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../common/access.decorators.js';

/**
 * Who acts, for the activity log: each statement of theirs says so in a comment at its end, which the triggers of
 * migration ActivityLog read (decision 56). It costs no round trip, holds behind a pooler, and cannot outlive its
 * statement.
 */
const acting = new AsyncLocalStorage<Pick<Actor, 'kind' | 'id'> | undefined>();

/** What is written meanwhile is this actor's doing; undefined: nobody's, and not logged. */
export function actAs<T>(actor: Pick<Actor, 'kind' | 'id'> | undefined, work: () => T): T {
  return acting.run(actor, work);
}

/** The statement as the database is to get it. A kind and a number: no text of anybody's comes in. */
export function signedStatement(text: string): string {
  const actor = acting.getStore();
  return actor ? `${text}\n/* by ${actor.kind} ${actor.id} */` : text;
}
