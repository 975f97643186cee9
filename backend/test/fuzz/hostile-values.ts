/** What nobody should send, and everybody will. Each value has a name for the report. */

/** Numbers that JSON can say and JSON.stringify cannot: written for strings that are these marks. */
export const RAW_NUMBERS: Record<string, string> = { '@huge@': '1e400', '@minus-zero@': '-0', '@exponent@': '1E2', '@precise@': '1.00000000000000000001' };

const SQL = "'; DROP TABLE users; --";

/** For any field of a body. Undefined: the field is left out. */
export const FIELD_VALUES: [string, unknown][] = [
  ['left out', undefined], ['null', null], ['true', true], ['false', false],
  ['0', 0], ['-1', -1], ['a fraction', 1.5], ['beyond int4', 2_147_483_648], ['beyond int8', 1e19], ['beyond safe', Number.MAX_SAFE_INTEGER + 2], ['beyond a double', '@huge@'],
  ['minus zero', '@minus-zero@'], ['a number with an exponent', '@exponent@'], ['a number of many digits', '@precise@'],
  ['empty', ''], ['blanks', '   \t\n'], ['a digit as text', '1'], ['true as text', 'true'], ['null as text', 'null'],
  ['20,000 characters', 'x'.repeat(20_000)], ['100,000 digits', '9'.repeat(100_000)], ['300 KB', 'é'.repeat(150_000)],
  ['emoji', '🥋👊🏽👨‍👩‍👧'], ['right to left', '\u202eabc\u202c'], ['combining marks', `Z${'\u0301'.repeat(200)}`], ['no-break blanks', '\u00a0\u2003\ufeff'], ['full-width digits', '１２３'],
  ['NUL', 'a\0b'], ['NUL alone', '\0'], ['half of a pair', 'a\ud800b'], ['the other half', '\udfff'], ['control characters', '\u0001\u0008\u001b[31m\u007f'], ['line breaks', 'a\r\nBcc: x@example.com\r\n\r\nb'],
  ['SQL', SQL], ['SQL wildcard', '%_\\'], ['an SQL function', "1 OR pg_sleep(5)"], ['HTML', '<script>alert(1)</script>'], ['a template', '{{constructor.constructor("return 1")()}}'], ['a formula', '=1+1'],
  ['a path', '../../../../etc/passwd'], ['a script address', 'javascript:alert(1)'], ['an address without scheme', '//evil.example'], ['a data address', 'data:image/png;base64,AAAA'],
  ['a damaged data address', 'data:image/svg+xml;base64,%%%'], ['an e-mail address of tricks', '"a b"@[127.0.0.1]'], ['a clock time', '24:00'], ['a date far away', '+275760-09-13T00:00:00Z'],
  ['a list', []], ['a list of texts', ['a', 'b']], ['a list of nulls', [null, null]], ['a list in a list', [[['x']]]], ['a long list', Array.from({ length: 2_000 }, (_, index) => index)], ['a list of objects', [{}, { a: 1 }]],
  ['an object', {}], ['an object like a query', { $gt: '' }], ['an object with a length', { length: 10 }], ['an object that turns into text', { toString: 'x', valueOf: 'y' }], ['constructor', { constructor: { prototype: { role: 'admin' } } }],
];

