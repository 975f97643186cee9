import { NO_ANSWER } from '#libs/contracts/api-error';
import { MalformedResponse } from './validated-list';
import { ApiFailure } from './client';
import { refusalOf } from './refusal';

const tooMany = { statusCode: 429, error: 'Too Many Requests', message: 'Please wait' };
const badFields = { statusCode: 400, error: 'Bad Request', message: 'Too short', errors: { password: 'Too short' } };

test.each<[string, unknown, string, Record<string, string>]>([
  ['the sentence of the server', new ApiFailure(429, JSON.stringify(tooMany)), 'Please wait', {}],
  ['refused fields', new ApiFailure(400, JSON.stringify(badFields)), 'Too short', { password: 'Too short' }],
  ['no connection', new TypeError('Failed to fetch'), NO_ANSWER.unreachable, {}],
  ['a proxy without its server', new ApiFailure(502, '<html>Bad Gateway</html>'), NO_ANSWER.unreachable, {}],
  [
    'a server that knows its database is away',
    new ApiFailure(503, '{"message":"Please try again shortly"}'),
    'Please try again shortly',
    {},
  ],
  ['an answer of somebody else', new ApiFailure(500, 'oops'), NO_ANSWER.unclear, {}],
  ['JSON that is no error', new ApiFailure(500, 'null'), NO_ANSWER.unclear, {}],
  [
    'a sentence that is none',
    new ApiFailure(400, '{"message":["Too short"],"errors":{"password":{"code":7},"name":"Too long"}}'),
    NO_ANSWER.unclear,
    { name: 'Too long' },
  ],
  ['an empty sentence', new ApiFailure(500, '{"message":"","errors":null}'), NO_ANSWER.unclear, {}],
  ['an answer of another shape', new MalformedResponse('The answer is no list'), NO_ANSWER.unclear, {}],
  ['a fault of our own', new Error('x is undefined'), NO_ANSWER.unclear, {}],
])('%s', (_case, error, sentence, fields) => {
  expect(refusalOf(error)).toEqual({ sentence, fields });
});

test('the reason, where one status has several', () => {
  expect(refusalOf(new ApiFailure(404, '{"message":"Gone","reason":"deleted"}'))).toEqual({
    sentence: 'Gone',
    fields: {},
    reason: 'deleted',
  });
});
