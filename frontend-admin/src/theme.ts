/** The school's look for the back-office: libs/design's theme plus what react-admin's own parts need to wear it. */
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { REDUCED_MOTION, toMui, type ThemeMode } from '#libs/design/to-mui';
import { color, motion } from '#libs/design/tokens';

/** What differs by mode and has no place in MUI's palette. Read it with `usePalette()`. */
export interface Palette {
  /** Lines between rows, softer than `divider`. */
  rowLine: string;
  /** Behind table heads and quiet areas. */
  quiet: string;
  buttonLine: string;
  /** Behind dialogs, which lie over cards. */
  dialog: string;
  /** The tint behind what is new or now. */
  accentSoft: string;
  /** Text in the accent colour. */
  accentText: string;
  badge: Record<
    'neutral' | 'good' | 'now' | 'next' | 'sent' | 'warn' | 'bad',
    readonly [text: string, background: string]
  >;
}

export const PALETTES: Record<ThemeMode, Palette> = {
  light: {
    rowLine: color.paper.rowLine,
    quiet: color.paper.bg,
    buttonLine: '#C9C5BC',
    dialog: color.paper.card,
    accentSoft: color.paper.emberSoft,
    accentText: color.paper.ember,
    badge: {
      neutral: color.badge.neutral,
      good: color.badge.delivered,
      now: color.badge.unread,
      next: color.badge.processing,
      sent: color.badge.shipped,
      warn: color.badge.pending,
      bad: color.badge.cancelled,
    },
  },
  dark: {
    rowLine: color.line,
    quiet: color.ink[900],
    buttonLine: color.lineStrong,
    dialog: color.ink[700],
    accentSoft: color.signal.soft,
    accentText: color.signal.text,
    badge: {
      neutral: [color.muted, color.ink[600]],
      good: [color.status.success, 'rgba(74,222,148,.12)'],
      now: [color.signal.text, color.signal.soft],
      next: [color.status.info, 'rgba(108,182,255,.12)'],
      sent: [color.status.violet, 'rgba(196,161,255,.12)'],
      warn: [color.status.warning, 'rgba(255,194,75,.12)'],
      bad: [color.status.error, 'rgba(255,122,133,.12)'],
    },
  },
};

export const lightTheme = makeTheme('light');
export const darkTheme = makeTheme('dark');

function makeTheme(mode: ThemeMode): RaThemeOptions {
  const base = mode === 'light' ? defaultLightTheme : defaultDarkTheme;
  const school = toMui(mode);
  const palette = PALETTES[mode];
  return {
    ...base,
    ...school,
    components: {
      ...base.components,
      ...school.components,
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontSize: 14, lineHeight: 1.45, fontVariantNumeric: 'tabular-nums' },
          ':focus-visible': {
            outline: `2px solid ${mode === 'light' ? color.paper.ember : color.signal.base}`,
            outlineOffset: 3,
          },
          ...REDUCED_MOTION,
        },
      },
      ...fieldsOf(school),
      MuiMenuItem: { styleOverrides: { root: { fontSize: 14, ...forFingers({ minHeight: 44 }) } } },
      MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 8 } } },
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
      MuiDialog: {
        styleOverrides: {
          paper: { borderRadius: 12, backgroundColor: palette.dialog },
          paperFullScreen: { borderRadius: 0 },
        },
      },
      MuiTooltip: { defaultProps: { enterDelay: 500 } },
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
    MuiInputBase: { styleOverrides: { root: { fontSize: 14, ...forFingers({ fontSize: 16 }) } } },
    // MUI shrinks a label to three quarters: these come out at 12.5 px, the smallest text there is.
    MuiInputLabel: { styleOverrides: { root: { fontSize: 14 }, shrink: { fontSize: 12.5 / 0.75 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: {
          ...school.components.MuiOutlinedInput.styleOverrides.notchedOutline,
          '& legend': { fontSize: 12.5 },
        },
      },
    },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: 14 } } },
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
