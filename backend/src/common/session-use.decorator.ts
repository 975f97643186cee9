import { SetMetadata } from '@nestjs/common';

export const ANY_ROLE = 'anyRole';
export const COOKIE_ALONE = 'cookieAlone';
export const WITHOUT_TOUCHING_SESSION = 'withoutTouchingSession';

/** A signed-in account of any role may call this route, not only an admin. */
export const AnyRole = () => SetMetadata(ANY_ROLE, true);

/** The session cookie is enough here, without a header: only for GET of the unread count (CONTRACT "Sign-in"). */
export const CookieAlone = () => SetMetadata(COOKIE_ALONE, true);

/** Calling this route does not keep the session alive: for polling. */
export const WithoutTouchingSession = () => SetMetadata(WITHOUT_TOUCHING_SESSION, true);
