// What is made of many measurements, and how it is printed.

/** @param {number[]} values */
export function median(values) {
  return percentile(values, 0.5);
}

/** @param {number[]} values @param {number} share 0.99 for the value that 99 in 100 do not exceed */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Like 1,234 or 1.23: as many digits as anybody reads. @param {number} value */
export function short(value) {
  if (value >= 1_000) return Math.round(value).toLocaleString('en');
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}

/** @param {number} kib */
export function megabytes(kib) {
  return (kib * 1024) / 1e6;
}

/**
 * A table that is readable as it is printed and in a page of the docs; figures stand to the right.
 * @param {string[][]} rows the first are the heads
 */
export function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const isFigures = rows[0].map((_, at) => rows.slice(1).every((row) => /^[\d.,× <≥]*$/.test(row[at])));
  const line = (row) =>
    `| ${row.map((cell, at) => (isFigures[at] ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => '-'.repeat(width + 1) + (isFigures[at] ? ':' : '-')).join('|')}|`;
  return [line(rows[0]), rule, ...rows.slice(1).map(line)].join('\n');
}
