const NO_ROUTE = '(no such address)';
/** Behind these a number is that of a record, which opens nothing without a sign-in. */
const STAFF_ROUTES = '/api/admin/';
const RECORD_ID = /^\d{1,10}$/;

/**
 * The pattern of the route that was matched: what a visitor's address holds besides (an order number, a session, a
 * link's secret) opens a record without a sign-in, and an address that no route knows may hold anything.
 */
export function loggedPath(pattern: string | undefined, params: unknown): string {
  if (pattern === undefined) return NO_ROUTE;
  if (!pattern.startsWith(STAFF_ROUTES)) return pattern;
  const values = (params ?? {}) as Record<string, string>;
  return pattern.replaceAll(/:(\w+)/g, (written, name: string) =>
    RECORD_ID.test(values[name] ?? '') ? values[name]! : written,
  );
}
