import { HttpException, HttpStatus } from '@nestjs/common';

/** A 429 whose answer carries `Retry-After`. */
export class TooManyRequests extends HttpException {
  constructor(message: string, retryAfterSeconds: number) {
    super({ message, retryAfterSeconds }, HttpStatus.TOO_MANY_REQUESTS);
  }
}
