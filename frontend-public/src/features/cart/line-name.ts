/** "Training Gi, size M": what tells the lines of one product apart. */
export function lineName(name: string, selectedSize: string | null): string {
  return selectedSize === null ? name : `${name}, size ${selectedSize}`;
}
