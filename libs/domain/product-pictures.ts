// The pictures of a product, the main one first (CONTRACT section 7), and what is said of each to who cannot see it.

interface Pictured {
  imageUrl: string | null;
  images: readonly string[];
}

/** Each once. */
export function productPictures({ imageUrl, images }: Pictured): string[] {
  return [...new Set([...(imageUrl === null ? [] : [imageUrl]), ...images])];
}

/** "Training Gi, picture 2 of 4", of the only one "Training Gi". @param at from 0 */
export function pictureWords(name: string, at: number, count: number): string {
  return count > 1 ? `${name}, picture ${at + 1} of ${count}` : name;
}
