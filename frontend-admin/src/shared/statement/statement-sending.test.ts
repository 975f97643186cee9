import type { ClientStatementView } from '#libs/contracts/generated/api';
import { STATEMENT_RULES } from '#libs/contracts/statement';
import { initialSending, sendingOf, validateStatementSending } from './statement-sending';

const statement: ClientStatementView = {
  corporateClientId: 7,
  clientName: 'Highveld Logistics',
  clientEmail: 'accounts@highveld.example',
  asOf: '2027-04-16',
  invoices: [],
  ageing: { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 },
  creditAmount: 0,
  totalOutstanding: 0,
  usualSubject: 'Statement of 16/04/2027 from Storm Combat Academy',
  usualMessage: 'Please find attached our statement.\nNothing is owed on it.',
  sentAt: null,
  sentTo: null,
};
const initial = initialSending(statement);

it('begins with what would be sent, and leaves the usual words to the server', () => {
  expect(validateStatementSending(initial)).toEqual({});
  expect(sendingOf(initial, statement)).toEqual({
    to: 'accounts@highveld.example',
    subject: null,
    message: null,
  });
});

it('sends what was typed in their place', () => {
  expect(sendingOf({ to: ' boss@x.co ', subject: ' Account ', message: '' }, statement)).toEqual({
    to: 'boss@x.co',
    subject: 'Account',
    message: null,
  });
});

it.each<[string, object, object]>([
  ['a client without an address', { to: '' }, { to: STATEMENT_RULES.to.required }],
  ['no address', { to: 'desk@' }, { to: STATEMENT_RULES.to.invalid }],
  ['a long subject', { subject: 'x'.repeat(201) }, { subject: STATEMENT_RULES.subject.tooLong }],
  ['a long message', { message: 'x'.repeat(2001) }, { message: STATEMENT_RULES.message.tooLong }],
  ['no words', { subject: '', message: '' }, {}],
])('%s', (_case, changes, messages) => {
  expect(validateStatementSending({ ...initial, ...changes })).toEqual(messages);
});
