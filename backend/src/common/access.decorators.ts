import { createParamDecorator, type ExecutionContext, ForbiddenException, SetMetadata } from '@nestjs/common';
import type { ApiKeyAccess, ApiKeyResource } from '#libs/contracts/api-key';
import { LOGIN_RULES, SECOND_FACTOR, SIGN_IN_REASONS } from '#libs/contracts/auth';
import type { UserRole } from '#libs/contracts/user';

/** The key by which a script makes a request. */
export interface ActingApiKey {
  id: number;
  name: string;
  access: ApiKeyAccess;
  resources: ApiKeyResource[];
}

/**
 * Who makes the request, as the database knew them when it came in: a person by their session, or a script by a key
 * that they made.
 */
export interface CurrentUser {
  id: number;
  username: string;
  role: UserRole;
  /** Undefined: by a key. */
  sessionId?: number;
  apiKey?: ActingApiKey;
  /** The last use of session or key is older than what the database says by a minute or more. */
  useIsUnwritten: boolean;
  /** An admin of whom the owner asks for a second factor, and who has none. Never of a key. */
  mustSetUpSecondFactor?: boolean;
}

/**
 * What every route for staff asks before it looks at anything.
 * @throws ForbiddenException for role user, and for an admin who must set up a second factor first
 */
export function requireStaff({ role, mustSetUpSecondFactor }: CurrentUser): void {
  if (role !== 'admin') throw new ForbiddenException(LOGIN_RULES.notAdmin);
  if (mustSetUpSecondFactor)
    throw new ForbiddenException({ message: SECOND_FACTOR.needed, reason: SIGN_IN_REASONS.secondFactorNeeded });
}

/** Who acts, for whatever keeps that: the history of a record, the activity log. */
export interface Actor {
  kind: 'person' | 'key';
  /** Of the account, or of the key. */
  id: number;
  /** The username, or `API key "name"`. */
  name: string;
}

/** The one place that tells a person's deeds from a key's. */
export function actorOf({ id, username, apiKey }: Pick<CurrentUser, 'id' | 'username' | 'apiKey'>): Actor {
  return apiKey
    ? { kind: 'key', id: apiKey.id, name: `API key "${apiKey.name}"` }
    : { kind: 'person', id, name: username };
}

/** What the guard leaves on the request for this decorator. */
export interface WithCurrentUser {
  currentUser?: CurrentUser;
  /** Who is known, and refused before anybody was asked what they may do: for the activity log alone. */
  refusedUser?: CurrentUser;
}

/** The signed-in user as a parameter of a handler that is not public. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): CurrentUser => {
  const user = context.switchToHttp().getRequest<WithCurrentUser>().currentUser;
  if (!user) throw new Error('A public route has no signed-in user');
  return user;
});

export const IS_PUBLIC = 'isPublic';

/** Opens a route (or a whole controller) to everyone. Without it a route needs a signed-in admin: deny by default. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

export const ANY_ROLE = 'anyRole';
export const SUPER_USER_ONLY = 'superUserOnly';
export const COOKIE_ALONE = 'cookieAlone';
export const WITHOUT_TOUCHING_SESSION = 'withoutTouchingSession';

/** A signed-in account of any role may call this route, not only an admin. */
export const AnyRole = () => SetMetadata(ANY_ROLE, true);

/** Only the super-user, the owner of the school, may call this route: other admins get a 403. */
export const SuperUserOnly = () => SetMetadata(SUPER_USER_ONLY, true);

/** The session cookie is enough here, without a header: only for GET of the unread count (CONTRACT "Sign-in"). */
export const CookieAlone = () => SetMetadata(COOKIE_ALONE, true);

/** Calling this route does not keep the session alive: for polling. */
export const WithoutTouchingSession = () => SetMetadata(WITHOUT_TOUCHING_SESSION, true);
