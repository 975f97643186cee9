/**
 * Of two people who change a record at once, the later one is told instead of overwriting: If-Match (RFC 9110 section
 * 13.1.1).
 */
import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MALFORMED_IF_MATCH } from '#libs/contracts/api-error';
import { isMatch, type MatchCondition, recordTag, parseIfMatch } from '#libs/domain/record-tag';
import { StaleRecordException } from '../errors/exceptions.js';

/**
 * SQL for the updatedAt of a change: later than the one before by a millisecond at least, whatever the clock does. So
 * no two states of a record have the same tag.
 */
export const NEXT_UPDATED_AT =
  "greatest(date_trunc('milliseconds', clock_timestamp()), " +
  "date_trunc('milliseconds', updated_at) + interval '1 millisecond')";

/**
 * To be asked in the transaction of the change, of a record that is locked.
 * @param condition undefined: the caller wants to change whatever is there
 * @throws StaleRecordException
 */
export function requireMatch(condition: MatchCondition | undefined, current: { updatedAt: Date }, noun: string): void {
  if (condition !== undefined && !isMatch(condition, recordTag(current.updatedAt)))
    throw new StaleRecordException(noun, current);
}

const Condition = createParamDecorator((_: unknown, context: ExecutionContext): MatchCondition | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (header === undefined) return undefined;
  return parseIfMatch(header) ?? malformed();
});

/**
 * What the request's If-Match asks for, as a parameter of a handler that changes a record; undefined without the
 * header.
 */
export function IfMatch(): ParameterDecorator {
  return (prototype, method, index) => {
    Condition()(prototype, method, index);
    if (method === undefined) throw new Error('If-Match belongs to a handler');
    const handler = Object.getOwnPropertyDescriptor(prototype, method) as PropertyDescriptor;
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        "The record's ETag as it was read, which is its updatedAt in quotes: what " +
        'was changed since then is a 412, and stays. Without it the change is made ' +
        'whatever is there, unless the body brings an older updatedAt along (400).',
      schema: { type: 'string', example: '"2026-04-16T10:00:00.000Z"' },
    })(prototype, method, handler);
  };
}

function malformed(): never {
  throw new BadRequestException(MALFORMED_IF_MATCH);
}
