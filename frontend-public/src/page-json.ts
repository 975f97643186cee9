/** Data inside a page's HTML: what the server rendered from is what the page goes on with. */

/** For the head of the page, where it is before any script. */
export function jsonElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Undefined where the page came without it. */
export function jsonInPage(id: string): unknown {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
