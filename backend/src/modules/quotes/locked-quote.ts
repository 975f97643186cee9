import { isDeepStrictEqual } from 'node:util';
import { ConflictException } from '@nestjs/common';
import { LOCKED_REASON } from '#libs/contracts/invoice-lock';
import { cannotChangeQuote, QUOTE_RULES } from '#libs/contracts/quote';
import { openQuoteFields } from '#libs/domain/quote';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { changedReadOnly } from '../../common/records/read-only-fields.js';
import type { QuoteRecord } from './quote.entity.js';

/**
 * What was read may be sent back; another value of anything but the open fields is refused, read-only ones too. To be
 * asked under the quote's row lock.
 * @param given the fields that were sent, as they would be stored
 * @throws ConflictException with the way out, RefusedFields for a sent one that would be valid for less
 */
export function refuseChangesOfSent(dto: object, given: object, before: QuoteRecord): void {
  const { status, quoteNumber, validUntil } = before;
  if (status === 'draft') return;
  const open = openQuoteFields(status);
  const sent = plain(given);
  const stored = plain(before);
  const isRewritten =
    changedReadOnly(dto, before).length > 0 ||
    Object.keys(sent).some((field) => !open.includes(field) && !isDeepStrictEqual(sent[field], stored[field]));
  if (isRewritten)
    throw new ConflictException({ message: cannotChangeQuote(quoteNumber, status), reason: LOCKED_REASON });
  const until = sent['validUntil'];
  if (typeof until === 'string' && until < validUntil)
    throw new RefusedFields({ validUntil: QUOTE_RULES.validUntil.earlier });
}

/** As it crosses the wire: a class, or a field that is undefined, makes no difference. */
function plain(fields: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
}
