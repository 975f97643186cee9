/**
 * The browser's tab icon: the school's mark in one of five colours, with the unread count on it (spec 3 sections 2 and
 * 9).
 */
import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { color } from '#libs/design/tokens';
import { cappedCount } from '#libs/domain/unread-badge';

export const TAB_ICON_COLOURS: readonly string[] = [
  color.signal.base,
  color.status.info,
  color.status.warning,
  color.status.success,
  color.status.violet,
];

/** Pixels. */
const CANVAS_SIZE = 96;
const BADGE_HEIGHT = 60;
const BADGE_RING = 5;
const DIGITS_SIZE = 50;

/** One of the other colours, so that every press shows. @param random from 0 to below 1 */
export function otherColour(current: string, random: number): string {
  const others = TAB_ICON_COLOURS.filter((each) => each !== current);
  return others[Math.floor(random * others.length)] ?? current;
}

/** A PNG as a data URL; undefined where the browser has no canvas to draw on. */
export function drawTabIcon(colour: string, unread: number | undefined): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = CANVAS_SIZE;
  canvas.height = CANVAS_SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  drawMark(pen, colour);
  if (unread) drawBadge(pen, cappedCount(unread));
  return canvas.toDataURL('image/png');
}

function drawMark(pen: CanvasRenderingContext2D, colour: string): void {
  const scale = CANVAS_SIZE / BOLT_GRID.height;
  pen.save();
  pen.translate((CANVAS_SIZE - BOLT_GRID.width * scale) / 2, 0);
  pen.scale(scale, scale);
  const [shield, bolt] = [SHIELD_PATH, BOLT_PATH].map((path) => new Path2D(path)) as [Path2D, Path2D];
  pen.fillStyle = colour;
  pen.fill(shield);
  pen.fillStyle = color.signal.on;
  pen.fill(bolt);
  pen.restore();
}

/** At the lower right, as wide as its digits; the ring parts it from the mark. */
function drawBadge(pen: CanvasRenderingContext2D, digits: string): void {
  pen.font = `700 ${DIGITS_SIZE}px system-ui, sans-serif`;
  const width = Math.min(CANVAS_SIZE, Math.max(BADGE_HEIGHT, pen.measureText(digits).width + BADGE_HEIGHT / 3));
  const left = CANVAS_SIZE - width;
  const top = CANVAS_SIZE - BADGE_HEIGHT;
  pen.beginPath();
  pen.roundRect(left, top, width, BADGE_HEIGHT, BADGE_HEIGHT / 2);
  pen.fillStyle = color.text;
  pen.fill();
  pen.beginPath();
  pen.roundRect(
    left + BADGE_RING,
    top + BADGE_RING,
    width - 2 * BADGE_RING,
    BADGE_HEIGHT - 2 * BADGE_RING,
    BADGE_HEIGHT / 2,
  );
  pen.fillStyle = color.ink[950];
  pen.fill();
  pen.fillStyle = color.text;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(digits, left + width / 2, top + BADGE_HEIGHT / 2 + 3, width - 3 * BADGE_RING);
}
