// The page of the public site where a client reads a quote and answers it: its address bears the secret of the link.

export const QUOTE_PAGE = '/quote';
const WITH_SECRET = new RegExp(String.raw`^${QUOTE_PAGE}/([\w-]{43})$`);

export function quotePath(token: string): string {
  return `${QUOTE_PAGE}/${token}`;
}

/** The secret in the path of a page; undefined: it is no quote's. */
export function quoteTokenIn(pathname: string): string | undefined {
  return WITH_SECRET.exec(pathname)?.[1];
}
