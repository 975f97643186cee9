/** What the nodes of a page's structured data have in common. */
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';

export interface Node {
  '@type': string;
  [property: string]: unknown;
}

/** An address of this site; the server fills in the origin. */
export function absolute(path: string): string {
  return `${ORIGIN_PLACEHOLDER}${path}`;
}

export const schoolId = absolute('/#school');

/** The school, told in full once per page, by its id. */
export const theSchool = { '@id': schoolId };

/** As schema.org writes a price: "79.99". */
export function rand(cents: number): string {
  return (cents / 100).toFixed(2);
}
