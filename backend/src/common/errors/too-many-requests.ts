import { HttpException, HttpStatus } from '@nestjs/common';

/** For whoever asks too often, where nothing more helpful can be said. */
export const TOO_MANY_FROM_ADDRESS = 'Too many requests from your address. Please wait a few minutes and try again';

/** A 429 whose answer carries `Retry-After`. */
export class TooManyRequests extends HttpException {
  constructor(message: string, retryAfterSeconds: number) {
    super({ message, retryAfterSeconds }, HttpStatus.TOO_MANY_REQUESTS);
  }
}
