/** The school's look for the back-office: libs/design's theme plus what react-admin's own parts need to wear it. */
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { CSSProperties } from 'react';
import {
  FORCED_COLOURS,
  REDUCED_MOTION,
  toMui,
  type SchoolPalette,
  type TextRole,
  type ThemeMode,
} from '#libs/design/to-mui';
import { color, motion, radius } from '#libs/design/tokens';
import { PRINT_STYLES } from './print-styles';
import { PLAIN_ELEMENTS, TEXT_ELEMENTS } from './text-elements';

/** MUI knows captions. */
type OwnRole = Exclude<TextRole, 'caption'>;

declare module '@mui/material/styles' {
  interface Palette extends SchoolPalette {}
  interface PaletteOptions extends SchoolPalette {}
  interface TypographyVariants extends Record<OwnRole, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnRole, CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnRole, true> {}
}

/** Pixels. */
const BODY_PX = 14;

export const lightTheme = makeTheme('light');
export const darkTheme = makeTheme('dark');

function makeTheme(mode: ThemeMode): RaThemeOptions {
  const base = mode === 'light' ? defaultLightTheme : defaultDarkTheme;
  const school = toMui(mode);
  const { palette } = school;
  return {
    ...base,
    ...school,
    components: {
      ...base.components,
      ...school.components,
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontSize: BODY_PX, lineHeight: 1.45, fontVariantNumeric: 'tabular-nums' },
          ':focus-visible': {
            outline: `2px solid ${mode === 'light' ? color.paper.ember : color.signal.base}`,
            outlineOffset: 3,
          },
          ...PLAIN_ELEMENTS,
          ...REDUCED_MOTION,
          ...FORCED_COLOURS,
          ...PRINT_STYLES,
        },
      },
      MuiTypography: { defaultProps: { variantMapping: TEXT_ELEMENTS } },
      ...fieldsOf(school),
      MuiMenuItem: {
        styleOverrides: { root: { fontSize: BODY_PX, whiteSpace: 'normal', ...forFingers({ minHeight: 44 }) } },
      },
      MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: radius.md } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 36,
            paddingBlock: 5,
            ...forFingers({ minHeight: 44 }),
            transitionDuration: `${motion.fast}ms`,
            whiteSpace: 'nowrap',
          },
        },
        variants: [{ props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: palette.buttonLine } }],
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            borderRadius: 6,
            width: 36,
            height: 36,
            color: school.palette.text.secondary,
            ...forFingers({ width: 40, height: 40 }),
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: palette.rowLine },
          head: {
            fontSize: 13,
            fontWeight: 550,
            color: school.palette.text.secondary,
            backgroundColor: palette.quiet,
            whiteSpace: 'nowrap',
          },
          sizeSmall: { padding: '4px 12px', height: 44, '&:first-of-type': { paddingLeft: 18 } },
        },
      },
      ...dialogsOf(school),
      MuiAutocomplete: { styleOverrides: { option: { fontSize: BODY_PX } } },
      MuiListItemText: { styleOverrides: { primary: { fontSize: BODY_PX, overflowWrap: 'anywhere' } } },
      MuiTooltip: { defaultProps: { enterDelay: 500 } },
    },
  };
}

function dialogsOf({ palette, typography }: ReturnType<typeof toMui>): RaThemeOptions['components'] {
  return {
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: radius.lg, backgroundColor: palette.dialog },
        paperFullScreen: { borderRadius: 0 },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: typography.dialogTitle } },
    MuiDialogContentText: { styleOverrides: { root: { fontSize: BODY_PX, overflowWrap: 'anywhere' } } },
    MuiDialogContent: {
      styleOverrides: {
        // A field that takes the focus comes to rest above the buttons.
        root: { overflowWrap: 'anywhere', scrollPaddingBottom: 80 },
        dividers: {
          padding: 24,
          '& + .MuiDialogActions-root': { padding: '16px 24px' },
          '@media (width < 600px)': { padding: 16, '& + .MuiDialogActions-root': { padding: 16 } },
        },
      },
    },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { padding: '8px 24px 20px', gap: 8, flexWrap: 'wrap' } },
    },
  };
}

function fieldsOf(school: ReturnType<typeof toMui>): RaThemeOptions['components'] {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
      // react-admin's select brings a margin that its text field has not.
      styleOverrides: { root: { marginTop: 0, marginBottom: 0 } },
    },
    MuiInputBase: { styleOverrides: { root: { fontSize: BODY_PX, ...forFingers({ fontSize: 16 }) } } },
    // MUI shrinks a label to three quarters: these come out at 12.5 px, the smallest text there is.
    MuiInputLabel: { styleOverrides: { root: { fontSize: BODY_PX }, shrink: { fontSize: 12.5 / 0.75 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: {
          ...school.components.MuiOutlinedInput.styleOverrides.notchedOutline,
          '& legend': { fontSize: 12.5 },
        },
      },
    },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: BODY_PX } } },
    // Under a locked field it says why, so it must be read.
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginLeft: 0, fontSize: 13, '&.Mui-disabled': { color: school.palette.text.secondary } },
      },
    },
  };
}

/** On touch screens: large enough to hit, and 16px text, below which phones zoom into a field. */
function forFingers<Style extends object>(style: Style): Record<string, Style> {
  return { '@media (pointer: coarse)': style };
}
