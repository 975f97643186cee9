import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { UserRole } from '#libs/contracts/user';

/** Who makes the request, as the database knew them when it came in. */
export interface CurrentUser {
  id: number;
  username: string;
  role: UserRole;
  sessionId: number;
  /** The session's last use is older than what the database says by a minute or more. */
  useIsUnwritten: boolean;
}

/** What the guard leaves on the request for this decorator. */
export interface WithCurrentUser {
  currentUser?: CurrentUser;
}

/** The signed-in user as a parameter of a handler that is not public. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): CurrentUser => {
  const user = context.switchToHttp().getRequest<WithCurrentUser>().currentUser;
  if (!user) throw new Error('A public route has no signed-in user');
  return user;
});
