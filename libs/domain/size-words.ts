// Sizes of files and disks as people read them.

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** "850 MB", "3.2 GB": three figures at most. */
export function sizeWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const amount = bytes / 1000 ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.floor(amount)} ${UNITS[power]}`;
}
