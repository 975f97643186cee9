import { looksLikeEmailAddress, mailtoLink } from './email-address.js';

test.each([
  'naledi@stormcombat.example',
  ' naledi@stormcombat.example ',
  'a.b+c@mail.storm.co.za',
  "o'neil@storm.example",
])('%p looks like an address', (text) => {
  expect(looksLikeEmailAddress(text)).toBe(true);
});

test.each([
  '"a\\"\nBcc: x@evil.example"@storm.example',
  '"a\rb"@storm.example',
  'na\u0000ledi@storm.example',
  'na\u202eledi@storm.example',
  'naledi@storm\u200b.example',
  'na\u2028ledi@storm.example',
  '"two words"@storm.example',
])('%j, with a sign that nobody sees or a blank, does not', (text) => {
  expect(looksLikeEmailAddress(text)).toBe(false);
});

test.each([
  '',
  ' ',
  'naledi',
  'naledi@',
  '@storm.example',
  'naledi@storm',
  'naledi@storm.',
  'naledi@.example',
  'nal edi@storm.example',
  'a@b@storm.example',
  'naledi@storm..example',
])('%p does not', (text) => {
  expect(looksLikeEmailAddress(text)).toBe(false);
});

test('a long text without an answer costs no time', () => {
  expect(looksLikeEmailAddress(`a@${'b.'.repeat(100_000)}@`)).toBe(false);
});

test.each([
  ['a.b@example.com', undefined, 'mailto:a.b@example.com'],
  ['a.b@example.com', 'Order SC-1', 'mailto:a.b@example.com?subject=Order%20SC-1'],
  ['a&b?cc=c@example.com', 'Order SC-1', 'mailto:a%26b%3Fcc%3Dc@example.com?subject=Order%20SC-1'],
])('a link to %p about %p', (address, subject, link) => {
  expect(mailtoLink(address, subject)).toBe(link);
});
