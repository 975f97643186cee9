/**
 * Whether somebody is signed in here: the documented key of local storage holds the user's id, and nothing secret
 * (the session cookie proves it to the server). Signing in or out in one tab does the same in every other tab.
 */
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';

interface SessionState {
  userId: string | null;
  /** Why the last session ended, when the server ended it: one sentence for the login form. */
  endedBecause: string | null;
  /** The owner asks for a second step, and this person has none: nothing else is answered until they do. */
  mustSetUpSecondStep?: true;
}

export interface Session {
  state(): SessionState;
  begin(userId: number): void;
  end(because?: string): void;
  askForSecondStep(): void;
  /** The second step is set up. */
  goOn(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * @param storage local storage
 * @param tabs the window: what receives `storage` events when another tab writes
 */
export function createSession(storage: Storage, tabs: EventTarget): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { userId: storage.getItem(ADMIN_TOKEN_KEY), endedBecause: null };

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  tabs.addEventListener('storage', () => {
    const userId = storage.getItem(ADMIN_TOKEN_KEY);
    if (userId !== state.userId) change({ userId, endedBecause: null });
  });

  return {
    state: () => state,
    begin(userId) {
      storage.setItem(ADMIN_TOKEN_KEY, String(userId));
      change({ userId: String(userId), endedBecause: null });
    },
    end(because) {
      // Several requests may fail together: the first sentence stays.
      if (state.userId === null) return;
      storage.removeItem(ADMIN_TOKEN_KEY);
      change({ userId: null, endedBecause: because ?? null });
    },
    askForSecondStep() {
      if (state.userId !== null && !state.mustSetUpSecondStep) change({ ...state, mustSetUpSecondStep: true });
    },
    goOn() {
      change({ userId: state.userId, endedBecause: null });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
