/**
 * The path of the first field with a server error, also within a list: `items.0.description`.
 * @param errors react-hook-form's errors; those of a list are a sparse array
 */
export function firstServerErrorField(errors: object, within = ''): string | undefined {
  for (const [name, error] of Object.entries(errors) as [string, unknown][]) {
    if (typeof error !== 'object' || error === null) continue;
    const { type } = error as { type?: unknown };
    if (type === 'server') return within + name;
    // A client-side error holds the DOM element, which would recurse without end.
    const refused = typeof type === 'string' ? undefined : firstServerErrorField(error, `${within}${name}.`);
    if (refused !== undefined) return refused;
  }
  return undefined;
}
