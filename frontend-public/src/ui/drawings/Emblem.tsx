export type EmblemName = keyof typeof shapes;

interface EmblemProps {
  name: EmblemName;
  sizePx?: number;
  className?: string;
}

/**
 * The emblem of a style or programme on a 64 grid: two-pixel lines, one stroke in the accent colour. Decoration only.
 */
export function Emblem({ name, sizePx = 64, className = '' }: EmblemProps) {
  return (
    <svg className={`emblem ${className}`} viewBox="0 0 64 64" width={sizePx} height={sizePx} aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

const shapes = {
  krav: (
    <>
      <circle cx="32" cy="32" r="27" />
      <path d="M14 46 46 14" />
      <path d="M9 40l6-6M50 24l6-6" />
      <path className="a" strokeWidth="3.4" d="M17 17 45 45M45 31v14H31" />
    </>
  ),
  bjj: (
    <>
      <path d="M2 22h21M41 22h21M2 33h21M41 33h21" />
      <rect x="23" y="17" width="18" height="21" rx="4" />
      <path d="M27 38 16 58l9 4 8-18M37 38l11 20-9 4-7-16" />
      <path className="a" strokeWidth="3.4" d="m19 52.5 8.5 4M45 52.5l-8.5 4" />
    </>
  ),
  boxing: (
    <>
      <path d="M19 58V45C11 42 7 35 7 27 7 15 15 8 27 8h10c11 0 18 7 18 17v7c0 7-4 11-9 13v13z" />
      <path className="a" strokeWidth="3.4" d="M19 50h27" />
      <path d="M40 28H29c-5 0-8 3-8 6.5S24 40 28 40h8" />
      <path d="M40 28c0-6 8-6 8 0v4" />
    </>
  ),
  blade: (
    <>
      <path d="M8 6 37 35l-4 4Z" />
      <path className="a" strokeWidth="2.6" d="M56 6 27 35l4 4Z" />
      <path d="M27 45 43 29" />
      <path className="a" strokeWidth="3.4" d="M37 45 21 29" />
      <path d="m36 38 16 16M54 52l-4 4" />
      <path className="a" strokeWidth="3.4" d="M28 38 12 54" />
      <path d="m10 52 4 4" />
    </>
  ),
  stick: (
    <>
      <rect x="28.5" y="1" width="7" height="62" rx="3.5" transform="rotate(45 32 32)" />
      <rect className="a" strokeWidth="3" x="28.5" y="1" width="7" height="62" rx="3.5" transform="rotate(-45 32 32)" />
      <path d="M24 6a28 28 0 0 1 16 0M6 24a28 28 0 0 0 0 16M58 24a28 28 0 0 1 0 16" />
    </>
  ),
  firearms: (
    <>
      <circle cx="32" cy="32" r="24" />
      <circle cx="32" cy="32" r="13" />
      <path d="M32 2v14M32 48v14M2 32h14M48 32h14" />
      <circle className="af" cx="32" cy="32" r="4.5" />
    </>
  ),
  medical: (
    <>
      <path d="M24 6h16v18h18v16H40v18H24V40H6V24h18z" />
      <path className="a" strokeWidth="3.4" d="M13 32h9l4.5-8.5 8 17L39 32h12" />
    </>
  ),
  protective: (
    <>
      <path d="M32 4 56 12v18c0 15-10 25-24 30C18 55 8 45 8 30V12z" />
      <path d="M32 18 44 31 32 44 20 31z" strokeDasharray="2.5 4" />
      <circle cx="32" cy="16.5" r="3.2" />
      <circle cx="45.5" cy="31" r="3.2" />
      <circle cx="32" cy="45.5" r="3.2" />
      <circle cx="18.5" cy="31" r="3.2" />
      <circle className="af" cx="32" cy="31" r="4.8" />
    </>
  ),
  kids: (
    <>
      <path d="M10 58V44l22-10 22 10v14M10 44v0" />
      <path d="m10 51 22-10 22 10" />
      <path
        className="a"
        strokeWidth="3"
        d="m32 5 4.3 8.8 9.7 1.4-7 6.8 1.7 9.6-8.7-4.5-8.7 4.5 1.7-9.6-7-6.8 9.7-1.4z"
      />
    </>
  ),
  'kids-first': (
    <>
      <path d="M10 44v-8l22-10 22 10v8L32 34z" transform="translate(0 12)" />
      <path
        className="a"
        strokeWidth="3"
        d="m32 6 4.3 8.8 9.7 1.4-7 6.8 1.7 9.6-8.7-4.5-8.7 4.5 1.7-9.6-7-6.8 9.7-1.4z"
      />
    </>
  ),
  'kids-second': (
    <>
      <path d="m10 48 22-10 22 10M10 58l22-10 22 10" />
      <path
        className="a"
        strokeWidth="3"
        d="m32 5 4.3 8.8 9.7 1.4-7 6.8 1.7 9.6-8.7-4.5-8.7 4.5 1.7-9.6-7-6.8 9.7-1.4z"
      />
    </>
  ),
  'kids-third': (
    <>
      <path d="m10 44 22-9 22 9M10 52l22-9 22 9M10 60l22-9 22 9" />
      <path
        className="a"
        strokeWidth="3"
        d="m32 3 4.3 8.8 9.7 1.4-7 6.8 1.7 9.6-8.7-4.5-8.7 4.5 1.7-9.6-7-6.8 9.7-1.4z"
      />
    </>
  ),
  stopwatch: (
    <>
      <circle cx="32" cy="36" r="23" />
      <path d="M26 4h12M32 4v9M50 14l4 4" />
      <path className="a" strokeWidth="3.4" d="M14 37h9l4.5-8.5 8 17L39 37h11" />
    </>
  ),
  ring: (
    <>
      <path d="M8 12v40M56 12v40M4 52h56l-6 8H10z" />
      <path d="M8 20h48M8 42h48" />
      <path className="a" strokeWidth="3.4" d="M8 31h48" />
    </>
  ),
  corporate: (
    <>
      <path d="M10 58V16l22-10v52M32 22l22 8v28M4 58h56" />
      <path d="M17 24h8M17 33h8M17 42h8M39 37h8M39 46h8" />
      <path className="a" strokeWidth="3.4" d="M17 51h8" />
    </>
  ),
};
