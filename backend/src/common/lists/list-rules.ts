/** What a value in a filter must be: a whole number, true or false, text, or one of the words given. */
export type FilterKind = 'integer' | 'boolean' | 'text' | readonly string[];

/** What the list of one resource can be asked for (CONTRACT section 2, "Lists"). Fields are the entity's properties. */
export interface ListRules<Field extends string = string> {
  /** The last part of the list's path: the unit of Content-Range. */
  name: string;
  /** Fields the list can be sorted by. */
  sortable: readonly Field[];
  /** Fields of these whose order is another field's. */
  sortedBy?: Partial<Record<Field, Field>>;
  /** Fields of the filter, besides `q`. */
  filters: Partial<Record<Field, FilterKind>>;
  /** The main text fields, in which `q` is looked for. */
  searched: readonly Field[];
  /** The order without a query, and among rows that are equal in the field sorted by. */
  defaultOrder: readonly Field[];
  /** For a list that grows to a million rows, see large-list. Small ones do without. */
  large?: LargeListRules<Field>;
}

/** What makes pages deep in a large list quick: rows are counted as they are written, and never by reading them. */
export interface LargeListRules<Field extends string = string> {
  /** The order without a query. Rows that are equal in it are ordered by id, in the same direction. */
  defaultSort: { field: Field; direction: 'ASC' | 'DESC' };
  /** Fields of the order whose equal rows are ordered by another field before the id, in the same direction. */
  tiesBy?: Partial<Record<Field, Field>>;
  /** Table of (day, …counted columns, change), kept by triggers, see list-counts. */
  countsTable: string;
  /** The filters whose rows it counts, each with its column there. */
  counted: Partial<Record<Field, string>>;
  /** The moment whose day (UTC) it counts by; never null. */
  countedDay: Field;
}

export type FilterValue = string | number | boolean;

/** A list query, checked. */
export interface ListQuery<Field extends string = string> {
  sort: { field: Field; direction: 'ASC' | 'DESC' } | undefined;
  /** Both ends included, counted from 0; undefined: the whole list. */
  range: { first: number; last: number } | undefined;
  /** A row passes when each field has one of its values. */
  filter: { field: Field; values: FilterValue[] }[];
  /** Text to find, without regard to case. */
  search: string | undefined;
}
