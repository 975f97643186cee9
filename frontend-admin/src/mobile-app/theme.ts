import { createTheme } from '@mui/material';
import { FORCED_COLOURS, REDUCED_MOTION, toMui } from '#libs/design/to-mui';
import { color, radius } from '#libs/design/tokens';
import { PLAIN_ELEMENTS, TEXT_ELEMENTS } from '../text-elements';

/** The school's dark look, whatever the phone prefers: text of 16 px and targets of 44 (DESIGN.md). */
const school = toMui('dark', 'hand');

/** What a sheet or a form is for. */
export const LARGE_BUTTONS = [
  {
    props: { size: 'large' as const },
    style: { minHeight: 52, fontSize: school.typography.lead.fontSize, fontWeight: 600 },
  },
];

/** Sheets come up under the thumb. */
export const BOTTOM_SHEETS = {
  styleOverrides: {
    root: {
      '&.MuiDrawer-anchorBottom .MuiDrawer-paper': {
        maxWidth: 560,
        marginInline: 'auto',
        padding: '20px 20px max(20px, env(safe-area-inset-bottom))',
        borderRadius: `${radius.lg}px ${radius.lg}px 0 0`,
        backgroundColor: color.ink[700],
      },
    },
  },
};

export const phoneTheme = createTheme({
  ...school,
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
        ...PLAIN_ELEMENTS,
        ...REDUCED_MOTION,
        ...FORCED_COLOURS,
      },
    },
    MuiTypography: { defaultProps: { variantMapping: TEXT_ELEMENTS } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44 } },
      variants: LARGE_BUTTONS,
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, color: color.muted } } },
    // MUI's small fields are 40 px high, and their label stands in the middle of that.
    MuiOutlinedInput: {
      styleOverrides: { ...school.components.MuiOutlinedInput.styleOverrides, root: { minHeight: 44 } },
    },
    MuiInputLabel: {
      styleOverrides: { root: { '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { top: 2 } } },
    },
    MuiDrawer: BOTTOM_SHEETS,
  },
});
