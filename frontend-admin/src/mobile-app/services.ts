/** What landing page and tools share: who is signed in here, and what was read. */
import { createQueryClient } from '../query-client';
import { createSession } from '../session';

export const session = createSession(window.localStorage, window);
export const queryClient = createQueryClient();
