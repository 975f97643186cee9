/**
 * The school's look as plain MUI theme options, for `deepmerge(defaultTheme, toMui(mode))` in the back-office.
 * Plain data on purpose: libs does not depend on MUI. The sidebar is ink in both modes.
 */
import { color, font, layout } from '#libs/design/tokens';

export type ThemeMode = 'light' | 'dark';

/**
 * Global styles for who asks for less motion: too short to be seen, but it ends, so whatever waits for the end of a
 * motion goes on (the public site's global.css says the same).
 */
export const REDUCED_MOTION = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
    },
  },
};

/** Theme options for the back-office: paper with ember accents, or ink with signal accents. */
export function toMui(mode: ThemeMode) {
  const look = mode === 'light' ? light : dark;
  return {
    palette: { mode, ...look.palette },
    shape: { borderRadius: 6 },
    sidebar: { width: layout.adminSidebar, closedWidth: layout.adminBar },
    typography: { fontFamily: font.body, fontSize: 14, button: { textTransform: 'none' as const, fontWeight: 550 } },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${look.focus}`, outlineOffset: 3 } } },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTextField: { defaultProps: { size: 'small' as const, variant: 'outlined' as const } },
      MuiTableCell: { styleOverrides: { sizeSmall: { padding: '8px 12px' } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: look.control } } },
    },
  };
}

const light = {
  focus: color.paper.ember,
  control: color.paper.control,
  palette: {
    primary: { main: color.paper.ember, contrastText: color.paper.card },
    secondary: { main: color.paper.text, contrastText: color.paper.card },
    background: { default: color.paper.bg, paper: color.paper.card },
    text: { primary: color.paper.text, secondary: color.paper.muted },
    divider: color.paper.line,
    error: { main: color.badge.cancelled[0] },
    warning: { main: color.badge.pending[0] },
    success: { main: color.badge.delivered[0] },
    info: { main: color.badge.processing[0] },
  },
};

const dark = {
  focus: color.signal.base,
  control: color.control,
  palette: {
    // A button under the pointer gets brighter here, as the other theme's does darker: its ink stays readable.
    primary: { main: color.signal.base, dark: color.signal.hover, contrastText: color.signal.on },
    secondary: { main: color.text, contrastText: color.ink[950] },
    background: { default: color.ink[950], paper: color.ink[800] },
    text: { primary: color.text, secondary: color.muted },
    divider: color.line,
    error: { main: color.status.error, dark: color.status.errorHover, contrastText: color.ink[950] },
    warning: { main: color.status.warning, contrastText: color.ink[950] },
    success: { main: color.status.success, contrastText: color.ink[950] },
    info: { main: color.status.info, contrastText: color.ink[950] },
  },
};
