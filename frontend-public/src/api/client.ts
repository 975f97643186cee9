/**
 * How the site talks to the server (spec 1 section 7): JSON with cookies, and any answer that is not OK is raised as a
 * failure whose message is the status code, a colon, and the body's text (the status text when the body is empty).
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(readonly status: number, readonly body: string) {
    super(`${status}: ${body}`);
  }
}

/** The answer's JSON, checked by nobody: the caller names the contract's type. Rejects with ApiFailure, or a TypeError without a connection. */
export async function fetchJson<T>(path: string, init: Omit<RequestInit, 'headers'> = {}): Promise<T> {
  const response = await fetch(path, {
    ...init,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new ApiFailure(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as T;
}
