// Where a browser wants its pushes sent. The server posts there, so it must be a push service that the school knows.

/**
 * @param allowed hosts whose https addresses are meant, their subdomains too (`push.apple.com`), or whole origins
 *   (`http://127.0.0.1:8080`)
 * @returns the address as it is kept; undefined for an address of any other host, or that is none
 */
export function allowedPushEndpoint(endpoint: string, allowed: readonly string[]): string | undefined {
  const url = parse(endpoint);
  if (url === undefined || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return allowed.some((entry) => isOf(url, entry)) ? url.href : undefined;
}

function isOf(url: URL, entry: string): boolean {
  if (entry.includes('://')) return url.origin === entry;
  return url.protocol === 'https:' && url.port === '' && (url.hostname === entry || url.hostname.endsWith(`.${entry}`));
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
