/**
 * The first field of a form that the server refused, by its path: also one within a list, `items.0.description`.
 * @param errors as the form library keeps them: those of a list lie in an array with holes
 */
export function firstRefused(errors: object, within = ''): string | undefined {
  for (const [name, error] of Object.entries(errors) as [string, unknown][]) {
    if (typeof error !== 'object' || error === null) continue;
    const { type } = error as { type?: unknown };
    if (type === 'server') return within + name;
    // What the form itself refused holds the element, which has no end.
    const refused = typeof type === 'string' ? undefined : firstRefused(error, `${within}${name}.`);
    if (refused !== undefined) return refused;
  }
  return undefined;
}
