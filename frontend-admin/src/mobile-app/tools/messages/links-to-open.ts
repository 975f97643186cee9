/**
 * The chat or mail that a press on Save & Send is to open once the answer is stored. Only for a moment: a browser opens
 * nothing that was asked for long ago, and nobody wants it then; the saved answer has the same link.
 */
const FOR_MS = 5_000;

const links = new Map<string, { link: string; askedAt: number }>();

export function openWhenSaved(key: string, link: string): void {
  links.set(key, { link, askedAt: Date.now() });
}

/** Once. */
export function takeLink(key: string): string | undefined {
  const asked = links.get(key);
  links.delete(key);
  return asked && Date.now() - asked.askedAt < FOR_MS ? asked.link : undefined;
}
