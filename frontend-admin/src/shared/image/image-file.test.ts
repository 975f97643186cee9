import { CLIENT_LOGO_RULES, INSTRUCTOR_PHOTO_RULES } from '#libs/contracts/image';
import { canBeShown, fitWithin, imageRefusal, isInlineImage } from './image-file';

const MEGABYTE = 1024 * 1024;

describe('imageRefusal', () => {
  it.each([
    ['a photo', 'image/jpeg', 10 * MEGABYTE - 1, INSTRUCTOR_PHOTO_RULES, undefined],
    [
      'a photo of ten megabytes',
      'image/jpeg',
      10 * MEGABYTE,
      INSTRUCTOR_PHOTO_RULES,
      'Image size must be less than 10MB',
    ],
    ['a logo', 'image/webp', 1, CLIENT_LOGO_RULES, undefined],
    ['a logo of five megabytes', 'image/png', 5 * MEGABYTE, CLIENT_LOGO_RULES, 'Image file size must be less than 5MB'],
    ['a text', 'text/plain', 1, CLIENT_LOGO_RULES, 'Please select a valid image file'],
    [
      'a large text: first of all it is no image',
      'text/plain',
      50 * MEGABYTE,
      CLIENT_LOGO_RULES,
      'Please select a valid image file',
    ],
    ['a file without a type', '', 1, INSTRUCTOR_PHOTO_RULES, 'Please select a valid image file'],
    ['a drawing that may hold scripts', 'image/svg+xml', 1, CLIENT_LOGO_RULES, 'Please select a valid image file'],
  ])('%s', (_name, type, size, rules, refusal) => expect(imageRefusal({ type, size }, rules)).toBe(refusal));
});

describe('fitWithin', () => {
  it.each([
    [
      { width: 2400, height: 1200 },
      { width: 800, height: 400 },
    ],
    [
      { width: 1200, height: 2400 },
      { width: 400, height: 800 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 20, height: 10 },
      { width: 20, height: 10 },
    ],
    [
      { width: 8000, height: 3 },
      { width: 800, height: 1 },
    ],
  ])('%j becomes %j', (size, fitted) => expect(fitWithin(size, 800)).toEqual(fitted));
});

test.each([
  ['data:image/png;base64,AAAA', true],
  ['/api/images/a.jpg', false],
  ['https://example.com/data:', false],
  ['', false],
  [null, false],
])('inline: %p is %p', (value, expected) => {
  expect(isInlineImage(value)).toBe(expected);
});

test.each([
  ['data:image/png;base64,AAAA', true],
  ['/api/images/a.jpg', true],
  ['https://example.com/a.png', true],
  ['http://example.com/a.png', false],
  ['javascript:alert(1)', false],
  ['//host/a.png', false],
  ['', false],
])('%j can be shown: %p', (value, expected) => {
  expect(canBeShown(value)).toBe(expected);
});
