/** Nothing to see, but no address goes over it. */
const BREAK = '\u200b';
/** A scheme's `://`, an @, what follows `www`, and the dot before what could be a top-level domain: the dots of other scripts count too. */
const LINK_JOINTS = /:(?=\/\/)|@|(?<=www)\.|[.\u3002\uff0e\uff61](?=\p{L}{2})/giu;
/** Characters that turn the direction of what follows, a number or an amount too. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A stranger's text as a mail may show it: mail programs make links of whatever looks like an address, and whoever orders
 * chooses whom the school writes to. The text looks the same, and nothing in it can be pressed.
 */
export function unlinked(text: string): string {
  return text.replaceAll(DIRECTIONS, '').replaceAll(LINK_JOINTS, (joint) => `${joint}${BREAK}`);
}
