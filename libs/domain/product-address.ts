/**
 * Where the page of a product is: `/shop/12-training-gi` (CONTRACT section 7). The number finds it; the words are for
 * people, and may be others by the time a link is followed.
 */
interface Named {
  id: number;
  name: string;
}

const ADDRESS = /^\/shop\/([1-9]\d{0,8})(?:-[^/]*)?$/;
const MAX_WORDS_LENGTH = 60;

export function productPath({ id, name }: Named): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS_LENGTH)
    .replaceAll(/^-|-$/g, '');
  return words === '' ? `/shop/${id}` : `/shop/${id}-${words}`;
}

/** Undefined for an address of anything else. */
export function productIdOf(pathname: string): number | undefined {
  const [, id] = ADDRESS.exec(pathname) ?? [];
  return id === undefined ? undefined : Number(id);
}
