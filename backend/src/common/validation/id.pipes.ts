import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { SESSION_ID } from '#libs/contracts/session-id';
import { RefusedFields } from '../errors/exceptions.js';

const WHOLE_NUMBER = /^[1-9]\d{0,9}$/;
/** PostgreSQL's integer: a greater number names no record. */
export const MAX_ID = 2_147_483_647;

/** The id in a path. Text that can be no id names no record, so it is a 404 like any other missing one. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = WHOLE_NUMBER.test(text) ? Number(text) : undefined;
    if (id === undefined || id > MAX_ID) throw new NotFoundException('There is no record with this id');
    return id;
  }
}

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
