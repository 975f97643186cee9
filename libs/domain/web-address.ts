// Web addresses that staff store and the site links to or shows (CONTRACT section 2, "Web addresses"): http or https,
// or a path of this site beginning with a single slash. Nothing that a browser would run, or read as another site.

/** Longer ones are cut off by proxies and browsers. */
export const MAX_WEB_ADDRESS_LENGTH = 2000;

/** Browsers drop or turn round these inside addresses; in a stored one they only hide where it leads. */
const MISLEADING = /[\p{C}\p{Z}\s\\]/u;
const HTTP = /^https?:\/\/[^/?#]/i;
const SITE_PATH = /^\/(?!\/)/;
/** `http://../` parses, but nobody has such a name. */
const NAMED_HOST = /[\p{L}\p{N}]/u;

/** An address of any site: http or https, with a host, and without a name or password before it. */
export function isHttpAddress(text: string): boolean {
  if (isTooLong(text) || MISLEADING.test(text) || !HTTP.test(text)) return false;
  const url = parse(text);
  return url !== undefined && url.username === '' && url.password === '' && NAMED_HOST.test(url.hostname);
}

/** An address of any site, or a path of this one: `/images/logo.png`, but not `//host`. */
export function isWebAddress(text: string): boolean {
  if (isHttpAddress(text)) return true;
  return !isTooLong(text) && !MISLEADING.test(text) && SITE_PATH.test(text);
}

/** An image: its address, or the image itself as inline data (`data:…`), whose content the server judges. */
export function isImageField(text: string): boolean {
  return text.startsWith('data:') || isWebAddress(text);
}

function isTooLong(text: string): boolean {
  return text.length > MAX_WEB_ADDRESS_LENGTH;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
