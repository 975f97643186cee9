/**
 * How many steps of the browser's history lead from a sheet back to its list: a negative number, or 0 when there is no
 * list behind it. Both are places in the history, counted from 0; undefined where that is not known.
 */
export function stepsBack(listAt: number | undefined, sheetAt: number | undefined): number {
  if (listAt === undefined || sheetAt === undefined) return 0;
  return Math.min(0, listAt - sheetAt);
}
