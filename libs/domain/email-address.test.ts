import { looksLikeEmailAddress } from './email-address.js';

test.each(['naledi@stormcombat.example', ' naledi@stormcombat.example ', 'a.b+c@mail.storm.co.za', "o'neil@storm.example"])('%p looks like an address', (text) => {
  expect(looksLikeEmailAddress(text)).toBe(true);
});

test.each(['', ' ', 'naledi', 'naledi@', '@storm.example', 'naledi@storm', 'naledi@storm.', 'naledi@.example', 'nal edi@storm.example', 'a@b@storm.example', 'naledi@storm..example'])('%p does not', (text) => {
  expect(looksLikeEmailAddress(text)).toBe(false);
});

test('a long text without an answer costs no time', () => {
  expect(looksLikeEmailAddress(`a@${'b.'.repeat(100_000)}@`)).toBe(false);
});
