// In a file of its own, because every page of the site looks whether staff are signed in.

/** Where the back-office keeps the signed-in user's id, never the secret (spec 1 section 3). */
export const ADMIN_TOKEN_KEY = 'admin_token';