/** A whole body, as its text. */
export const BODY_TEXTS: [string, string | Buffer][] = [
  ['nothing', ''], ['blanks', '   '], ['null', 'null'], ['a number', '1'], ['text', '"text"'], ['true', 'true'], ['a list', '[]'], ['a list of objects', '[{},{}]'], ['an empty object', '{}'],
  ['no JSON', '{'], ['half a text', '{"a":"'], ['a comma too many', '{"a":1,}'], ['single quotes', "{'a':1}"], ['a comment', '{/* */}'], ['two bodies', '{}{}'], ['NaN', '{"a":NaN}'],
  ['form fields', 'a=1&b=2'], ['XML', '<?xml version="1.0"?><a/>'], ['a byte order mark', '\ufeff{}'], ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])], ['bytes', Buffer.alloc(64, 0x80)],
  ['10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`], ['33 deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`], ['never closed', '{"a":'.repeat(5_000)],
  ['__proto__', '{"__proto__":{"role":"admin","isActive":true}}'], ['constructor', '{"constructor":{"prototype":{"role":"admin"}}}'], ['an escaped __proto__', '{"\\u005f_proto__":{"role":"admin"}}'],
  ['a key that is no text', '{"\\ud800":1}'], ['a NUL in a key', '{"a\\u0000b":1}'], ['an empty key', '{"":1}'], ['names of methods', '{"toString":1,"hasOwnProperty":1,"then":1,"toJSON":1}'],
  ['300 KB', JSON.stringify({ a: 'x'.repeat(300_000) })], ['10,000 unknown fields', `{${Array.from({ length: 10_000 }, (_, index) => `"f${index}":1`).join(',')}}`],
  ['101 unknown fields', `{${Array.from({ length: 101 }, (_, index) => `"f${index}":1`).join(',')}}`], ['a list of 100,000', `{"a":[${'0,'.repeat(99_999)}0]}`], ['6,000 empty lists', `{"a":[${'[],'.repeat(5_999)}[]]}`],
];

/** With the sample as body. Undefined: no such header. */
export const CONTENT_TYPES: [string, string | undefined][] = [
  ['no content type', undefined], ['text', 'text/plain'], ['form fields', 'application/x-www-form-urlencoded'], ['files', 'multipart/form-data; boundary=x'], ['XML', 'application/xml'],
  ['another JSON', 'application/merge-patch+json'], ['another encoding', 'application/json; charset=utf-16'], ['nonsense', ';;;'], ['a very long one', `application/json; x=${'y'.repeat(5_000)}`],
];

/** For the place of an id or a name in a path, already percent-encoded. */
export const PATH_TEXTS: [string, string][] = [
  '0', '-1', '1.5', '1e3', '+1', '0x1', '01', '2147483647', '2147483648', '99999999999999999999', 'abc', 'null', 'NaN', 'Infinity', 'true', '__proto__', 'constructor', '%00', '1%00', '%', '%zz', '%E0%A4%A', '%ED%A0%80',
  '%EF%BC%91', '%20', '1%20', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%2f', "1'--", '1;DROP%20TABLE%20users', '1%20OR%201=1', '%7B%7D', '%5B1%5D', '1,2', '*', '%F0%9F%A5%8B', 'a'.repeat(5_000), '1'.repeat(200), 'unread', '1/2',
].map((text) => [text.length > 40 ? `${text.slice(0, 10)}… (${text.length})` : text, text]);

/** For any parameter of a query, by the name of the parameter; '*' for every one of them. */
export const QUERY_TEXTS: Record<string, string[]> = {
  '*': ['', 'x', '1', '-1', 'null', 'true', '[]', '{}', '""', '[', '{"a":', '[[[[]]]]', "' OR 1=1 --", '\0', '%_', '🥋', 'x'.repeat(5_000), '['.repeat(3_000), '__proto__', '{"__proto__":1}', '1e400', '[1e400,1e400]'],
  sort: ['["id"]', '["id","asc"]', '["id","ASC","DESC"]', '["nope","ASC"]', '["passwordHash","ASC"]', '["id; DROP TABLE users","ASC"]', '["id","ASC; --"]', '[["id"],"ASC"]', '["__proto__","ASC"]', '["constructor","ASC"]', '[1,2]',
    '{"id":"ASC"}', '["id","DESC"]', '["\\u0000","ASC"]', '["createdAt","ASC"]'],
  range: ['[0]', '[1,0]', '[-1,5]', '[0.5,1]', '["0","1"]', '[0,99999999999999999999]', '[null,null]', '[0,2147483647]', '[2147483647,2147483647]', '[2147483648,2147483649]', '[0,0]', '[0,24]', '[9007199254740993,9007199254740993]', '{"0":0,"1":1,"length":2}'],
  filter: ['[]', '{"q":1}', '{"q":["a"]}', '{"q":"%_\\\\"}', '{"q":""}', '{"q":"\\u0000"}', '{"q":"\\ud800"}', `{"q":"${'x'.repeat(5_000)}"}`, '{"q":"\' OR 1=1 --"}', '{"q":"🥋"}', '{"q":null}', '{"id":"1"}', '{"id":{"$gt":0}}', '{"id":[[1]]}', '{"id":[]}',
    '{"id":99999999999}', '{"id":1.5}', '{"id":null}', '{"id":[1,null]}', '{"id":[1,2,3]}', `{"id":[${'1,'.repeat(1_500)}1]}`, '{"constructor":1}', '{"toString":"x"}', '{"passwordHash":"x"}', '{"isActive":"true"}', '{"isActive":true}', '{"status":"x"}',
    '{"archived":1}', '{"archived":true}', '{"createdAt":"x"}', '{"":1}', '{"a\\u0000b":1}'],
};

/** Whole query strings, as they stand in the address. */
export const QUERY_STRINGS = [
  '%', '%zz', '%00', '=', '&&&', '?', 'sort', 'sort=', 'sort=%ff', 'sort=["id","ASC"]&sort=["id","DESC"]', 'range=[0,1]&range=[0,2]', 'filter={}&filter={}', 'sort[]=id', 'sort[0]=id&sort[1]=ASC', 'filter[q]=x', 'filter[__proto__][a]=1',
  '__proto__=1', 'constructor=1', 'unknown=1', `a=${'b'.repeat(7_000)}`, Array.from({ length: 900 }, (_, index) => `p${index}=1`).join('&'), 'sort=%ED%A0%80', '%ED%A0%80=1', 'archived=maybe', 'archived=true&archived=false', 'archived[]=true',
];
