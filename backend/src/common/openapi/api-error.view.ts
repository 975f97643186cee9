import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ApiError } from '#libs/contracts/api-error';

/** Every error answer (CONTRACT section 2, "Errors"). */
export class ApiErrorBody implements ApiError {
  @ApiProperty({ example: 400 })
  statusCode: number;

  @ApiProperty({ example: 'Bad Request', description: "The status's name." })
  error: string;

  @ApiProperty({ example: 'Question must be at least 5 characters', description: 'One sentence fit for a person.' })
  message: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'On a 400 each refused field and its message; ' +
      'on a 409 of an order what is no longer as it was sent, like items.0.price.',
  })
  errors?: Record<string, string>;

  @ApiPropertyOptional({
    example: 'possible duplicate',
    description: 'Where one status has several reasons that a program has to tell apart.',
  })
  reason?: string;

  @ApiPropertyOptional({
    type: [String],
    example: ['2026-12-23'],
    description: 'On the 409 of a trial booking the next dates on which the class has a place.',
  })
  nextDates?: string[];
}
