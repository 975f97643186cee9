/** Where a field of a body is: the names and positions that lead to it. */
export type Place = (string | number)[];

export function setAt(body: unknown, place: Place, value: unknown): void {
  const last = place.at(-1) as string;
  const parent = parentOf(body, place);
  if (isContainer(parent))
    Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
}

export function parentOf(body: unknown, place: Place): unknown {
  return place.slice(0, -1).reduce<unknown>((node, key) => (isContainer(node) ? node[key as string] : undefined), body);
}

export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
