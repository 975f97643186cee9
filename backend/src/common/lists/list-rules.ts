/**
 * What a value in a filter must be: a whole number (small or up to 2^53), true or false, text, a day, a moment, or one
 * of the words given.
 */
export type FilterKind = 'integer' | 'bigint' | 'boolean' | 'text' | 'day' | 'moment' | readonly string[];

/** A field that a list can be filtered by. Of a nullable one null asks for the records without a value. */
export interface FilterField {
  kind: FilterKind;
  nullable: boolean;
  /** What is compared, where that is no column: an expression over the row, which is called `record`. */
  sql?: string;
  /** The value is the first or the last day that passes, on the school's wall clock; `sql` is the moment compared. */
  bound?: DayBound;
}

export type DayBound = 'first' | 'last';

/** What the list of one resource can be asked for (CONTRACT section 2, "Lists"). Fields are the entity's properties. */
export interface ListRules<Field extends string = string> {
  /** The last part of the list's path: the unit of Content-Range. */
  name: string;
  /** Fields the list can be sorted by. */
  sortable: readonly Field[];
  /** Fields of these whose order is another field's. */
  sortedBy?: Partial<Record<Field, Field>>;
  /** Fields of the filter, besides `q`: whatever the list shows, see shownFields. */
  filters: Partial<Record<Field, FilterField>>;
  /** The main text fields, in which `q` is looked for. */
  searched: readonly Field[];
  /**
   * Fields in which `q` is looked for digit by digit when it is a phone number or the beginning of one, however both
   * are written. In a large list: for the whole number.
   */
  phones?: readonly Field[];
  /** Lists of objects within a record, in whose texts `q` is looked for too. */
  searchedLists?: readonly Field[];
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
  /**
   * Texts that the index of the search holds, where they are not those searched: a filter by one of them is quick by
   * it.
   */
  indexedTexts?: readonly Field[];
}

export type FilterValue = string | number | boolean | Date | null;

/** A row passes when the field has one of the values. */
export interface FilterCondition<Field extends string = string> {
  field: Field;
  kind: FilterKind;
  values: FilterValue[];
  /** See FilterField. */
  sql?: string;
  bound?: DayBound;
}

/** A list query, checked. */
export interface ListQuery<Field extends string = string> {
  sort: { field: Field; direction: 'ASC' | 'DESC' } | undefined;
  /** Both ends included, counted from 0; undefined: the whole list. */
  range: { first: number; last: number } | undefined;
  /** All of them have to hold. */
  filter: FilterCondition<Field>[];
  /** Text to find, without regard to case. */
  search: string | undefined;
}

/** A part of a list. */
export interface RecordPage<Row> {
  rows: Row[];
  /** The place of the first row in the whole list, counted from 0. */
  first: number;
  /** How many rows the whole list has. */
  total: number;
}
