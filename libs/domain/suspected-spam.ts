// Whether a message of the contact form looks like an advertisement. A guess, so nothing is ever dropped for it: the
// message is kept and flagged, and staff are told.

/** No person reads the form, and writes ten characters into it, in less. */
const QUICKEST_PERSON_MS = 3_000;
/** A visitor may well send a link to a video, or to their company. */
const MOST_LINKS = 2;

const LINK = /https?:\/\/|www\.|\[url|<a\s/giu;

interface MessageTraits {
  fullName: string;
  subject: string;
  message: string;
  /** What came in the field that no person sees. */
  trap: unknown;
  /** How long the form was open, as the sender says. */
  filledInMs: unknown;
}

export function isSuspectedSpam({ fullName, subject, message, trap, filledInMs }: MessageTraits): boolean {
  return (
    isFilled(trap) ||
    isTooQuick(filledInMs) ||
    countLinks(fullName) > 0 ||
    countLinks(`${subject}\n${message}`) > MOST_LINKS
  );
}

function isFilled(trap: unknown): boolean {
  return trap !== undefined && trap !== null && trap !== '';
}

function isTooQuick(filledInMs: unknown): boolean {
  return typeof filledInMs === 'number' && filledInMs < QUICKEST_PERSON_MS;
}

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
