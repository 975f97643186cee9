import { neutralizeLinks } from './neutralize-links.js';

const shown = (text: string) => neutralizeLinks(text).replaceAll('\u200b', '|');

it.each([
  ['Thandi Mokoena', 'Thandi Mokoena'],
  ['J.R. van Wyk, Unit 7, R1 199.00', 'J.R. van Wyk, Unit 7, R1 199.00'],
  ['Win at evil.example', 'Win at evil.|example'],
  ['https://evil.example/path', 'https:|//evil.|example/path'],
  ['http://203.0.113.7/', 'http:|//203.0.113.7/'],
  ['www.evil.co.za', 'www.|evil.|co.|za'],
  ['someone@evil.example', 'someone@|evil.|example'],
  ['WWW.3com.example', 'WWW.|3com.|example'],
  ['www.4u', 'www.|4u'],
  ['пример.рф', 'пример.|рф'],
  ['=?utf-8?Q?http=3A//evil?=', '=|?utf-8?Q?http=3A//evil?='],
  ['例子。中国 evil．example', '例子。|中国 evil．|example'],
  ['R\u202e00.991 1R\u202c', 'R00.991 1R'],
  ['red \u001b[31mpaid\u0007\u009b', 'red [31mpaid'],
  ['https:\u0007//evil.example', 'https:|//evil.|example'],
  ['one\r\ntwo\rthree\u000bfour\u2028five\u0085\tsix', 'one\ntwo\nthree\nfour\nfive\n\tsix'],
])('%p', (text, expected) => {
  expect(shown(text)).toBe(expected);
  expect(neutralizeLinks(neutralizeLinks(text))).toBe(neutralizeLinks(text));
});
