/** A list with its filter in the address, as the list itself would write it. */
export function listPath(screen: string, filter: object): string {
  return `/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
