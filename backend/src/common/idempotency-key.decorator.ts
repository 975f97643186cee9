import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';

const Key = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[IDEMPOTENCY_KEY.header.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.pattern.test(key))
    throw new BadRequestException(IDEMPOTENCY_KEY.invalid);
  return key;
});

/**
 * The request's Idempotency-Key, as a parameter of a handler that does the same thing once however often it is sent;
 * null without the header.
 */
export function IdempotencyKey(): ParameterDecorator {
  return (prototype, method, index) => {
    Key()(prototype, method, index);
    if (method === undefined) throw new Error('An Idempotency-Key belongs to a handler');
    const handler = Object.getOwnPropertyDescriptor(prototype, method) as PropertyDescriptor;
    const { header, maxLength, pattern } = IDEMPOTENCY_KEY;
    ApiHeader({
      name: header,
      required: false,
      schema: { type: 'string', minLength: 1, maxLength, pattern: pattern.source },
    })(prototype, method, handler);
  };
}
