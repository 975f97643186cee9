import fc from 'fast-check';
import { isHttpAddress, isWebAddress, MAX_WEB_ADDRESS_LENGTH } from './web-address.js';

const HTTP = [
  'https://stormcombat.example',
  'http://stormcombat.example/',
  'HTTPS://Stormcombat.Example/Path',
  'https://stormcombat.example:8443/a/b?c=d&e=%20#f',
  'https://stormcombat.example?book=1',
  'https://münchen.example/straße',
  'https://例え.example/',
  'http://localhost:3000/',
  'http://127.0.0.1/logo.png',
  'http://[::1]:3000/',
  `https://stormcombat.example/${'x'.repeat(MAX_WEB_ADDRESS_LENGTH - 28)}`,
];

const PATHS = [
  '/',
  '/logo.png',
  '/api/images/0a.png',
  '/contact-us?subject=Training#form',
  '/a//b',
  '/javascript:alert(1)',
  `/${'x'.repeat(MAX_WEB_ADDRESS_LENGTH - 1)}`,
];

const REFUSED: [what: string, text: string][] = [
  ['nothing', ''],
  ['words', 'not an address'],
  ['a bare host', 'stormcombat.example'],
  ['a relative path', 'logo.png'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script behind a blank', ' javascript:alert(1)'],
  ['a script behind a control character', '\u0001javascript:alert(1)'],
  ['a script split by a tab', 'java\tscript:alert(1)'],
  ['a script split by a line break', 'java\nscript:alert(1)'],
  ['a script with a host', 'javascript://stormcombat.example/%0aalert(1)'],
  ['a VB script', 'vbscript:msgbox(1)'],
  ['inline data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['another protocol', 'ftp://stormcombat.example/'],
  ['a blob', 'blob:https://stormcombat.example/1'],
  ['mail', 'mailto:a@b.example'],
  ['another host without a protocol', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash for a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash in the host', 'https:\\\\evil.example'],
  ['a backslash later on', 'https://stormcombat.example\\@evil.example'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line break between the slashes', '/\n/evil.example'],
  ['no slashes', 'https:stormcombat.example'],
  ['one slash', 'https:/stormcombat.example'],
  ['no host', 'https://'],
  ['no host, but a path', 'https:///path'],
  ['dots for a host', 'https://../'],
  ['a name before the host', 'https://stormcombat.example@evil.example/'],
  ['a name and a password', 'https://user:secret@stormcombat.example/'],
  ['a port beyond all ports', 'https://stormcombat.example:99999/'],
  ['a blank inside', 'https://stormcombat.example/a b'],
  ['a blank inside a path', '/a b'],
  ['a hard space', 'https://stormcombat.example/\u00a0'],
  ['NUL', 'https://stormcombat.example/\u0000'],
  ['letters turned round', 'https://stormcombat.example/\u202egnp.exe'],
  ['a blank of no width', 'https://storm\u200bcombat.example/'],
  ['half a surrogate pair', 'https://stormcombat.example/\ud83d'],
  ['one character too many', `https://stormcombat.example/${'x'.repeat(MAX_WEB_ADDRESS_LENGTH - 27)}`],
  ['a path one character too long', `/${'x'.repeat(MAX_WEB_ADDRESS_LENGTH)}`],
];

it.each(HTTP)('%s is an address of any kind', (text) => {
  expect([isHttpAddress(text), isWebAddress(text)]).toEqual([true, true]);
});

it.each(PATHS)('%s is a path of this site, and no website', (text) => {
  expect([isHttpAddress(text), isWebAddress(text)]).toEqual([false, true]);
});

it.each(REFUSED)('refuses %s', (_what, text) => {
  expect([isHttpAddress(text), isWebAddress(text)]).toEqual([false, false]);
});

it('lets nothing pass that a browser would take for another protocol, or a path for another site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '.',
    'http',
    'https',
    'javascript',
    'evil.example',
    '\t',
    '\n',
    ' ',
    '?',
    '#',
    '%2f',
    '[',
    ']',
    'x',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      (text) => {
        if (!isWebAddress(text)) return;
        const seen = new URL(text, 'https://school.example/page');
        expect(['http:', 'https:']).toContain(seen.protocol);
        if (text.startsWith('/')) expect(seen.origin).toBe('https://school.example');
      },
    ),
    { numRuns: 5_000 },
  );
});
