/**
 * The twelve angles of attack, a Filipino martial-arts training diagram: numbered directions around a figure, the first
 * two drawn as slashes. Angles in degrees clockwise from the top, lengths in units of a 640 square.
 */
import styles from './Hero.module.css';

const CENTRE = 320;
const RADIUS = 258;
const HUB_RADIUS = 56;
/** Where each number of the drill stands, in order 1 to 12. */
const ANGLES_DEG = [45, 315, 90, 270, 180, 120, 240, 150, 210, 20, 340, 0];

/**
 * Marks around the ring, each kind a dashed circle as wide as the mark is long: a path of 120 lines would be a tenth of
 * the page.
 */
const TICKS = [
  { lengthPx: 6, apartDeg: 3 },
  { lengthPx: 12, apartDeg: 15 },
  { lengthPx: 20, apartDeg: 30 },
];

export function TwelveAngles() {
  return (
    <svg
      className={styles.anglesDiagram}
      viewBox="0 0 640 640"
      role="img"
      aria-label="The twelve angles of attack, a Filipino martial arts training diagram"
    >
      <Paints />
      <circle cx="320" cy="320" r="230" fill="url(#angles-glow)" />
      <g fill="none" stroke="#6B7178" strokeWidth="1.2">
        {TICKS.map(({ lengthPx, apartDeg }) => (
          <circle
            key={apartDeg}
            cx="320"
            cy="320"
            r={RADIUS + 14 + lengthPx / 2}
            strokeWidth={lengthPx}
            pathLength={1440}
            strokeDasharray={`1 ${4 * apartDeg - 1}`}
            strokeDashoffset=".5"
          />
        ))}
        <circle cx="320" cy="320" r={RADIUS} stroke="#3A4049" />
        <circle cx="320" cy="320" r="176" stroke="#3A4049" strokeDasharray="2 7" />
      </g>
      <Figure />
      <path d={slash(315)} fill="url(#angles-second)" />
      <path d={slash(45)} fill="url(#angles-first)" />
      <path
        d={ANGLES_DEG.map((deg) => `M${at(deg, HUB_RADIUS)}L${at(deg, RADIUS - 22)}`).join('')}
        stroke="#6B7178"
        strokeWidth="1.25"
        strokeDasharray="3 6"
      />
      {ANGLES_DEG.map((deg, index) => (
        <NumberedPoint key={deg} deg={deg} number={index + 1} />
      ))}
      <circle cx="320" cy="320" r="6" fill="#FF5A1F" />
      <circle cx="320" cy="320" r="15" fill="none" stroke="#FF5A1F" strokeWidth="1.5" />
    </svg>
  );
}

function NumberedPoint({ deg, number }: { deg: number; number: number }) {
  const [x, y] = point(deg, RADIUS);
  const isDrawn = number <= 2;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="19"
        fill={isDrawn ? '#FF5A1F' : '#16191D'}
        stroke={isDrawn ? '#FF5A1F' : '#6B7178'}
        strokeWidth="1.25"
      />
      <text x={x} y={y + 7} textAnchor="middle" className={styles.number} fill={isDrawn ? '#0A0B0D' : '#F4F3EF'}>
        {number}
      </text>
    </>
  );
}

function Figure() {
  return (
    <g
      mask="url(#angles-fade)"
      fill="#16191D"
      fillOpacity=".72"
      stroke="#B3B6BA"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path
        d={
          'M320 150c26 0 43 20 43 48 0 22-9 40-21 49v19c24 7 62 14 78 28 15 14 20 46 ' +
          '23 84l5 64h-44l-8-60c-4 30-4 62-2 96H246c2-34 2-66-2-96l-8 60h-44l5-64c3-38 ' +
          '8-70 23-84 16-14 54-21 78-28v-19c-12-9-21-27-21-49 0-28 17-48 43-48z'
        }
      />
      <path d="M320 266v212M254 330c22 14 44 18 66 18s44-4 66-18" stroke="#3A4049" strokeDasharray="3 6" fill="none" />
    </g>
  );
}

function Paints() {
  return (
    <defs>
      <linearGradient id="angles-first" gradientUnits="userSpaceOnUse" x1="492" y1="148" x2="132" y2="508">
        <stop offset="0" stopColor="#FFD2BE" />
        <stop offset=".28" stopColor="#FF5A1F" />
        <stop offset="1" stopColor="#FF5A1F" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="angles-second" gradientUnits="userSpaceOnUse" x1="148" y1="148" x2="508" y2="508">
        <stop offset="0" stopColor="#F4F3EF" />
        <stop offset=".3" stopColor="#8B9097" />
        <stop offset="1" stopColor="#8B9097" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="angles-glow">
        <stop offset="0" stopColor="#FF5A1F" stopOpacity=".38" />
        <stop offset="1" stopColor="#FF5A1F" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="angles-fading" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".55" stopColor="#fff" />
        <stop offset=".98" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id="angles-fade">
        <rect x="120" y="120" width="400" height="360" fill="url(#angles-fading)" />
      </mask>
    </defs>
  );
}

function direction(deg: number): [number, number] {
  const radians = (deg * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

function point(deg: number, radius: number): [number, number] {
  const [dx, dy] = direction(deg);
  return [round(CENTRE + radius * dx), round(CENTRE + radius * dy)];
}

function at(deg: number, radius: number): string {
  return point(deg, radius).join(' ');
}

/** A long thin diamond from beyond the centre to just inside the number. */
function slash(deg: number): string {
  const [dx, dy] = direction(deg);
  const corner = (along: number, across: number) =>
    `${round(CENTRE + dx * along - dy * across)} ${round(CENTRE + dy * along + dx * across)}`;
  return `M${corner(RADIUS - 26, 0)}L${corner(40, 9)}L${corner(-RADIUS - 6, 0)}L${corner(40, -9)}Z`;
}

/** One decimal is enough for the eye, and the same text on server and browser. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
