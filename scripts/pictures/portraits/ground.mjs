/** Ink, tinted by the discipline, with the house's isobars around the head. */
import { line } from '../svg.mjs';

const RINGS = 13;
const POINTS = 40;

/** @param {{ id: string, tint: string, seed: number }} person */
export function drawGround({ id, tint, seed }) {
  const rings = Array.from({ length: RINGS }, (_, ring) => {
    const isAccent = ring === 4;
    return line(isobar(ring, seed), tint, isAccent ? 1.8 : 1, isAccent ? 0.62 : 0.26);
  });
  return (
    `<rect width="400" height="500" fill="#101215"/><rect width="400" height="500" fill="url(#${id}-ground)"/>` +
    rings.join('')
  );
}

export function groundGradient({ id, tint }) {
  return (
    `<radialGradient id="${id}-ground" gradientUnits="userSpaceOnUse" cx="150" cy="170" r="380">` +
    `<stop stop-color="${tint}" stop-opacity=".34"/><stop offset=".55" stop-color="${tint}" stop-opacity=".13"/>` +
    `<stop offset="1" stop-color="${tint}" stop-opacity=".03"/></radialGradient>`
  );
}

/** A closed smooth line around the head, further out and less round with every ring. */
export function isobar(ring, seed) {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * Math.PI * 2;
    const wobble =
      Math.sin(angle * 2 + seed) * 0.09 +
      Math.sin(angle * 3 + seed * 2.3 + ring * 0.1) * 0.06 +
      Math.sin(angle * 5 - seed) * 0.02;
    const radius = (118 + ring * 21) * (1 + wobble * (0.6 + ring * 0.1));
    return [206 + Math.cos(angle) * radius * 0.98, 208 + Math.sin(angle) * radius * 1.1];
  });
  return smooth(points);
}

/** Through the middles of the sides of a polygon, its corners as handles. */
function smooth(points) {
  const middle = (i) => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  return [['M', middle(0)], ...points.map((_, i) => ['Q', points[(i + 1) % points.length], middle(i + 1)]), ['Z']];
}
