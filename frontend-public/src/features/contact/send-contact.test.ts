import { ApiFailure } from '../../api/client';
import { CONTACT_TOASTS } from '../../content/contact';
import { contactFailureWords } from './send-contact';

test.each([
  ['the server says why', new ApiFailure(400, '{"message":"Email is invalid"}'), 'Email is invalid'],
  ['an answer without a message', new ApiFailure(500, '{}'), CONTACT_TOASTS.refused],
  ['a message that is no text', new ApiFailure(500, '{"message":7}'), CONTACT_TOASTS.refused],
  ['a page instead of JSON', new ApiFailure(502, '<h1>Bad gateway</h1>'), CONTACT_TOASTS.unanswered],
  ['no connection', new TypeError('Failed to fetch'), CONTACT_TOASTS.unanswered],
  ['rubbish', new SyntaxError('Unexpected token'), CONTACT_TOASTS.unanswered],
])('%s', (_case, error, words) => expect(contactFailureWords(error)).toBe(words));
