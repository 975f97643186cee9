import { WHATSAPP_PATH } from '#libs/design/whatsapp';

const shapes = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  cart: 'M3 4h2.5l2 12h10.5l2.5-9H6.3M9 20.5h.01M17 20.5h.01',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  down: 'M12 5v14M6 13l6 6 6-6',
  external: 'M7 17 17 7M9 7h8v8',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  next: 'm9 5 7 7-7 7',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z',
  pin: 'M12 21s7-6.3 7-12a7 7 0 1 0-14 0c0 5.7 7 12 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M12 6v12M6 12h12',
  previous: 'm15 5-7 7 7 7',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  shield: 'M12 3 20 6v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6z',
  shirt: 'm8 4-5 3 2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  whatsapp: WHATSAPP_PATH,
} as const;

export type IconName = keyof typeof shapes;

/** A line icon in the colour of its text; decoration only, the words beside it carry the meaning. */
export function Icon({ name, sizePx = 20 }: { name: IconName; sizePx?: number }) {
  return (
    <svg className="icon" width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
