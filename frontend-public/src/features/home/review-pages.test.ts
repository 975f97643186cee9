import { reviews } from '../../content/home';
import { pageAfter, pageCountOf, REVIEWS_PER_PAGE } from './review-pages';

test('the six reviews are two pages, or six on a phone', () => {
  expect(pageCountOf(reviews.length, REVIEWS_PER_PAGE)).toBe(2);
  expect(pageCountOf(reviews.length, 1)).toBe(6);
});

test.each([
  [0, 3, 1],
  [1, 3, 1],
  [3, 3, 1],
  [4, 3, 2],
  [7, 3, 3],
])('%i reviews, %i a page: %i pages', (count, perPage, pages) => {
  expect(pageCountOf(count, perPage)).toBe(pages);
});

test.each([
  [0, 1, 2, 1],
  [1, 1, 2, 0],
  [0, -1, 2, 1],
  [1, -1, 2, 0],
  [5, 1, 6, 0],
  [0, -1, 6, 5],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
])('page %i, %i on, of %i: %i', (page, step, count, after) => {
  expect(pageAfter(page, step, count)).toBe(after);
});
