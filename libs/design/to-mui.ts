/**
 * The school's look as plain MUI theme options, for `deepmerge(defaultTheme, toMui(mode))` in the back-office.
 * Plain data on purpose: libs does not depend on MUI. The sidebar is ink in both modes.
 */
import { color, font, layout } from '#libs/design/tokens';

export type ThemeMode = 'light' | 'dark';
/** At the desk text is 14 px, in the hand 16 (DESIGN.md). */
type TextScale = 'desk' | 'hand';

/** What differs by mode and MUI's palette has no name for; the themes carry it in their palette. */
export interface SchoolPalette {
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

const CHOSEN = ['[aria-current]:not([aria-current=false])', '[aria-pressed=true]', '[role=tab][aria-selected=true]'];

/** For global styles: where the system has colours of its own, grounds are gone, and what they marked needs a line. */
export const FORCED_COLOURS = {
  '@media (forced-colors: active)': {
    '.MuiButton-contained.MuiButton-contained, .MuiFab-root.MuiFab-root': { border: '1px solid' },
    [`:is(${CHOSEN.join()}):not(:focus-visible)`]: { outline: '2px solid Highlight', outlineOffset: -3 },
  },
};

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
export function toMui(mode: ThemeMode, scale: TextScale = 'desk') {
  const look = mode === 'light' ? light : dark;
  return {
    palette: { mode, ...look.palette },
    shape: { borderRadius: 6 },
    sidebar: { width: layout.adminSidebar, closedWidth: layout.adminBar },
    typography: {
      fontFamily: font.body,
      fontSize: scale === 'desk' ? 14 : 16,
      button: { textTransform: 'none' as const, fontWeight: 550 },
      // MUI's own would be 16 px at any font size.
      ...(scale === 'desk' && { body1: { fontSize: 14, lineHeight: 1.45 } }),
      ...textRoles(look.palette.text.secondary, scale),
    },
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

/** What a text is, as a variant of `Typography`: it takes on what a role does not say from around it. */
export type TextRole = keyof ReturnType<typeof textRoles>;

function textRoles(quiet: string, scale: TextScale) {
  const atDesk = scale === 'desk';
  const small = atDesk ? 13 : 14;
  return {
    /** The screen's name, its `h1`. */
    pageTitle: atDesk
      ? { fontSize: 17, fontWeight: 650, lineHeight: 1.2, letterSpacing: '-.01em' }
      : { font: `850 34px/1 ${font.display}`, textTransform: 'uppercase' as const },
    /** What is open: an order's number, a client, a message's subject. */
    recordTitle: { fontSize: atDesk ? 19 : 24, fontWeight: 650, ...(!atDesk && { lineHeight: 1.25 }) },
    dialogTitle: { fontSize: 17, fontWeight: 650 },
    /** On sheets that rise from below, and above the parts of the phone area's first page. */
    sheetTitle: {
      font: `750 24px/1 ${font.display}`,
      letterSpacing: '.01em',
      textTransform: 'uppercase' as const,
    },
    cardTitle: { fontSize: atDesk ? 15 : 16, fontWeight: 600 },
    /** A part of a form or a card. */
    sectionTitle: { fontSize: atDesk ? 14 : 16, fontWeight: 600 },
    /** The quiet name above a part of a dialog. */
    label: { fontSize: small, fontWeight: 550, color: quiet },
    /** One large number. */
    figure: { fontSize: 26, fontWeight: 650, lineHeight: 1.1, letterSpacing: '-.025em' },
    /** What somebody wrote, to be read at length. */
    lead: { fontSize: atDesk ? 15 : 16 },
    /** A line below or beside what it is about. */
    caption: {
      fontSize: small,
      fontWeight: 'inherit' as const,
      lineHeight: 'inherit' as const,
      color: quiet,
      overflowWrap: 'anywhere' as const,
    },
    small: { fontSize: small },
    /** The smallest text there is. */
    fine: { fontSize: atDesk ? 12.5 : 13 },
    secondary: { color: quiet },
    medium: { fontWeight: 550 },
    strong: { fontWeight: 600 },
    bold: { fontWeight: 650 },
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
    } as const,
  },
};
