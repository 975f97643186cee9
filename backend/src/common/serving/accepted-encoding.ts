import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'identity' | 'br' | 'gzip';

/**
 * Browsers send one of a few texts: what each asks for is worked out once. Others may send anything, so not for ever.
 */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 200;

/** The best compression that the caller can read, by its Accept-Encoding. */
export function acceptedEncoding({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding {
  const before = known.get(accepted);
  if (before) return before;
  const encoding = (negotiate(accepted, ['br', 'gzip']) as Encoding | null) ?? 'identity';
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(accepted, encoding);
  return encoding;
}
