import { readDataUrl } from './data-url.js';

const LIMIT_BYTES = 1_000;
const ofBytes = (count: number) => `data:image/png;base64,${Buffer.alloc(count, 7).toString('base64')}`;

it.each([
  ['data:image/png;base64,c3Rvcm0=', 'storm'],
  ['data:image/png;base64,c3Rvcm0', 'storm'],
  ['data:image/png;base64,c3Rvcg==', 'stor'],
  ['DATA:IMAGE/PNG;BASE64,c3Rvcm0=', 'storm'],
  ['data:;base64,c3Rvcm0=', 'storm'],
  ['data:image/png;name=a.png;base64,c3Rvcm0=', 'storm'],
])('reads %s', (dataUrl, text) => {
  expect(readDataUrl(dataUrl, LIMIT_BYTES)).toEqual(Buffer.from(text));
});

it.each([
  '',
  'data:',
  'data:image/png;base64,',
  'data:image/png;base64,=',
  'data:image/png;base64,==',
  'data:image/png,c3Rvcm0=',
  'data:image/svg+xml;utf8,<svg/>',
  'c3Rvcm0=',
  'https://stormcombat.example/a.png',
  'data:image/png;base64,c3Rv cm0=',
  'data:image/png;base64,c3Rv\ncm0=',
  'data:image/png;base64,c3Rv-_0=',
  'data:image/png;base64,c3=Rvcm0=',
  'data:image/png;base64,c3Rvcm0===',
  `data:${'x'.repeat(300)};base64,c3Rvcm0=`,
  ' data:image/png;base64,c3Rvcm0=',
])('refuses %p', (dataUrl) => {
  expect(readDataUrl(dataUrl, LIMIT_BYTES)).toBe('malformed');
});

it.each([
  [998, 998],
  [999, 999],
  [1000, 'too large'],
  [1001, 'too large'],
  [1002, 'too large'],
])('of %i bytes with a limit of 1000: %p', (count, expected) => {
  const read = readDataUrl(ofBytes(count), LIMIT_BYTES);
  expect(typeof read === 'string' ? read : read.length).toBe(expected);
});
