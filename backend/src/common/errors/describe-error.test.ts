import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { closedBooksRefusal } from '#libs/domain/books';
import { describeError } from './describe-error.js';
import { RefusedFields } from './exceptions.js';

const fromPostgres = (code: string) =>
  new QueryFailedError('SELECT secret', [], Object.assign(new Error('detail of the database'), { code }));
const fromNode = (code: string) => Object.assign(new Error(`connect ${code}`), { code });
const fromFastify = (code: string, statusCode: number) =>
  Object.assign(new Error('words of the framework'), { code, statusCode });

describe('describeError', () => {
  it.each([
    ['22P05', 400],
    ['22003', 400],
    ['22007', 400],
    ['22021', 400],
    ['22P02', 400],
    ['23502', 400],
    ['23514', 400],
    ['23505', 409],
    ['23503', 409],
    ['23P01', 409],
    ['40001', 409],
    ['40P01', 409],
    ['08006', 503],
    ['08P01', 503],
    ['57P01', 503],
    ['57P03', 503],
    ['57014', 503],
    ['55P03', 503],
    ['53000', 503],
    ['53100', 503],
    ['53200', 503],
    ['53300', 503],
    ['53400', 503],
    ['58000', 503],
    ['58030', 503],
    ['58P01', 503],
    ['25006', 503],
    ['42P01', 500],
    ['42601', 500],
  ])('SQLSTATE %s is a %d and tells nothing of the database', (code, statusCode) => {
    const described = describeError(fromPostgres(code));
    expect(described.statusCode).toBe(statusCode);
    expect(described.message).not.toMatch(/detail|secret|SELECT/);
    expect(described.retryAfterSeconds !== undefined).toBe(statusCode === 503);
  });

  it('a write in closed books is a 409 that says until when', () => {
    const closed = Object.assign(new Error('the books are closed'), { code: 'SC002', detail: '2027-01-31' });
    expect(describeError(new QueryFailedError('INSERT secret', [], closed))).toMatchObject({
      statusCode: 409,
      message: closedBooksRefusal('2027-01-31'),
    });
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])(
    '%s on the way to the database is a 503',
    (code) => {
      expect(describeError(fromNode(code))).toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    },
  );

  it.each([new QueryRunnerAlreadyReleasedError(), new QueryRunnerProviderAlreadyReleasedError()])(
    'a connection that broke within a transaction is a 503',
    (error) => {
      expect(describeError(error)).toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    },
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
  ])('"%s" is a 503', (message) => {
    expect(describeError(new Error(message))).toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
  });

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'The request body is too large'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'The request body must be JSON (Content-Type: application/json)'],
    ['FST_ERR_CTP_INVALID_JSON_BODY', 400, 'The request body is not valid JSON'],
    ['ECONNRESET', 400, 'The request broke off'],
    ['FST_ERR_SOMETHING_NEW', 400, 'The request could not be read'],
  ])('%s is a %d in our words, bare or wrapped by Nest', (code, statusCode, message) => {
    const error = fromFastify(code, statusCode);
    expect(describeError(error)).toEqual({ statusCode, message });
    expect(describeError(new HttpException(error.message, statusCode, { cause: error }))).toEqual({
      statusCode,
      message,
    });
  });

  it.each([
    [
      'an exception with a sentence',
      new NotFoundException('There is no FAQ with this id'),
      { statusCode: 404, message: 'There is no FAQ with this id' },
    ],
    ['an exception without one', new HttpException({}, 429), { statusCode: 429, message: 'Too Many Requests' }],
    ['several sentences', new BadRequestException(['One', 'Two']), { statusCode: 400, message: 'One. Two' }],
    [
      'refused fields',
      new RefusedFields({ a: 'A is required', b: 'B is required' }),
      { statusCode: 400, message: 'A is required', errors: { a: 'A is required', b: 'B is required' } },
    ],
  ])('keeps %s', (_what, error, expected) => {
    expect(describeError(error)).toEqual(expected);
  });

  it.each([
    ['a programming error', new TypeError('x is undefined')],
    ['a fault of the framework', fromFastify('FST_ERR_SEND_INSIDE_ONERR', 500)],
    ['text', 'boom'],
    ['nothing', undefined],
  ])('%s is a 500 that tells nothing', (_what, error) => {
    expect(describeError(error)).toEqual({
      statusCode: 500,
      message: 'Something went wrong on our side. Please try again later',
    });
  });
});
