/**
 * The back-office's dark look, whose forms the tools reuse, at the sizes of a phone: text of 16 px and targets of 44.
 */
import type { RaThemeOptions } from 'react-admin';
import { toMui } from '#libs/design/to-mui';
import { color } from '#libs/design/tokens';
import { darkTheme } from '../../theme';
import { BOTTOM_SHEETS, LARGE_BUTTONS } from '../theme';

export const toolsTheme: RaThemeOptions = {
  ...darkTheme,
  typography: toMui('dark', 'hand').typography,
  components: {
    ...darkTheme.components,
    MuiInputBase: { styleOverrides: { root: { fontSize: 16, minHeight: 44 } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 16, minHeight: 44 } } },
    MuiButton: {
      ...darkTheme.components?.MuiButton,
      styleOverrides: { root: { minHeight: 44, whiteSpace: 'nowrap' } },
      variants: [...(darkTheme.components?.MuiButton?.variants ?? []), ...LARGE_BUTTONS],
    },
    MuiDrawer: BOTTOM_SHEETS,
    // The tracks look as they always do; what answers the finger around them is 44 pixels high.
    MuiSwitch: {
      styleOverrides: {
        root: {
          width: 64,
          height: 44,
          padding: 15,
          '& .MuiSwitch-switchBase': { padding: 12 },
          '&.MuiSwitch-sizeSmall': { width: 60, height: 44, padding: '15px 17px', marginLeft: -14 },
          '&.MuiSwitch-sizeSmall .MuiSwitch-switchBase': { padding: 14 },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 6, width: 44, height: 44, color: color.muted } } },
  },
};
