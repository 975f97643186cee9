/** A part of a list. */
export interface RecordPage<Row> {
  rows: Row[];
  /** The place of the first row in the whole list, counted from 0. */
  first: number;
  /** How many rows the whole list has. */
  total: number;
}
