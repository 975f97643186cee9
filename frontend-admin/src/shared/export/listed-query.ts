interface ShownList {
  filter: object;
  sort: { field: string; order: string };
}

/** What a list shows, as its address asks for it: an export of it is of the same records, in the same order. */
export function listedQuery({ filter, sort }: ShownList): { filter: string; sort: string } {
  return { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) };
}
