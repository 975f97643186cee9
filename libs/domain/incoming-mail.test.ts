import { growsInProportion } from './chat/test-growth.js';
import {
  bouncedKeys,
  hasBody,
  mailKind,
  readMailHead,
  threadAddress,
  threadKeys,
  withoutPictures,
} from './incoming-mail.js';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const C = '33333333-3333-4333-8333-333333333333';
const head = (...lines: string[]) => readMailHead(`${lines.join('\r\n')}\r\n\r\nTo: x+${C}@school.test\r\n`);
const OWN = ['info@school.test'];

test.each([
  ['a person’s', ['From: Ann <ann@example.org>'], 'answer'],
  ['a person’s, said to be no program’s', ['From: ann@example.org', 'Auto-Submitted: no'], 'answer'],
  ['out of office', ['From: ann@example.org', 'Auto-Submitted: auto-replied'], 'automatic'],
  ['an old program’s', ['From: ann@example.org', 'Precedence: bulk'], 'automatic'],
  ['a list’s', ['From: ann@example.org', 'List-Id: <news.example.org>'], 'automatic'],
  ['one that went round', ['From: ann@example.org', 'X-Loop: 1'], 'automatic'],
  ['without a way back', ['From: ann@example.org', 'Return-Path: <>'], 'automatic'],
  ['a mail server’s', ['From: Mail <MAILER-DAEMON@example.org>'], 'automatic'],
  [
    'a bounce',
    ['From: postmaster@x.org', 'Content-Type: multipart/report;', ' report-type="delivery-status"'],
    'bounce',
  ],
  ['that it was read', ['From: a@x.org', 'Content-Type: multipart/report; report-type=disposition'], 'automatic'],
  ['our own', ['From: "School" <Info@School.test>'], 'own'],
  ['without a sender', ['Subject: Hi'], 'answer'],
])('%s is %s', (_what, lines, kind) => expect(mailKind(head(...lines), OWN)).toBe(kind));

test.each([
  ['a forged sender alone', ['From: ann@example.org', 'Subject: Re: Gloves'], []],
  ['the address of the thread', [`To: School <school+${A}@school.test>`], [A]],
  ['in capitals, among others', [`Cc: b@x.org, school+${A.toUpperCase()}@SCHOOL.test`], [A]],
  ['as the mail server wrote it down', ['To: ann@x.org', `Delivered-To: school+${A}@school.test`], [A]],
  ['the mail that is answered', [`In-Reply-To: <${A}@school.test>`], [A]],
  ['folded references, the latest first', [`References: <${A}@s.test>`, `\t<${B}@s.test>`, ' <x@y.org>'], [B, A]],
  [
    'all of them: the address is surer than the mail, and that than those before it',
    [`References: <${B}@s.test> <${C}@s.test>`, `In-Reply-To: <${B}@s.test>`, `To: s+${A}@s.test`],
    [A, B, C],
  ],
  ['another program’s ids', ['In-Reply-To: <CAF+1234@mail.example.org>', 'To: school+news@school.test'], []],
  ['a key outside of an id', [`Subject: ${A}`, `In-Reply-To: ${A}`], []],
])('%s', (_what, lines, keys) => expect(threadKeys(head(...lines))).toEqual(keys));

it('reads no more than it must of a head without an end', () => {
  const endless = `References: ${`<${A}@s.test> `.repeat(5_000)}\n${'X: y\n'.repeat(50_000)}`;
  expect(threadKeys(readMailHead(endless))).toEqual([A]);
  const many = Array.from({ length: 400 }, (_, n) => `<${String(n).padStart(8, '0')}${A.slice(8)}@s.test>`).join(' ');
  expect(threadKeys(head(`References: ${many}`))).toHaveLength(50);
});

const returned = (action: string) =>
  `Message-ID: <${B}@mx.test>\r\n\r\nAction: ${action}\r\nStatus: 5.1.1\r\n\r\nMessage-ID: <${A}@school.test>\r\n`;

test.each([
  ['given up', returned('failed'), [B, A]],
  ['only late', returned('delayed'), []],
  ['of nothing of ours', 'Action: failed\r\nMessage-ID: <x@y.org>', []],
])('a bounce: %s', (_what, source, keys) => expect(bouncedKeys(source)).toEqual(keys));

it('an address of a thread leads back to it', () => {
  const address = threadAddress('school@school.test', A);
  expect(address).toBe(`school+${A}@school.test`);
  expect(threadKeys(head(`To: ${address}`))).toEqual([A]);
});

test.each([
  ['Subject: Hi\r\n\r\nHello', true],
  ['Subject: Hi\n\n \n\t\nHello', true],
  ['Subject: Hi\r\n\r\n \r\n', false],
  ['Subject: Hi\r\n', false],
])('that %j has a body is %p', (source, has) => expect(hasBody(source)).toBe(has));

test.each([
  ['<p>a<img src="x">b<IMG\nalt="c<img d">e', '<p>abe'],
  ['<image>a<img', '<image>a<img'],
  ['none', 'none'],
])('%j without its pictures is %j', (html, left) => expect(withoutPictures(html)).toBe(left));

test.each(['<img', '<img ', '<img src="', '\n', '\r\n', '\n \n'])('a mail full of %j is read in proportion', (part) => {
  expect(growsInProportion(part, process, (text) => hasBody(text) || withoutPictures(text))).toBe(true);
});
