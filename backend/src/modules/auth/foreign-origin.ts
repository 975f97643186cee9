/**
 * A browser sends the session cookie along with requests that another site makes. Such a site cannot hide where it
 * comes from: the browser adds Origin, or at least Sec-Fetch-Site, by itself (CONTRACT "Sign-in").
 */
interface RequestOrigin {
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** The Host header: what the browser itself believes it is talking to. */
  host: string | undefined;
}

/** Whether the request was made by a page of another origin than `publicUrl` or the host it was sent to. */
export function isForeign(request: RequestOrigin, publicUrl: string): boolean {
  if (request.origin === undefined)
    return request.secFetchSite === 'cross-site' || request.secFetchSite === 'same-site';
  if (!URL.canParse(request.origin)) return true; // "null", from a sandboxed frame or a file
  const origin = new URL(request.origin);
  return origin.origin !== new URL(publicUrl).origin && origin.host !== request.host;
}
