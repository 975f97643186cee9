import { color } from '#libs/design/tokens';

const PAGE_WIDTH_PT = 595.28;

/** A length of the page, in points, at whatever width it is drawn. */
export function pt(points: number): string {
  return `${((points / PAGE_WIDTH_PT) * 100).toFixed(4)}cqw`;
}

/** Paper is light in both modes. */
export const ink = color.paper;
export const headGround = color.ink[900];
export const headText = color.text;
export const accent = color.signal.base;
