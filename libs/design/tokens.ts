/**
 * Colours, type, space and motion, once: the public site (antd and CSS variables), the back-office (MUI), the web
 * manifest and emails all read them from here. contrast.test.ts holds every text and control pair to WCAG 2.2 AA.
 */
export const color = {
  ink: { 950: '#0A0B0D', 900: '#101215', 800: '#16191D', 700: '#1E2227', 600: '#262B31' },
  line: '#2A2F36',
  lineStrong: '#3A4049',
  control: '#6B7178',
  text: '#F4F3EF',
  muted: '#B3B6BA',
  subtle: '#8B9097',
  signal: {
    base: '#FF5A1F',
    hover: '#FF7A47',
    active: '#E64A12',
    text: '#FFA27D',
    soft: 'rgba(255,90,31,.12)',
    on: '#0A0B0D',
  },
  status: {
    success: '#4ADE94',
    warning: '#FFC24B',
    error: '#FF7A85',
    errorHover: '#FF98A1',
    info: '#6CB6FF',
    violet: '#C4A1FF',
  },
  discipline: {
    krav: '#FF5A1F',
    bjj: '#6CB6FF',
    boxing: '#FFC24B',
    filipino: '#C4A1FF',
    kids: '#4ADE94',
    other: '#B3B6BA',
  },
  paper: {
    bg: '#FAF9F6',
    bg2: '#F1EFEA',
    card: '#FFFFFF',
    line: '#E2DFD8',
    rowLine: '#EDEAE4',
    text: '#14171A',
    muted: '#555B62',
    control: '#868C94',
    ember: '#B93A08',
    emberSoft: '#FCEBE2',
  },
  /** Back-office badges: [text, background]. */
  badge: {
    pending: ['#7A4B00', '#FFF1CC'],
    processing: ['#0B4F9E', '#E1EFFF'],
    shipped: ['#5B2BA8', '#EFE6FF'],
    delivered: ['#0B6138', '#DDF5E7'],
    cancelled: ['#A31526', '#FFE3E5'],
    neutral: ['#4A5057', '#ECEDEE'],
    unread: ['#B93A08', '#FCEBE2'],
  },
} as const;

export const font = {
  display: '"Big Shoulders","Big Shoulders Fallback","Big Shoulders Roboto","Arial Narrow",Impact,sans-serif',
  body: '"Geist","Geist Fallback",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
} as const;

/** Pixels. */
export const space = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 124] as const;
/** Pixels: tags, controls, cards, dialogs. */
export const radius = { xs: 2, sm: 4, md: 8, lg: 12, full: 999 } as const;
/** Pixels: an icon that leads a tile or a step; those in buttons and lines follow the text. */
export const icon = { large: 28 } as const;
/** Milliseconds. */
export const motion = { fast: 120, base: 200, slow: 360, ease: 'cubic-bezier(.2,.8,.2,1)' } as const;
/** Pixels, except the fluid gutter. */
export const layout = {
  max: 1280,
  gutter: 'clamp(20px,4.4vw,64px)',
  headerMobile: 60,
  adminSidebar: 232,
  adminBar: 56,
} as const;
export const shadow = {
  mid: '0 1px 0 rgba(255,255,255,.05) inset,0 12px 32px -8px rgba(0,0,0,.65)',
  high: '0 1px 0 rgba(255,255,255,.06) inset,0 32px 80px -16px rgba(0,0,0,.8)',
} as const;
