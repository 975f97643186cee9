/**
 * Of two people who change a record at once, the later one is told instead of overwriting: If-Match (RFC 9110 section
 * 13.1.1).
 */
import { isMatch, type MatchCondition, recordTag } from '#libs/domain/record-tag';
import { StaleRecordException } from '../errors/stale-record.exception.js';

/**
 * SQL for the updatedAt of a change: later than the one before by a millisecond at least, whatever the clock does. So
 * no two states of a record have the same tag.
 */
export const NEXT_UPDATED_AT =
  "greatest(date_trunc('milliseconds', clock_timestamp()), date_trunc('milliseconds', updated_at) + interval '1 millisecond')";

/**
 * To be asked in the transaction of the change, of a record that is locked.
 * @param condition undefined: the caller wants to change whatever is there
 * @throws StaleRecordException
 */
export function requireMatch(condition: MatchCondition | undefined, current: { updatedAt: Date }, noun: string): void {
  if (condition !== undefined && !isMatch(condition, recordTag(current.updatedAt)))
    throw new StaleRecordException(noun, current);
}
