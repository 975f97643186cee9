/** Small pieces of SVG text. */

/** @typedef {[x: number, y: number]} Point */
/** @typedef {string | [command: string, ...points: Point[]][]} Path text, or commands with their points */

/** @param {Path} path */
export function d(path) {
  if (typeof path === 'string') return path.replace(/\s+/g, ' ').trim();
  return path.map(([command, ...points]) => command + points.map(write).join(' ')).join('');
}

/**
 * A pen for paths on a surface: of pen`M${[0, 0]}L${[4, 2]}Z` every point goes through `at`.
 * @param {(...point: number[]) => Point} at
 */
export function penOf(at) {
  return (commands, ...points) => d(String.raw({ raw: commands }, ...points.map((point) => write(at(...point)))));
}

export function shape(path, fill, opacity = 1) {
  return `<path d="${d(path)}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function line(path, stroke, width, opacity = 1) {
  return (
    `<path d="${d(path)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"` +
    ` stroke-linecap="round" stroke-linejoin="round"${seeThrough(opacity)}/>`
  );
}

export function circle(cx, cy, r, fill, opacity = 1) {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${seeThrough(opacity)}/>`;
}

export function ellipse([cx, cy], rx, ry, fill, opacity = 1, degrees = 0) {
  const turn = degrees ? ` transform="rotate(${degrees} ${round(cx)} ${round(cy)})"` : '';
  return (
    `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"` +
    `${seeThrough(opacity)}${turn}/>`
  );
}

function seeThrough(opacity) {
  return opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '';
}

function write([x, y]) {
  return `${round(x)} ${round(y)}`;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
