import { CONTACT_RULES as rules } from '#libs/contracts/contact-message';
import { contactChecks, contactInput, type ContactDetails } from './contact-details';

const filled: ContactDetails = {
  fullName: ' Naledi Maseko ',
  email: 'naledi@example.org',
  countryCode: '27',
  phone: '821234567',
  subject: 'Kids classes',
  message: 'For a child of seven',
};

test.each<[keyof ContactDetails, string, string | true]>([
  ['fullName', ' ', rules.fullName.required],
  ['fullName', ' N ', rules.fullName.tooShort],
  ['fullName', 'Jo', true],
  ['fullName', 'a'.repeat(rules.fullName.maxLength + 1), rules.fullName.tooLong],
  ['email', '', rules.email.required],
  ['email', 'naledi@', rules.email.invalid],
  ['email', 'naledi@example.org', true],
  ['countryCode', 'Atlantis', rules.countryCode.unknown],
  ['countryCode', '27', true],
  ['phone', '', rules.phone.required],
  ['phone', '123456', rules.phone.invalid],
  ['phone', '1234567', true],
  ['phone', '123456789012345', true],
  ['phone', '1234567890123456', rules.phone.invalid],
  ['phone', '082 123 4567', true],
  ['phone', '+27 (0)82-123-4567', true],
  ['phone', '82 123', rules.phone.invalid],
  ['phone', '82 123 456x', rules.phone.invalid],
  ['subject', '', rules.subject.required],
  ['subject', 'S', true],
  ['message', '', rules.message.required],
  ['message', '  123456789  ', rules.message.tooShort],
  ['message', '1234567890', true],
  ['message', 'm'.repeat(rules.message.maxLength + 1), rules.message.tooLong],
])('%s "%s"', (field, text, expected) => expect(contactChecks[field](text)).toBe(expected));

test.each([
  ['821234567', '+27821234567'],
  ['082 123 4567', '+27821234567'],
  ['+27 82 123 4567', '+27821234567'],
  ['0821234567', '+27821234567'],
  ['+447700900123', '+447700900123'],
  ['123456789012345', '123456789012345'],
])('the phone %s goes as %s', (phone, sent) => {
  expect(contactInput({ ...filled, phone }, {})).toMatchObject({
    fullName: 'Naledi Maseko',
    phone: sent,
    countryCode: '27',
  });
});
