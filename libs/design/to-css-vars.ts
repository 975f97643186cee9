import { color, font, layout, motion, radius, shadow } from '#libs/design/tokens';

/**
 * The tokens that the public site uses, as one `:root` rule of CSS custom properties (`--ink-950`, `--signal` ...).
 * Each of its pages has them inside.
 */
export function toCssVars(): string {
  return `:root{${Object.entries(cssVars)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}

const { ink, signal, status } = color;
const { success, warning, error, info } = status;

const cssVars: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ink).map(([step, value]) => [`ink-${step}`, value])),
  line: color.line,
  'line-strong': color.lineStrong,
  control: color.control,
  text: color.text,
  muted: color.muted,
  subtle: color.subtle,
  signal: signal.base,
  'signal-hover': signal.hover,
  'signal-active': signal.active,
  'signal-text': signal.text,
  'signal-soft': signal.soft,
  'on-signal': signal.on,
  success,
  warning,
  error,
  info,
  ...Object.fromEntries(Object.entries(color.discipline).map(([name, value]) => [`discipline-${name}`, value])),
  display: font.display,
  body: font.body,
  'r-xs': px(radius.xs),
  'r-sm': px(radius.sm),
  'r-md': px(radius.md),
  'r-lg': px(radius.lg),
  'r-full': px(radius.full),
  ease: motion.ease,
  fast: `${motion.fast}ms`,
  base: `${motion.base}ms`,
  slow: `${motion.slow}ms`,
  'shadow-mid': shadow.mid,
  'shadow-high': shadow.high,
  gutter: layout.gutter,
  max: px(layout.max),
};

function px(length: number): string {
  return `${length}px`;
}
