/**
 * Every admin list (CONTRACT section 2, "Lists"): a JSON array, the whole list unless the query asks for a part of it.
 * `sort=["field","ASC"]`, `range=[0,24]`, `filter={"q":"text","field":value,"id":[1,2]}`, each JSON, each optional.
 */

/** The most records one range may ask for; without a range the list is whole. */
export const MAX_RANGE_LENGTH = 10_000;

/** A search of a long list finds no more, and without a range the log of activity is cut there. */
export const MAX_FOUND = 10_000;
