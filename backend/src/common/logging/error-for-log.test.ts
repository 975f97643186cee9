import { QueryFailedError } from 'typeorm';
import { growsInProportion } from '#libs/domain/chat/test-growth';
import { errorForLog, errorSentence, redactPersonalData } from './error-for-log.js';

const WHO = 'Thandi Mokoena';
const EMAIL = 'thandi@example.com';
const ORDER = 'SC-0123-4567-89AB-CDEF';
const fromPostgres = (code: string, message: string) => {
  const driverError = Object.assign(new Error(message), {
    code,
    table: 'orders',
    detail: `Failing row contains (${WHO})`,
    where: `unnamed portal parameter $1 = '${EMAIL}'`,
  });
  return new QueryFailedError('INSERT INTO orders VALUES ($1)', [WHO, EMAIL], driverError);
};
const fromMailServer = Object.assign(
  new Error(`Can't send mail - all recipients were rejected: 550 5.1.1 <${EMAIL}> ${WHO} unknown`),
  {
    code: 'EENVELOPE',
    response: `550 5.1.1 <${EMAIL}> ${WHO} unknown`,
    responseCode: 550,
    command: 'RCPT TO',
    rejected: [EMAIL],
  },
);

it.each([
  [
    'a rule of a table',
    fromPostgres('23514', 'new row for relation "orders" violates check constraint "x"'),
    'new row for relation "orders" violates check constraint "x"',
  ],
  [
    'a value that cannot be read',
    fromPostgres('22P02', `invalid input syntax for type integer: "${WHO}"`),
    'PostgreSQL refused a value (SQLSTATE 22P02)',
  ],
  [
    'a function of the database',
    fromPostgres('P0001', `no room for (${WHO})`),
    'PostgreSQL refused a value (SQLSTATE P0001)',
  ],
  ['a mail server', fromMailServer, 'The mail server answered 550 5.1.1 to RCPT TO'],
  ['JSON', new SyntaxError(`Unexpected token 'T', "${WHO}" is not valid JSON`), 'A text could not be read'],
  ['anything else', new Error(`No mail to ${EMAIL} about ${ORDER}`), 'No mail to [email] about [order]'],
])('of %s there is what happened and nobody it happened to', (_what, error, sentence) => {
  expect(errorSentence(error)).toBe(sentence);
  const wrapped = new Error('Outer', { cause: new AggregateError([error], 'Several') });
  for (const outermost of [error, wrapped])
    expect(JSON.stringify(errorForLog(outermost))).not.toMatch(/Thandi|Mokoena|example\.com|SC-0123|VALUES/);
  expect(errorForLog(wrapped).cause).toMatchObject({ type: 'AggregateError', errors: [{ message: sentence }] });
});

it('keeps what an operator looks for', () => {
  expect(errorForLog(fromPostgres('42P01', 'relation "x" does not exist'))).toMatchObject({
    type: 'QueryFailedError',
    code: '42P01',
    table: 'orders',
    message: 'relation "x" does not exist',
    stack: expect.stringMatching(/^\s+at /),
  });
  expect(errorForLog('boom')).toEqual({ type: 'string', message: 'Something that is no error was thrown' });
});

it('a long word costs time in proportion to its length', () => {
  expect(growsInProportion('[', process, redactPersonalData)).toBe(true);
});

it('addresses are found wherever they stand', () => {
  const text = `to=${EMAIL}, <${EMAIL}>; "@${EMAIL}" ${EMAIL} a@ @b @c@`;
  expect(redactPersonalData(text)).toBe('[email], <[email]>; "[email]" [email] a@ @b @c@');
});
