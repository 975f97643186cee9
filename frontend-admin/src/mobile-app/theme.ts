import { createTheme } from '@mui/material';
import { toMui } from '#libs/design/to-mui';

/** The school's dark look, whatever the phone prefers: text of 16 px and targets of 44 (DESIGN.md). */
const school = toMui('dark');

export const phoneTheme = createTheme({
  ...school,
  typography: { ...school.typography, fontSize: 16 },
  components: {
    ...school.components,
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  },
});
