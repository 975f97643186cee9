/**
 * The picture of the Krav Maga page: the outer defence of Krav Maga as a training diagram. Seven lines on which an
 * attack may arrive, numbered from the top right down and up again, and the forearm that meets the first.
 */
import styles from './SevenLines.module.css';

const CENTRE = { x: 320, y: 230 };
const RADIUS = 192;
const GUARD_RADIUS = 146;
const ARC_HALF_DEG = 15;
/** Degrees clockwise from the top. */
const LINES_DEG = [28, 70, 112, 180, 248, 290, 332];

export function SevenLines() {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 640 470"
        role="img"
        aria-label={
          'Training diagram of Krav Maga: ' +
          'a figure from the front and the seven lines on which an outer defence meets an attack'
        }
      >
        <g fill="none" stroke="#3A4049">
          <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} strokeDasharray="2 7" />
          <circle cx={CENTRE.x} cy={CENTRE.y} r={GUARD_RADIUS} strokeDasharray="2 7" />
        </g>
        <path
          d={FIGURE}
          transform="translate(64 -22) scale(.8)"
          fill="#16191D"
          stroke="#B3B6BA"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {LINES_DEG.map((deg, index) => (
          <Line key={deg} deg={deg} number={index + 1} />
        ))}
      </svg>
      <figcaption>The outer defence: seven lines of attack, one movement of the forearm for each.</figcaption>
    </figure>
  );
}

function Line({ deg, number }: { deg: number; number: number }) {
  const isFirst = number === 1;
  const [x, y] = point(deg, RADIUS + 24);
  return (
    <>
      <path
        d={`M${point(deg, RADIUS - 6).join(' ')}L${point(deg, GUARD_RADIUS + 12).join(' ')}`}
        stroke={isFirst ? '#FF5A1F' : '#6B7178'}
        strokeWidth={isFirst ? 5 : 2}
        strokeLinecap="round"
      />
      <path
        d={arc(deg, GUARD_RADIUS)}
        fill="none"
        stroke={isFirst ? '#FF5A1F' : '#F4F3EF'}
        strokeWidth={isFirst ? 7 : 4}
        strokeLinecap="round"
      />
      <circle
        cx={x}
        cy={y}
        r="18"
        fill={isFirst ? '#FF5A1F' : '#16191D'}
        stroke={isFirst ? '#FF5A1F' : '#6B7178'}
        strokeWidth="1.25"
      />
      <text x={x} y={y + 7} textAnchor="middle" className={styles.number} fill={isFirst ? '#0A0B0D' : '#F4F3EF'}>
        {number}
      </text>
    </>
  );
}

function point(deg: number, radius: number): [number, number] {
  const radians = (deg * Math.PI) / 180;
  return [round(CENTRE.x + radius * Math.sin(radians)), round(CENTRE.y - radius * Math.cos(radians))];
}

function arc(deg: number, radius: number): string {
  return (
    `M${point(deg - ARC_HALF_DEG, radius).join(' ')}A${radius} ${radius} 0 0 1 ` +
    point(deg + ARC_HALF_DEG, radius).join(' ')
  );
}

/** One decimal is enough for the eye, and the same text on server and browser. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const FIGURE =
  'M320 190c26 0 43 20 43 48 0 22-9 40-21 49v19c24 7 62 14 78 28 15 14 20 46 23 84l3 40H194l3-40c3-38 8-70 23-84 ' +
  '16-14 54-21 78-28v-19c-12-9-21-27-21-49 0-28 17-48 43-48z';
