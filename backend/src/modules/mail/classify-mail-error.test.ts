import { RemoteUnavailable } from '../jobs/retry-later.js';
import { classifyMailError } from './classify-mail-error.js';

it.each([
  ['nobody answers', { code: 'ECONNREFUSED' }, true, true],
  ['a silent server', { code: 'ETIMEDOUT', command: 'CONN' }, true, true],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, true, true],
  ['a server that is closing', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }, true, true],
  ['a full disk', { code: 'ENOSPC' }, true, true],
  ['a server that takes nothing now', { code: 'EENVELOPE', responseCode: 452, command: 'MAIL FROM' }, true, false],
  ['a recipient that is greylisted', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false, false],
  ['a recipient that does not exist', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, false, false],
  ['a fault of ours', {}, false, false],
])('%s', (_what, properties, concernsAll, concernsAllWhileOthersGetThrough) => {
  const error = Object.assign(new Error('x'), properties);
  const isAway = (othersGetThrough: boolean) => classifyMailError(error, othersGetThrough) instanceof RemoteUnavailable;
  expect([isAway(false), isAway(true)]).toEqual([concernsAll, concernsAllWhileOthersGetThrough]);
});
