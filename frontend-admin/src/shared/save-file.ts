const KEPT_MS = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  followLink(address, { download: name });
  // Some browsers read the address only a moment later.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Follows a link as if it had been pressed. */
export function followLink(
  href: string,
  attributes: Partial<Pick<HTMLAnchorElement, 'download' | 'target' | 'rel'>> = {},
): void {
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  document.body.append(link);
  link.click();
  link.remove();
}
