/**
 * Three states of one record: as the form loaded it, as it is now that somebody else has changed it, as it was typed
 * here. Says which fields a person has to decide about, and which of the other's changes can simply be taken over.
 */

type Values = Readonly<Record<string, unknown>>;

export interface Comparison {
  /** Changed here and there, to different values. */
  asked: string[];
  /** Changed there alone. */
  taken: string[];
}

export function compareRecords(loaded: Values, theirs: Values, mine: Values): Comparison {
  const fields = Object.keys(theirs);
  const changedThere = fields.filter((field) => !isSame(loaded[field], theirs[field]));
  return {
    asked: changedThere.filter((field) => !isSame(loaded[field], mine[field]) && !isSame(theirs[field], mine[field])),
    taken: changedThere.filter((field) => isSame(loaded[field], mine[field])),
  };
}

/** What was typed, with the other's values in these fields. */
export function withFieldsOf(theirs: Values, fields: readonly string[], mine: Values): Record<string, unknown> {
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}

/** As the server sees it: spaces around a text do not count, and nothing is nothing however a form writes it. */
function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string')
    return value.trim() === '' ? '' : JSON.stringify(value.trim().replaceAll('\r\n', '\n'));
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.map(written));
  return JSON.stringify(value);
}
