import { createTheme } from '@mui/material';
import { REDUCED_MOTION, toMui } from '#libs/design/to-mui';
import { color } from '#libs/design/tokens';

/** The school's dark look, whatever the phone prefers: text of 16 px and targets of 44 (DESIGN.md). */
const school = toMui('dark');

export const phoneTheme = createTheme({
  ...school,
  typography: { ...school.typography, fontSize: 16 },
  components: {
    ...school.components,
    MuiCssBaseline: {
      styleOverrides: {
        body: {
          fontSize: 16,
          lineHeight: 1.5,
          fontVariantNumeric: 'tabular-nums',
          WebkitTapHighlightColor: 'transparent',
        },
        ':focus-visible': { outline: `2px solid ${color.signal.base}`, outlineOffset: 3 },
        ...REDUCED_MOTION,
      },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  },
});
