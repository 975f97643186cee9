/** Spec 1 section 9; on a phone one review fills the screen. */
export const REVIEWS_PER_PAGE = 3;

export function pageCountOf(reviewCount: number, perPage: number): number {
  return Math.max(1, Math.ceil(reviewCount / perPage));
}

/** The page `step` pages on from `page`, both counted from 0: past either end it goes round (spec 1 section 4). */
export function pageAfter(page: number, step: number, pageCount: number): number {
  return (((page + step) % pageCount) + pageCount) % pageCount;
}
