import { toCssVars } from '#libs/design/to-css-vars';
import { toMui } from '#libs/design/to-mui';

test('every token is a custom property of :root', () => {
  const css = toCssVars();
  expect(css).toMatch(/^:root\{.+\}$/);
  for (const rule of [
    '--ink-950:#0A0B0D',
    '--signal:#FF5A1F',
    '--discipline-filipino:#C4A1FF',
    '--r-sm:4px',
    '--fast:120ms',
    '--success:#4ADE94',
  ]) {
    expect(css).toContain(rule);
  }
  expect(css).not.toContain('undefined');
});

test('the back-office is paper and ember by day, ink and signal by night', () => {
  expect(toMui('light').palette).toMatchObject({
    mode: 'light',
    primary: { main: '#B93A08' },
    background: { default: '#FAF9F6' },
  });
  expect(toMui('dark').palette).toMatchObject({
    mode: 'dark',
    primary: { main: '#FF5A1F', contrastText: '#0A0B0D' },
    background: { paper: '#16191D' },
  });
});
