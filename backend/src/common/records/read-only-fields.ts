/**
 * Fields of a record that the server fills in: sent back in a PUT as they were read they are ignored, with another
 * value the PUT is refused (CONTRACT section 2, "Bodies"). The DTO carries what was sent of them to where the record is
 * known.
 */
import { isDeepStrictEqual } from 'node:util';
import { RefusedFields } from '../errors/exceptions.js';

/** A symbol goes along when a DTO's fields are spread, and no column bears it. */
const SENT = Symbol('sentReadOnly');

type Carrier = { [SENT]?: Record<string, unknown> };

export function carryReadOnly(dto: object, sent: Record<string, unknown>): void {
  if (Object.keys(sent).length > 0) (dto as Carrier)[SENT] = sent;
}

/**
 * To be asked where the record is locked, after its If-Match.
 * @param current the record as its GET answers it
 * @throws RefusedFields
 */
export function refuseChangedReadOnly(dto: object, current: object): void {
  const changed = changedReadOnly(dto, current);
  if (changed.length > 0)
    throw new RefusedFields(Object.fromEntries(changed.map((field) => [field, `${field} cannot be changed`])));
}

/** The read-only fields that were sent with another value than the record's. */
export function changedReadOnly(dto: object, current: object): string[] {
  const sent = (dto as Carrier)[SENT];
  if (!sent) return [];
  const read = JSON.parse(JSON.stringify(current)) as Record<string, unknown>;
  return Object.keys(sent).filter((field) => !isDeepStrictEqual(sent[field], read[field]));
}
