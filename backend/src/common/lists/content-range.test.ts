import { contentRange } from './content-range.js';

describe('contentRange', () => {
  it.each([
    ['a first page', 0, 25, 319, 'faqs 0-24/319'],
    ['a short last page', 300, 19, 319, 'faqs 300-318/319'],
    ['a page past the end', 400, 0, 319, 'faqs */319'],
    ['an empty list', 0, 0, 0, 'faqs */0'],
  ])('%s', (_what, first, rows, total, expected) => {
    expect(contentRange('faqs', first, rows, total)).toBe(expected);
  });
});
