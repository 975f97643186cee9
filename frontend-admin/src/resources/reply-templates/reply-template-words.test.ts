import { REPLY_TEMPLATE_RULES as LIMITS } from '#libs/contracts/reply-template';
import { REPLY_TEMPLATE_RULES } from './reply-template-words';

const good = { title: 'Trial', text: 'Hello {firstName}, book at {bookingLink}' };

test.each<[string, object, object]>([
  ['a good one', good, {}],
  ['nothing', { title: null, text: undefined }, { title: LIMITS.title.required, text: LIMITS.text.required }],
  ['a word in braces that stands for nothing', { ...good, text: 'Hi {nmae}' }, { text: LIMITS.text.invalid }],
  ['too long', { ...good, title: 'x'.repeat(81) }, { title: LIMITS.title.tooLong }],
])('%s', (_name, values, expected) => expect(REPLY_TEMPLATE_RULES.validate({ ...values })).toEqual(expected));
