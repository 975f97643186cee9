/**
 * The owner's facts inside a page's HTML: what the server rendered from is what the page goes on with. A page without
 * them says what the demonstration does.
 */
import { type OwnFacts, takeFacts } from '#libs/school/facts';

const ELEMENT_ID = 'school-facts';

/** For the head of the page, where it is before any script; nothing while the owner has changed nothing. */
export function factsElement(own: OwnFacts): string | undefined {
  if (Object.keys(own).length === 0) return undefined;
  const json = JSON.stringify(own).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** To be called before the first render. */
export function takeFactsOfPage(): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  if (json) takeFacts(JSON.parse(json) as OwnFacts);
}
