/**
 * The owner's facts inside a page's HTML: what the server rendered from is what the page goes on with. A page without
 * them says what the demonstration does.
 */
import { type OwnFacts, takeFacts } from '#libs/school/facts';
import { jsonElement, jsonInPage } from './page-json';

const ELEMENT_ID = 'school-facts';

/** For the head of the page, where it is before any script; nothing while the owner has changed nothing. */
export function factsElement(own: OwnFacts): string | undefined {
  if (Object.keys(own).length === 0) return undefined;
  return jsonElement(ELEMENT_ID, own);
}

/** To be called before the first render. */
export function takeFactsOfPage(): void {
  const own = jsonInPage(ELEMENT_ID) as OwnFacts | undefined;
  if (own) takeFacts(own);
}
