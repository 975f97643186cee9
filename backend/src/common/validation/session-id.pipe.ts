import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { SESSION_ID } from '#libs/contracts/session-id';
import { RefusedFields } from '../errors/exceptions.js';

/** The session id of a chat or a cart in a path. What can be none is a 400. */
@Injectable()
export class SessionIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!SESSION_ID.pattern.test(text)) throw new RefusedFields({ sessionId: SESSION_ID.invalid });
    return text;
  }
}

/** Describes a path's `{sessionId}`. */
export const ApiSessionId = () =>
  ApiParam({
    name: 'sessionId',
    schema: {
      type: 'string',
      pattern: SESSION_ID.pattern.source,
      minLength: SESSION_ID.minLength,
      maxLength: SESSION_ID.maxLength,
    },
  });
