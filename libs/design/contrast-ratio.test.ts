import { contrastRatio } from '#libs/design/contrast-ratio';
import { color } from '#libs/design/tokens';

const { ink, signal, status, paper, badge } = color;
const WHITE = '#FFFFFF';

// [what it is, foreground, background, the ratio the design was approved with]
const pairs: [string, string, string, number][] = [
  ['text on ink-950', color.text, ink[950], 17.73],
  ['text on ink-900', color.text, ink[900], 16.9],
  ['text on ink-800', color.text, ink[800], 15.88],
  ['text on ink-700', color.text, ink[700], 14.4],
  ['muted on ink-950', color.muted, ink[950], 9.67],
  ['muted on ink-800', color.muted, ink[800], 8.66],
  ['muted on ink-700', color.muted, ink[700], 7.86],
  ['subtle on ink-950', color.subtle, ink[950], 6.13],
  ['subtle on ink-900', color.subtle, ink[900], 5.84],
  ['subtle on ink-800', color.subtle, ink[800], 5.49],
  ['subtle on ink-700', color.subtle, ink[700], 4.98],
  ['signal on ink-950', signal.base, ink[950], 6.31],
  ['signal on ink-800', signal.base, ink[800], 5.65],
  ['signal on ink-700', signal.base, ink[700], 5.13],
  ['ink on signal', signal.on, signal.base, 6.31],
  ['ink on signal hover', signal.on, signal.hover, 7.62],
  ['ink on signal active', signal.on, signal.active, 5.02],
  ['signal text on ink-800', signal.text, ink[800], 9.0],
  ['success on ink-800', status.success, ink[800], 10.22],
  ['warning on ink-800', status.warning, ink[800], 10.98],
  ['error on ink-800', status.error, ink[800], 7.03],
  ['ink on error', ink[950], status.error, 7.85],
  ['ink on error hover', ink[950], status.errorHover, 9.62],
  ['info on ink-800', status.info, ink[800], 8.21],
  ['violet on ink-800', status.violet, ink[800], 8.3],
  ['text on paper', paper.text, paper.bg, 17.09],
  ['muted on paper', paper.muted, paper.bg, 6.52],
  ['white on ember', WHITE, paper.ember, 5.72],
  ['ember on paper', paper.ember, paper.bg, 5.43],
  ['badge pending', ...badge.pending, 6.6],
  ['badge processing', ...badge.processing, 6.85],
  ['badge shipped', ...badge.shipped, 7.4],
  ['badge delivered', ...badge.delivered, 6.58],
  ['badge cancelled', ...badge.cancelled, 6.45],
  ['badge neutral', ...badge.neutral, 6.95],
];

// The edge of a control needs 3:1 only (WCAG 2.2, 1.4.11).
const controlPairs: [string, string, string, number][] = [
  ['control on ink-950', color.control, ink[950], 3.99],
  ['control on ink-900', color.control, ink[900], 3.8],
  ['control on ink-800', color.control, ink[800], 3.58],
  ['control on white', paper.control, WHITE, 3.39],
];

test.each(pairs)('%s is readable text (4.5:1) and as designed', (_name, foreground, background, designed) => {
  expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(foreground, background)).toBeCloseTo(designed, 1);
});

test.each(controlPairs)('%s can be seen (3:1) and is as designed', (_name, foreground, background, designed) => {
  expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(foreground, background)).toBeCloseTo(designed, 1);
});

test('the formula: black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio('#000000', WHITE)).toBeCloseTo(21, 5);
  expect(contrastRatio('#FF5A1F', '#FF5A1F')).toBe(1);
  expect(() => contrastRatio('orange', WHITE)).toThrow('orange is no #RRGGBB colour');
});
